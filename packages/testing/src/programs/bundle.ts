import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { type BuildOptions, build, type Plugin } from "esbuild";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const FORGOTTEN_MS = 60 * 60_000;

/** They read files of their own package, which they find by where they are. */
const NOT_BUNDLED = ["pdfkit"];

/** What a module of ours finds by its own address, it finds where the module was. */
function addressesKept(addressOf: (path: string) => string): Plugin {
  return {
    name: "addresses-kept",
    setup({ onLoad }) {
      onLoad({ filter: /\/(apps|packages)\/[^/]+\/(src|test|dist)\/.*\.(ts|js)$/ }, async ({ path }) => {
        const text = await readFile(path, "utf8");
        const loader = path.endsWith(".ts") ? "ts" : "js";
        // Without it the file is read as it is, with its source map.
        if (!text.includes("import.meta.url")) return null;
        return { contents: text.replaceAll("import.meta.url", addressOf(path)), loader };
      });
    },
  };
}

/**
 * How programs of ours are bundled: each a file, with what they share, and what is loaded later, beside it.
 *
 * @param entryPoints the files, by the programs' names
 * @param addressOf an expression for the address of the module that stands at a path
 */
export function bundleOptions(
  entryPoints: Readonly<Record<string, string>>,
  addressOf: (path: string) => string,
): BuildOptions {
  return {
    absWorkingDir: ROOT,
    entryPoints: { ...entryPoints },
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node24",
    external: NOT_BUNDLED,
    plugins: [addressesKept(addressOf)],
    // The half of the packages that is CommonJS asks for Node's own modules by it.
    banner: {
      js: `import{createRequire as requireOfBundle}from"node:module";const require=requireOfBundle(import.meta.url);`,
    },
  };
}

/**
 * Bundles an app's programs into `dist/bundle` of its folder, of what `tsc -b` has made: half of the processor time of a
 * start is the finding and reading of a thousand modules.
 *
 * @param app such as `apps/api`
 * @param programs the files in its `dist`, by the programs' names
 */
export async function bundleApp(app: string, programs: Readonly<Record<string, string>>): Promise<void> {
  const dist = join(ROOT, app, "dist");
  const folder = join(dist, "bundle");
  const entries = Object.entries(programs).map(([name, file]) => [name, join(dist, file)]);
  // The image has it all in another place: addresses are told from the bundle's own.
  const addressOf = (path: string) =>
    `new URL(${JSON.stringify(relative(folder, path))}, import.meta.url).href`;
  const { metafile } = await build({
    ...bundleOptions(Object.fromEntries(entries), addressOf),
    outdir: folder,
    sourcemap: "linked",
    sourcesContent: false,
    metafile: true,
  });
  await forgetOld(folder, new Set(Object.keys(metafile.outputs).map((path) => join(ROOT, path))));
}

/** Removes what earlier runs left in a folder, unless something that still runs may use it. */
export async function forgetOld(folder: string, current: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (current.has(path) || Date.now() - (await stat(path)).mtimeMs < FORGOTTEN_MS) continue;
    await rm(path, { recursive: true, force: true });
  }
}
