/** What Node is told whatever it runs of what was built. */
export const BUILT_FLAGS = ["--disable-warning=ExperimentalWarning"];

/** Of what allocates outside of JavaScript's heap, two pools of memory in place of eight for each core. */
export const BUILT_ENV = { MALLOC_ARENA_MAX: "2" };

/** What the youngest objects have, in MB, and how much the old ones may grow until they are collected: decision 67 says what that brings. */
const roomFor = (youngest: number, growth: number) => [
  `--max-semi-space-size=${youngest}`,
  `--heap-growing-percent=${growth}`,
];
const LESS_ROOM = roomFor(8, 50);
const LEAST_ROOM = roomFor(4, 25);

/** Programs as `npm run build` bundles them, and what Node is told besides to run them, by their sources. */
const PROGRAMS: Readonly<Record<string, readonly string[]>> = {
  // @as-integrations/express5 calls `url.parse()`. Node warns about that outside of node_modules, where the bundle is.
  "apps/api/src/main.ts": ["--disable-warning=DEP0169", ...LESS_ROOM, "apps/api/dist/bundle/main.js"],
  "apps/api/src/worker/main.ts": [...LESS_ROOM, "apps/api/dist/bundle/worker.js"],
  "apps/api/src/cli/svc.ts": ["apps/api/dist/bundle/svc.js"],
  "apps/widget-auth/src/main.ts": [...LEAST_ROOM, "apps/widget-auth/dist/bundle/main.js"],
  "scripts/stack/in-one-process.ts": ["node_modules/.cache/svc/one-process/main.js"],
};

/** The words that run a program as it was built. @param source its file: `apps/api/src/main.ts` @throws Error for one that is not bundled */
export function builtProgram(source: string): readonly string[] {
  const words = PROGRAMS[source];
  if (words === undefined) throw new Error(`${source} is not bundled`);
  return words;
}
