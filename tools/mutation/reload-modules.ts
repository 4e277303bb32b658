import { registerHooks } from "node:module";
import { pathToFileURL } from "node:url";

const ROOT = `${pathToFileURL(process.cwd()).href}/`;
/** Modules whose state outlives a reload: the test runner, and running Redis servers. */
const SHARED = /^(?:tools\/|packages\/testing\/src\/(?:jest-runner\/|output\/|test-redis\.ts))/;
const INSTALLED = "/node_modules/";

let generation = 0;

/** Makes later imports load the project's modules again. */
export function reloadModules(): void {
  generation += 1;
}

registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context);
    const { url } = resolved;
    if (generation === 0 || !url.startsWith(ROOT) || url.includes(INSTALLED)) return resolved;
    if (SHARED.test(url.slice(ROOT.length))) return resolved;
    return { ...resolved, url: `${url}${url.includes("?") ? "&" : "?"}generation=${generation}` };
  },
});
