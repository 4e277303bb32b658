import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { type BuildOptions, build, type Metafile, type Plugin } from "esbuild";
import { dynamicCommonJs } from "./dynamic-commonjs.ts";
import { keepClosuresYoung } from "./young-closures.ts";

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
 * Node's HTTP as CommonJS has it. An import asks a module for all that it exports, and among that of `node:http` is what is
 * made of undici and HTTP/2: Node loads both for it, 7 MB and 40 ms of each start, and nothing here uses them.
 */
const httpAlone: Plugin = {
  name: "http-alone",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(node:)?https?$/ }, ({ path, kind }) =>
      kind === "import-statement" ? { path, namespace: "http-alone" } : { path, external: true },
    );
    onLoad({ filter: /./, namespace: "http-alone" }, ({ path }) => ({
      contents: `module.exports = require(${JSON.stringify(path)})`,
      loader: "js",
    }));
  },
};

const BEYOND_ASCII = /[\u0080-\uffff]/g;

/**
 * A program in ASCII. V8 keeps the text of whatever is loaded, and two bytes for each character of it where one is beyond
 * Latin-1, which a dash in a comment is. In strings, templates, patterns and names an escape says the same.
 */
export const toAscii = (program: string) =>
  program.replace(BEYOND_ASCII, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);

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
    // As Node resolves: without it esbuild adds the condition "module", which only bundlers know.
    conditions: [],
    plugins: [addressesKept(addressOf), httpAlone, dynamicCommonJs(ROOT)],
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
  const folder = join(ROOT, app, "dist/bundle");
  const entries = Object.entries(programs).map(([name, file]) => [name, join(ROOT, app, "dist", file)]);
  const { outputs } = await bundleInto(folder, app, Object.fromEntries(entries));
  await forgetOld(folder, new Set(Object.keys(outputs).map((path) => join(ROOT, path))));
}

/**
 * Bundles programs into any folder, for a tree in which it is `dist/bundle` of the app: that of the checkout, or an image.
 *
 * @param programs the files, by the programs' names
 * @param options of esbuild, beside those of every bundle
 * @returns what esbuild tells of what went into it; paths begin at the checkout's root
 */
export async function bundleInto(
  folder: string,
  app: string,
  programs: Readonly<Record<string, string>>,
  options: BuildOptions = {},
): Promise<Metafile> {
  // The image has it all in another place: addresses are told from the bundle's own.
  const bundle = join(ROOT, app, "dist/bundle");
  const addressOf = (path: string) =>
    `new URL(${JSON.stringify(relative(bundle, path))}, import.meta.url).href`;
  const { metafile } = await build({
    ...bundleOptions(programs, addressOf),
    outdir: folder,
    sourcemap: "linked",
    sourcesContent: false,
    ...options,
    metafile: true,
  });
  // No line becomes another: the source maps still fit, but for a few columns.
  for (const path of Object.keys(metafile.outputs).filter((name) => name.endsWith(".js"))) {
    const file = join(ROOT, path);
    await writeFile(file, toAscii(keepClosuresYoung(await readFile(file, "utf8"))));
  }
  return metafile;
}

/** Removes what earlier runs left in a folder, unless something that still runs may use it. */
export async function forgetOld(folder: string, current: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (current.has(path) || Date.now() - (await stat(path)).mtimeMs < FORGOTTEN_MS) continue;
    await rm(path, { recursive: true, force: true });
  }
}
