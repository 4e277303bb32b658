import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { bundleWidget } from "../../packages/widget/bundle.ts";
import { ROOT } from "../stack/settings.ts";

// A workspace is run from its sources. What others install is another folder: without sources, for import and for
// require, with types for each, and with a package.json that names nothing else.

const execute = promisify(execFile);

/** The oldest Node, and the language of its year. */
const NODE = "20";
const TARGET = `node${NODE}`;
/** Fields of package.json that are published unchanged. */
const KEPT = ["name", "version", "description", "keywords", "license"] as const;
const TYPES_OF_SOURCES = /(\bfrom |\bimport\()"(\.{1,2}\/[^"]+)\.ts"/g;

interface Manifest extends Record<(typeof KEPT)[number], unknown> {
  /** What is published besides the code. */
  files: string[];
  /** Entry points. One under a subpath is a file of `dist` without types. */
  exports: Record<string, unknown>;
  /** Whether importing it does something, as to define an element. */
  sideEffects?: boolean;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const WIDGET = "packages/widget";

/** The workspaces that others install. */
export const PUBLISHED = ["packages/keys", "packages/client", WIDGET, "packages/widget-react"];

/**
 * Writes what is published of a workspace.
 *
 * @param workspace Where it is, as `packages/keys`. Its entry is `src/index.ts`.
 * @param target The folder, which is replaced.
 * @param repository The web address of the repository: `https://git.example.com/acme/rail`.
 * @throws Error if its README links to a file that is not in the package
 */
export async function assemblePackage(workspace: string, target: string, repository: string): Promise<void> {
  const from = join(ROOT, workspace);
  const manifest: Manifest = JSON.parse(await readFile(join(from, "package.json"), "utf8"));
  await rm(target, { recursive: true, force: true });
  for (const folder of ["esm", "cjs"]) await mkdir(join(target, folder), { recursive: true });
  await Promise.all([writeCode(from, target, manifest), writeTypes(from, target)]);
  const beside = manifest.files.filter((name) => name !== "dist");
  for (const name of ["README.md", ...beside]) await cp(join(from, name), join(target, name));
  await cp(join(ROOT, "LICENSE"), join(target, "LICENSE"));
  if (workspace === WIDGET) await writeWidgetFiles(target);
  await writeFile(join(target, "cjs/package.json"), '{ "type": "commonjs" }\n');
  const details = published(manifest, beside, { repository, directory: workspace });
  await writeFile(join(target, "package.json"), `${JSON.stringify(details, null, 2)}\n`);
  await checkLinks(target);
}

/** Writes the files for pages without a build into `dist`. */
async function writeWidgetFiles(target: string): Promise<void> {
  await mkdir(join(target, "dist"));
  for (const [name, text] of await bundleWidget()) await writeFile(join(target, "dist", name), text);
}

/** Throws if a README links to a file that is not in the package. */
async function checkLinks(target: string): Promise<void> {
  const text = await readFile(join(target, "README.md"), "utf8");
  for (const [, link = ""] of text.matchAll(/\]\((?!https:|#)([^)#]*)/g)) {
    if (link.startsWith("..") || !existsSync(join(target, link)))
      throw new Error(`${target}/README.md links to ${link}, which is not in the package`);
  }
}

/** Packs it, as `npm publish` would. @returns the tarball's path, in the folder */
export async function packPackage(workspace: string, folder: string, repository: string): Promise<string> {
  const target = join(folder, workspace.replaceAll("/", "-"));
  await assemblePackage(workspace, target, repository);
  const args = ["pack", target, "--pack-destination", folder, "--json", "--offline", "--ignore-scripts"];
  const { stdout } = await execute("npm", args, { cwd: folder });
  await rm(target, { recursive: true });
  // npm 11 gives a list, npm 12 an object by the packages' names.
  const [packed] = Object.values<{ filename: string }>(JSON.parse(stdout));
  return join(folder, String(packed?.filename));
}

async function writeCode(from: string, target: string, manifest: Manifest): Promise<void> {
  const others = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  for (const [folder, format] of [
    ["esm", "esm"],
    ["cjs", "cjs"],
  ] as const) {
    await build({
      entryPoints: [join(from, "src/index.ts")],
      outdir: join(target, folder),
      bundle: true,
      // What is loaded later stays apart, where that can be said.
      splitting: format === "esm",
      format,
      target: TARGET,
      platform: "neutral",
      external: ["node:*", ...others],
      charset: "utf8",
      logLevel: "silent",
    });
  }
}

/** The declarations are the same for both: what they are of, the nearest package.json says. */
async function writeTypes(from: string, target: string): Promise<void> {
  const flags = ["--composite", "false", "--incremental", "false", "--declaration", "--emitDeclarationOnly"];
  const types = join(target, "esm");
  // The declarations of the workspaces that it imports.
  await execute("tsc", ["-b", from], { cwd: ROOT });
  await execute("tsc", ["-p", from, ...flags, "--outDir", types], { cwd: ROOT });
  for (const name of await readdir(types, { recursive: true })) {
    if (!name.endsWith(".d.ts")) continue;
    const text = await readFile(join(types, name), "utf8");
    // TypeScript before 5.7 does not find declarations by their sources' names.
    await writeFile(join(types, name), text.replace(TYPES_OF_SOURCES, '$1"$2.js"'));
  }
  const isTypes = (path: string) => !/\.js$/.test(path);
  await cp(types, join(target, "cjs"), { recursive: true, filter: isTypes });
}

function published(
  manifest: Manifest,
  beside: readonly string[],
  { repository, directory }: { repository: string; directory: string },
): object {
  const files = Object.entries(manifest.exports).filter(([, path]) => typeof path === "string");
  const entry = (folder: string) => ({ types: `./${folder}/index.d.ts`, default: `./${folder}/index.js` });
  return {
    ...Object.fromEntries(KEPT.map((name) => [name, manifest[name]])),
    type: "module",
    sideEffects: manifest.sideEffects ?? false,
    engines: { node: `>=${NODE}` },
    main: "./cjs/index.js",
    module: "./esm/index.js",
    types: "./cjs/index.d.ts",
    exports: {
      ".": { import: entry("esm"), require: entry("cjs") },
      ...Object.fromEntries(files),
      "./package.json": "./package.json",
    },
    files: ["cjs", "esm", ...(files.length > 0 ? ["dist"] : []), ...beside],
    repository: { type: "git", url: `git+${repository}.git`, directory },
    homepage: `${repository}#readme`,
    bugs: `${repository}/issues`,
    ...pick(manifest, "dependencies"),
    ...pick(manifest, "peerDependencies"),
    publishConfig: { access: "public" },
  };
}

function pick(manifest: Manifest, name: "dependencies" | "peerDependencies"): object {
  return manifest[name] ? { [name]: manifest[name] } : {};
}
