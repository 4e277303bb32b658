/**
 * What Node is told where it runs what was built. A garbage collector that gives the youngest objects less room runs more
 * often, which takes no time that could be measured ([decision 62](../../docs/decisions/0062-what-a-process-loads.md)).
 */
export const BUILT_FLAGS = ["--disable-warning=ExperimentalWarning", "--max-semi-space-size=8"];

const BUNDLES: Readonly<Record<string, string>> = {
  "apps/api/src/main.ts": "apps/api/dist/bundle/main.js",
  "apps/api/src/worker/main.ts": "apps/api/dist/bundle/worker.js",
  "apps/api/src/cli/svc.ts": "apps/api/dist/bundle/svc.js",
  "apps/widget-auth/src/main.ts": "apps/widget-auth/dist/bundle/main.js",
};

/** A program as `npm run build` bundles it. @param source its file: `apps/api/src/main.ts` @throws Error for one that is not */
export function builtProgram(source: string): string {
  const bundle = BUNDLES[source];
  if (bundle === undefined) throw new Error(`${source} is not bundled`);
  return bundle;
}
