import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type BuildOptions, build, type Metafile, type Plugin } from "esbuild";
import { dynamicCommonJs } from "./dynamic-commonjs.ts";

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

/** Programs of an app that are bundled together. */
export interface AppPrograms {
  /** The folder of the app: `apps/api` */
  app: string;
  /** Modules without folder and extension, by the names of their programs: `{ worker: "worker/main" }` */
  programs: Readonly<Record<string, string>>;
}

/** The bundled programs of the images and of `npm start`. Tests start the same ones. */
export const SHIPPED: readonly AppPrograms[] = [
  {
    app: "apps/api",
    programs: {
      main: "main",
      worker: "worker/main",
      svc: "cli/svc",
      // A thread of the API. `line-thread.ts` finds it beside its own bundle by this name.
      "read-lines": "exports/read-lines",
    },
  },
  { app: "apps/widget-auth", programs: { main: "main" } },
];

/** All differences between the bundles of a build, of an image and of tests. */
export interface BundleVariant {
  /** The folder of the modules in the app. Default: `src` */
  from?: "src" | "test";
  /** The folder from which the programs run. Default: `dist/bundle` of the app, in this checkout or in an image */
  location?: string;
  /** Whether source maps are written beside the programs. Default: false */
  sourceMaps?: boolean;
}

/** Returns the options of esbuild. Modules shared by programs, and those that are loaded later, become files beside them. */
export function bundleOptions(
  { app, programs }: AppPrograms,
  { from = "src", location = join(app, "dist/bundle"), sourceMaps = false }: BundleVariant,
): BuildOptions {
  const entries = Object.entries(programs).map(([name, file]) => [
    name,
    resolve(ROOT, app, from, `${file}.ts`),
  ]);
  // Relative to the bundle, because an image has it in another place.
  const addressOf = (path: string) =>
    `new URL(${JSON.stringify(relative(resolve(ROOT, location), path))}, import.meta.url).href`;
  return {
    absWorkingDir: ROOT,
    entryPoints: Object.fromEntries(entries),
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node24",
    external: NOT_BUNDLED,
    conditions: ["source"],
    plugins: [addressesKept(addressOf), httpAlone, dynamicCommonJs(ROOT)],
    // The half of the packages that is CommonJS asks for Node's own modules by it.
    banner: {
      js: `import{createRequire as requireOfBundle}from"node:module";const require=requireOfBundle(import.meta.url);`,
    },
    sourcemap: sourceMaps && "linked",
    sourcesContent: false,
  };
}

/**
 * Bundles an app's shipped programs into its `dist/bundle`: half of the processor time of a start is the finding and
 * reading of a thousand modules.
 */
export async function bundleApp(app: string): Promise<void> {
  const folder = join(ROOT, app, "dist/bundle");
  const { outputs } = await bundleInto(folder, shippedPrograms(app), { sourceMaps: true });
  await forgetOld(folder, new Set(Object.keys(outputs).map((path) => join(ROOT, path))));
}

/** Returns the shipped programs of an app. @throws Error for another folder */
export function shippedPrograms(app: string): AppPrograms {
  const found = SHIPPED.find((one) => one.app === app);
  if (!found) throw new Error(`${app} has no shipped programs`);
  return found;
}

/**
 * Bundles programs into a folder. Builds, images and tests all call this function.
 *
 * @returns esbuild's metafile; paths begin at the checkout's root
 */
export async function bundleInto(
  folder: string,
  programs: AppPrograms,
  variant: BundleVariant = {},
): Promise<Metafile> {
  const { metafile } = await build({
    ...bundleOptions(programs, variant),
    outdir: folder,
    metafile: true,
  });
  for (const path of Object.keys(metafile.outputs).filter((name) => name.endsWith(".js"))) {
    const file = join(ROOT, path);
    await writeFile(file, toAscii(await readFile(file, "utf8")));
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
