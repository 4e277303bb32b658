/** What Node is told whatever it runs of what was built. */
export const BUILT_FLAGS = ["--disable-warning=ExperimentalWarning"];

/** Half of what Node gives the youngest objects: decision 62 says what that brings, and why the widget service has it whole. */
const LESS_ROOM = "--max-semi-space-size=16";

/** Programs as `npm run build` bundles them, and what Node is told besides to run them, by their sources. */
const PROGRAMS: Readonly<Record<string, readonly string[]>> = {
  "apps/api/src/main.ts": [LESS_ROOM, "apps/api/dist/bundle/main.js"],
  "apps/api/src/worker/main.ts": [LESS_ROOM, "apps/api/dist/bundle/worker.js"],
  "apps/api/src/cli/svc.ts": ["apps/api/dist/bundle/svc.js"],
  "apps/widget-auth/src/main.ts": ["apps/widget-auth/dist/bundle/main.js"],
};

/** The words that run a program as it was built. @param source its file: `apps/api/src/main.ts` @throws Error for one that is not bundled */
export function builtProgram(source: string): readonly string[] {
  const words = PROGRAMS[source];
  if (words === undefined) throw new Error(`${source} is not bundled`);
  return words;
}
