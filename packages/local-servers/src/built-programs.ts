/** Node flags of every built program. */
export const BUILT_FLAGS = ["--disable-warning=ExperimentalWarning"];

/** Environment of every built program. Two malloc arenas instead of eight per core save memory. */
export const BUILT_ENV = { MALLOC_ARENA_MAX: "2" };

/** @param youngMb size of the young generation @param growth of the old generation before a collection, in percent */
const createHeapFlags = (youngMb: number, growth: number) => [
  `--max-semi-space-size=${youngMb}`,
  `--heap-growing-percent=${growth}`,
];
// docs/performance.md has the measurements.
const SMALL_HEAP = createHeapFlags(8, 50);
const SMALLEST_HEAP = createHeapFlags(4, 25);

const PROGRAMS: Readonly<Record<string, readonly string[]>> = {
  // Hides Node's warning about `url.parse()`, which @as-integrations/express5 calls.
  "apps/api/src/main.ts": ["--disable-warning=DEP0169", ...SMALL_HEAP, "apps/api/dist/bundle/main.js"],
  "apps/api/src/platform/worker/main.ts": [...SMALL_HEAP, "apps/api/dist/bundle/worker.js"],
  "apps/api/src/cli/svc.ts": ["apps/api/dist/bundle/svc.js"],
  "apps/widget-auth/src/main.ts": [...SMALLEST_HEAP, "apps/widget-auth/dist/bundle/main.js"],
  "scripts/stack/in-one-process.ts": ["node_modules/.cache/svc/one-process/main.js"],
};

/** Returns the arguments that run a built program. @param source such as `apps/api/src/main.ts` */
export function getBuiltProgramArgs(source: string): readonly string[] {
  const args = PROGRAMS[source];
  if (args === undefined) throw new Error(`${source} is not bundled`);
  return args;
}
