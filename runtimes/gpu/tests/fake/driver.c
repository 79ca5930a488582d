/* A driver and a compiler that do on the host what NVIDIA's and AMD's do on a card: memory is the host's, a kernel runs one thread after the
 * other, work waits in a stream until somebody waits for it, and recordings are lists of work. It refuses what the real ones refuse: calls
 * without a context, unknown handles, copies out of bounds, waiting while work is recorded.
 *
 * Compiled with -DCUDA or -DHIP. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef CUDA
#define NAME(cuda, hip) cuda
#define RTC(name) nvrtc##name
#else
#define NAME(cuda, hip) hip
#define RTC(name) hiprtc##name
#endif

enum { INVALID = 1, NO_MEMORY = 2, NO_CONTEXT = 201, BAD_HANDLE = 400, NOT_WHILE_RECORDING = 900 };
enum { CONTEXT = 0x1234, STREAM = 0x5678, LIMIT = 1 << 30 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static __thread int entered;
static int recording;
static size_t used;

/* Blocks of memory. */
static struct block { char *at; size_t size; struct block *next; } *blocks;

static int inside(uintptr_t at, size_t size) {
    for (struct block *b = blocks; b; b = b->next)
        if (at >= (uintptr_t)b->at && at + size <= (uintptr_t)b->at + b->size) return 1;
    return 0;
}

/* Work: a copy, a filling or a launch. */
struct context { unsigned place, group, group_size; };
typedef void run_t(struct context *, void **);
struct module { void *library; };
struct work { int kind; char *to; const char *from; size_t size; int value; run_t *run; unsigned groups, group; void **args; struct work *next; };
struct list { struct work *first, **last; };
static struct list stream = {0, &stream.first}, recorded;

static void push(struct work w) {
    struct list *list = recording ? &recorded : &stream;
    struct work *copy = malloc(sizeof w);
    *copy = w;
    copy->next = 0;
    *list->last = copy;
    list->last = &copy->next;
}

static void perform(const struct list *list) {
    for (struct work *w = list->first; w; w = w->next) {
        if (w->kind == 0) memcpy(w->to, w->from, w->size);
        if (w->kind == 1) memset(w->to, w->value, w->size);
        for (unsigned g = 0; w->kind == 2 && g < w->groups; ++g)
            for (unsigned t = 0; t < w->group; ++t) {
                struct context context = {t, g, w->group};
                w->run(&context, w->args);
            }
    }
}

#define CALL(result) do { pthread_mutex_lock(&lock); int error = entered ? (result) : NO_CONTEXT; pthread_mutex_unlock(&lock); return error; } while (0)

int NAME(cuInit, hipInit)(unsigned flags) { return flags ? INVALID : 0; }
int NAME(cuDeviceGetCount, hipGetDeviceCount)(int *count) { *count = 1; return 0; }
int NAME(cuDeviceGet, hipDeviceGet)(int *device, int number) { *device = 7; return number ? INVALID : 0; }
int NAME(cuDeviceGetName, hipDeviceGetName)(char *name, int size, int device) { return device != 7 || snprintf(name, size, "Fake gfx card") < 0; }
int NAME(cuDeviceTotalMem_v2, hipDeviceTotalMem)(size_t *size, int device) { *size = LIMIT; return device != 7; }
int NAME(cuDevicePrimaryCtxRetain, hipDevicePrimaryCtxRetain)(uintptr_t *context, int device) { *context = CONTEXT; return device != 7; }
int NAME(cuCtxSetCurrent, hipCtxSetCurrent)(uintptr_t context) { entered = 1; return context == CONTEXT ? 0 : BAD_HANDLE; }
#ifdef CUDA
int cuDeviceGetAttribute(int *value, int attribute, int device) { *value = attribute == 75 ? 8 : 9; return device != 7 || attribute < 75 || attribute > 76; }
int cuGetErrorString(int error, const char **text) { *text = error == NO_MEMORY ? "out of memory" : "refused"; return 0; }
#else
int hipGetDevicePropertiesR0600(char *properties, int device) {
    strcpy(properties, "Fake gfx card");
    strcpy(properties + 1160, "gfx1100:sramecc+");
    return device != 7;
}
const char *hipGetErrorString(int error) { return error == NO_MEMORY ? "out of memory" : "refused"; }
#endif

static int allocate(uintptr_t *at, size_t size) {
    if (!size) return INVALID;
    if (used + size > LIMIT) return NO_MEMORY;
    struct block *b = malloc(sizeof *b);
    *b = (struct block){malloc(size), size, blocks};
    if (size < 1 << 24) memset(b->at, 0xa5, size);
    blocks = b;
    used += size;
    *at = (uintptr_t)b->at;
    return 0;
}
int NAME(cuMemAlloc_v2, hipMalloc)(uintptr_t *at, size_t size) { CALL(allocate(at, size)); }
static int release(uintptr_t at) {
    for (struct block **b = &blocks; *b; b = &(*b)->next)
        if ((uintptr_t)(*b)->at == at) {
            used -= (*b)->size;
            free((*b)->at);
            *b = (*b)->next;
            return 0;
        }
    return BAD_HANDLE;
}
int NAME(cuMemFree_v2, hipFree)(uintptr_t at) { CALL(release(at)); }
int NAME(cuMemHostAlloc, hipHostMalloc)(void **at, size_t size, unsigned flags) { *at = malloc(size); return flags ? INVALID : 0; }
int NAME(cuMemFreeHost, hipHostFree)(void *at) { free(at); return 0; }

static int enter(uintptr_t in, uintptr_t at, size_t size, struct work w) {
    if (in != STREAM || !inside(at, size)) return INVALID;
    push(w);
    return 0;
}
int NAME(cuMemcpyHtoDAsync_v2, hipMemcpyHtoDAsync)(uintptr_t to, const void *from, size_t size, uintptr_t in) {
    CALL(enter(in, to, size, (struct work){.kind = 0, .to = (char *)to, .from = from, .size = size}));
}
int NAME(cuMemcpyDtoHAsync_v2, hipMemcpyDtoHAsync)(void *to, uintptr_t from, size_t size, uintptr_t in) {
    CALL(enter(in, from, size, (struct work){.kind = 0, .to = to, .from = (char *)from, .size = size}));
}
int NAME(cuMemsetD8Async, hipMemsetD8Async)(uintptr_t at, unsigned char value, size_t size, uintptr_t in) {
    CALL(enter(in, at, size, (struct work){.kind = 1, .to = (char *)at, .value = value, .size = size}));
}

/* An object is its length, then a library of the host. */
int NAME(cuModuleLoadData, hipModuleLoadData)(struct module **module, const char *object) {
    char path[] = "/tmp/kiln-fake-XXXXXX";
    uint64_t size;
    memcpy(&size, object, sizeof size);
    FILE *file = fdopen(mkstemp(path), "wb");
    fwrite(object + 8, 1, size, file);
    fclose(file);
    *module = malloc(sizeof **module);
    (*module)->library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    remove(path);
    return entered ? (*module)->library ? 0 : INVALID : NO_CONTEXT;
}
int NAME(cuModuleUnload, hipModuleUnload)(struct module *module) { return dlclose(module->library); }
int NAME(cuModuleGetFunction, hipModuleGetFunction)(struct module **function, struct module *module, const char *name) {
    *function = module;
    return dlsym(module->library, name) ? 0 : BAD_HANDLE;
}

static int launch(struct module *function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz, unsigned shared,
                  uintptr_t in, void **params, void **extra) {
    if (in != STREAM || gy != 1 || gz != 1 || by != 1 || bz != 1 || bx > 1024 || !gx || !bx || shared || extra) return INVALID;
    const unsigned *count = dlsym(function->library, "kiln_count");
    void **args = malloc(*count * sizeof *args + 1);
    /* A parameter is copied now, as it may change. */
    for (unsigned i = 0; i < *count; ++i) {
        args[i] = *(void **)params[i];
        if (!inside((uintptr_t)args[i], 1)) return INVALID;
    }
    push((struct work){.kind = 2, .run = (run_t *)dlsym(function->library, "kiln_run"), .groups = gx, .group = bx, .args = args});
    return 0;
}
int NAME(cuLaunchKernel, hipModuleLaunchKernel)(struct module *function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                                                unsigned shared, uintptr_t in, void **params, void **extra) {
    CALL(launch(function, gx, gy, gz, bx, by, bz, shared, in, params, extra));
}

int NAME(cuStreamCreate, hipStreamCreateWithFlags)(uintptr_t *made, unsigned flags) { *made = STREAM; return flags != 1; }
static int wait_for(uintptr_t in) {
    if (recording) return NOT_WHILE_RECORDING;
    perform(&stream);
    stream = (struct list){0, &stream.first};
    return in != STREAM;
}
int NAME(cuStreamSynchronize, hipStreamSynchronize)(uintptr_t in) { CALL(wait_for(in)); }

static int begin(uintptr_t in) {
    if (recording || in != STREAM) return NOT_WHILE_RECORDING;
    recording = 1;
    recorded = (struct list){0, &recorded.first};
    return 0;
}
int NAME(cuStreamBeginCapture_v2, hipStreamBeginCapture)(uintptr_t in, int mode) { CALL(mode == 2 ? begin(in) : INVALID); }
static int end(struct list **graph) {
    if (!recording) return INVALID;
    recording = 0;
    *graph = malloc(sizeof **graph);
    **graph = recorded;
    return 0;
}
int NAME(cuStreamEndCapture, hipStreamEndCapture)(uintptr_t in, struct list **graph) { CALL(in == STREAM ? end(graph) : INVALID); }
int NAME(cuGraphInstantiateWithFlags, hipGraphInstantiateWithFlags)(struct list **made, struct list *graph, unsigned long long flags) {
    *made = graph;
    return flags != 0;
}
static int replay(struct list *graph, uintptr_t in) {
    int error = wait_for(in);
    if (!error) perform(graph);
    return error;
}
int NAME(cuGraphLaunch, hipGraphLaunch)(struct list *graph, uintptr_t in) { CALL(replay(graph, in)); }
int NAME(cuGraphDestroy, hipGraphDestroy)(struct list *graph) { free(graph); return 0; }
int NAME(cuGraphExecDestroy, hipGraphExecDestroy)(struct list *made) { return made == 0; }

int NAME(cuEventCreate, hipEventCreateWithFlags)(uintptr_t *made, unsigned flags) { static uintptr_t next; *made = ++next; return flags != 0; }
int NAME(cuEventRecord, hipEventRecord)(uintptr_t event, uintptr_t in) { CALL(event && in == STREAM ? 0 : INVALID); }
int NAME(cuEventElapsedTime, hipEventElapsedTime)(float *time, uintptr_t from, uintptr_t to) { *time = 1.5f; return from >= to; }
int NAME(cuEventDestroy_v2, hipEventDestroy)(uintptr_t event) { return event == 0; }

/* The compiler. */
struct program { char *text, *log, *object; size_t size; };

int RTC(Version)(int *major, int *minor) { *major = 0; *minor = 1; return 0; }
int RTC(CreateProgram)(struct program **program, const char *text, const char *name, int headers, const char **a, const char **b) {
    *program = calloc(1, sizeof **program);
    (*program)->text = strdup(text);
    return headers || a || b || !name;
}
int RTC(CompileProgram)(struct program *program, int count, const char **options) {
    int contracts = 1, architecture = 0;
    for (int i = 0; i < count; ++i) {
        contracts &= !strstr(options[i], "--fmad=false") && !strstr(options[i], "-ffp-contract=off");
        architecture |= strstr(options[i], "arch") && (strstr(options[i], "=sm_89") || strstr(options[i], "=gfx1100"));
    }
    char folder[] = "/tmp/kiln-fake-XXXXXX", command[1024];
    if (contracts || !architecture || !mkdtemp(folder)) return INVALID;
    sprintf(command, "%s/kernel.cc", folder);
    FILE *file = fopen(command, "w");
    fprintf(file, "%s\nextern \"C\" unsigned kiln_count = kiln_arguments(kiln_kernel);\n", program->text);
    fprintf(file, "extern \"C\" void kiln_run(kiln_context *self, void **args) { kiln_self = self; kiln_call(kiln_kernel, args); }\n");
    fclose(file);
    sprintf(command, "%s -x c++ -std=c++17 -O1 -w -ffp-contract=off -fno-strict-aliasing -fPIC -shared -D%s -include '%s' '%s/kernel.cc' -o '%s/kernel.so' 2>'%s/log' -lm",
            getenv("KILN_FAKE_CLANG"), NAME("CUDA", "HIP"), getenv("KILN_FAKE_NAMES"), folder, folder, folder);
    int failed = system(command);
    sprintf(command, "%s/%s", folder, failed ? "log" : "kernel.so");
    file = fopen(command, "rb");
    fseek(file, 0, SEEK_END);
    uint64_t size = ftell(file);
    rewind(file);
    char *bytes = calloc(1, size + 9);
    memcpy(bytes, &size, 8);
    size = fread(bytes + 8, 1, size, file);
    fclose(file);
    sprintf(command, "rm -r '%s'", folder);
    if (failed) program->log = bytes + 8; else { program->object = bytes; program->size = size + 8; }
    return system(command) || failed ? 6 : 0;
}
int RTC(GetProgramLogSize)(struct program *program, size_t *size) { *size = program->log ? strlen(program->log) + 1 : 1; return 0; }
int RTC(GetProgramLog)(struct program *program, char *log) { strcpy(log, program->log ? program->log : ""); return 0; }
int NAME(nvrtcGetCUBINSize, hiprtcGetCodeSize)(struct program *program, size_t *size) { *size = program->size; return 0; }
int NAME(nvrtcGetCUBIN, hiprtcGetCode)(struct program *program, char *object) { memcpy(object, program->object, program->size); return 0; }
int RTC(DestroyProgram)(struct program **program) { *program = 0; return 0; }
