export const BUILT_FLAGS = ["--disable-warning=ExperimentalWarning"];

/** Limits malloc to two arenas. The default is eight per core. */
export const BUILT_ENV = { MALLOC_ARENA_MAX: "2" };

/** Returns V8 flags for the young generation's size in MB, and the old generation's growth before a collection; see docs/performance.md. */
const heapFlags = (youngest: number, growth: number) => [
  `--max-semi-space-size=${youngest}`,
  `--heap-growing-percent=${growth}`,
];
const SMALL_HEAP = heapFlags(8, 50);
const SMALLEST_HEAP = heapFlags(4, 25);

const PROGRAMS: Readonly<Record<string, readonly string[]>> = {
  // @as-integrations/express5 calls `url.parse()`, which Node warns about outside node_modules, where the bundle is.
  "apps/api/src/main.ts": ["--disable-warning=DEP0169", ...SMALL_HEAP, "apps/api/dist/bundle/main.js"],
  "apps/api/src/platform/worker/main.ts": [...SMALL_HEAP, "apps/api/dist/bundle/worker.js"],
  "apps/api/src/cli/svc.ts": ["apps/api/dist/bundle/svc.js"],
  "apps/widget-auth/src/main.ts": [...SMALLEST_HEAP, "apps/widget-auth/dist/bundle/main.js"],
  "scripts/stack/in-one-process.ts": ["node_modules/.cache/svc/one-process/main.js"],
};

/** Returns the arguments that run a built program. @param source such as `apps/api/src/main.ts` */
export function builtProgram(source: string): readonly string[] {
  const args = PROGRAMS[source];
  if (args === undefined) throw new Error(`${source} is not bundled`);
  return args;
}
