import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type BuildOptions, build, type Metafile, type Plugin } from "esbuild";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const STALE_MS = 60 * 60_000;

/** These packages load files relative to their own folder. */
const NOT_BUNDLED = ["pdfkit"];

/** Makes `import.meta.url` of our modules point to their sources. */
function keepModuleUrls(toModuleUrl: (path: string) => string): Plugin {
  return {
    name: "keep-module-urls",
    setup({ onLoad }) {
      onLoad({ filter: /\/(apps|packages)\/[^/]+\/(src|test|dist)\/.*\.(ts|js)$/ }, async ({ path }) => {
        const text = await readFile(path, "utf8");
        const loader = path.endsWith(".ts") ? "ts" : "js";
        // Null loads the file unchanged, with its source map.
        if (!text.includes("import.meta.url")) return null;
        return { contents: text.replaceAll("import.meta.url", toModuleUrl(path)), loader };
      });
    },
  };
}

/** An ES import would also load undici and HTTP/2: 7 MB and 40 ms per start. */
const requireHttp: Plugin = {
  name: "require-http",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(node:)?https?$/ }, ({ path, kind }) =>
      kind === "import-statement" ? { path, namespace: "require-http" } : { path, external: true },
    );
    onLoad({ filter: /./, namespace: "require-http" }, ({ path }) => ({
      contents: `module.exports = require(${JSON.stringify(path)})`,
      loader: "js",
    }));
  },
};

const NON_ASCII = /[\u0080-\uffff]/g;

/** Escapes a program to ASCII, because one character beyond Latin-1 doubles the source's memory in V8. */
export const toAscii = (program: string) =>
  program.replace(NON_ASCII, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);

export interface AppPrograms {
  /** Such as `apps/api`. */
  app: string;
  /** Modules without folder and extension, by program: `{ worker: "platform/worker/main" }` */
  programs: Readonly<Record<string, string>>;
}

export const SHIPPED: readonly AppPrograms[] = [
  {
    app: "apps/api",
    programs: {
      main: "main",
      worker: "platform/worker/main",
      svc: "cli/svc",
      // `line-thread.ts` starts this worker thread by name.
      "read-lines": "records/exports/read-lines",
    },
  },
  { app: "apps/widget-auth", programs: { main: "main" } },
];

export interface BundleVariant {
  /** Source folder in the app. */
  from?: "src" | "test";
  /** Folder that the programs run from. */
  location?: string;
  sourceMaps?: boolean;
  /** Oldest version of Node. */
  target?: string;
}

/** Creates esbuild's options. Shared and lazily loaded modules become separate files. */
export function createBundleOptions(
  { app, programs }: AppPrograms,
  { from = "src", location = join(app, "dist/bundle"), sourceMaps = false, target = "node24" }: BundleVariant,
): BuildOptions {
  const entries = Object.entries(programs).map(([name, file]) => [
    name,
    resolve(ROOT, app, from, `${file}.ts`),
  ]);
  // Relative to the bundle, because the bundle's location differs in an image.
  const toModuleUrl = (path: string) =>
    `new URL(${JSON.stringify(relative(resolve(ROOT, location), path))}, import.meta.url).href`;
  return {
    absWorkingDir: ROOT,
    entryPoints: Object.fromEntries(entries),
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target,
    external: NOT_BUNDLED,
    conditions: ["source"],
    plugins: [keepModuleUrls(toModuleUrl), requireHttp, dynamicCommonJs(ROOT)],
    // CommonJS packages need `require` to load Node's modules.
    banner: {
      js: `import{createRequire as requireOfBundle}from"node:module";const require=requireOfBundle(import.meta.url);`,
    },
    sourcemap: sourceMaps && "linked",
    sourcesContent: false,
  };
}

export async function bundleApp(app: string): Promise<void> {
  const folder = join(ROOT, app, "dist/bundle");
  const { outputs } = await bundleInto(folder, findShippedPrograms(app), { sourceMaps: true });
  await removeStale(folder, new Set(Object.keys(outputs).map((path) => join(ROOT, path))));
}

export function findShippedPrograms(app: string): AppPrograms {
  const programs = SHIPPED.find((shipped) => shipped.app === app);
  if (!programs) throw new Error(`${app} has no shipped programs`);
  return programs;
}

/** Bundles programs into a folder. @returns esbuild's metafile, with paths relative to the checkout */
export async function bundleInto(
  folder: string,
  programs: AppPrograms,
  variant: BundleVariant = {},
): Promise<Metafile> {
  const { metafile } = await build({
    ...createBundleOptions(programs, variant),
    outdir: folder,
    metafile: true,
  });
  for (const path of Object.keys(metafile.outputs).filter((name) => name.endsWith(".js"))) {
    const file = join(ROOT, path);
    await writeFile(file, toAscii(await readFile(file, "utf8")));
  }
  return metafile;
}

/** Removes old entries, but not recent ones, which may be in use. */
export async function removeStale(folder: string, current: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (current.has(path) || Date.now() - (await stat(path)).mtimeMs < STALE_MS) continue;
    await rm(path, { recursive: true, force: true });
  }
}

const NAMESPACE = "dynamic-commonjs";
/** Names that Node adds to the namespace of a CommonJS module. */
const WHOLE_MODULE = ["default", "module.exports"];

/** Gives `import()` of a CommonJS package Node's named exports. With `splitting`, esbuild exports only `default`. */
function dynamicCommonJs(root: string): Plugin {
  return {
    name: NAMESPACE,
    setup({ onResolve, onLoad, resolve }) {
      onResolve({ filter: /^[^.]/ }, async ({ path, kind, pluginData, ...where }) => {
        if (kind !== "dynamic-import" || pluginData === NAMESPACE) return null;
        const resolved = await resolve(path, { kind, ...where, pluginData: NAMESPACE });
        if (resolved.external || resolved.namespace !== "file" || !resolved.path.includes("/node_modules/"))
          return resolved;
        const names = Object.keys(await import(pathToFileURL(resolved.path).href));
        if (!names.includes("module.exports")) return resolved;
        return {
          path: relative(root, resolved.path),
          namespace: NAMESPACE,
          pluginData: { ...resolved, names },
        };
      });
      onLoad({ filter: /./, namespace: NAMESPACE }, ({ pluginData: { path, names } }) => {
        const namedExports = (names as string[]).filter((name) => !WHOLE_MODULE.includes(name));
        const lines = [
          `const all = require(${JSON.stringify(path)});`,
          `const { ${namedExports.map((name, index) => `${JSON.stringify(name)}: _${index}`).join(", ")} } = all;`,
          `export { all as default, ${namedExports.map((name, index) => `_${index} as ${JSON.stringify(name)}`).join(", ")} };`,
        ];
        return { contents: lines.join("\n"), loader: "js", resolveDir: dirname(path) };
      });
    },
  };
}
