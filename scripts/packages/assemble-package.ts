import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { bundleCli } from "../../packages/cli/bundle.ts";
import { bundleServer } from "../../packages/mcp/bundle.ts";
import { bundleWidget } from "../../packages/widget/bundle.ts";
import { ROOT } from "../stack/settings.ts";

// Published packages have builds for import and require, types, and a reduced package.json, but no sources.

const execute = promisify(execFile);

/** Oldest supported Node. Published code uses no newer syntax. */
const MIN_NODE = "20";
const TARGET = `node${MIN_NODE}`;
const COPIED_FIELDS = ["name", "version", "description", "keywords", "license"] as const;
const TS_IMPORTS = /(\bfrom |\bimport\()"(\.{1,2}\/[^"]+)\.ts"/g;

interface Manifest extends Record<(typeof COPIED_FIELDS)[number], unknown> {
  files: string[];
  /** Apart from `.`, subpaths are files in `dist` without types. */
  exports: Record<string, unknown>;
  /** True if importing the package has side effects, such as defining an element. */
  sideEffects?: boolean;
  /** Program paths in the published package. In `bin`, npm would link them in the checkout. */
  publishConfig?: { bin: Record<string, string> };
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const WIDGET = "packages/widget";
const MCP = "packages/mcp";
const CLI = "packages/cli";

export const PUBLISHED = ["packages/keys", "packages/client", CLI, MCP, WIDGET, "packages/widget-react"];

/**
 * @param workspace such as `packages/keys`, with the entry `src/index.ts` if it has exports
 * @param target folder to replace
 * @param repository web URL
 * @throws Error if the README links to a file outside the package
 */
async function assemblePackage(workspace: string, target: string, repository: string): Promise<void> {
  const from = join(ROOT, workspace);
  const manifest: Manifest = JSON.parse(await readFile(join(from, "package.json"), "utf8"));
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  if (hasEntry(manifest)) await writeEntry(from, target, manifest);
  const extraFiles = manifest.files.filter((name) => name !== "dist");
  for (const name of ["README.md", ...extraFiles]) await cp(join(from, name), join(target, name));
  await cp(join(ROOT, "LICENSE"), join(target, "LICENSE"));
  if (workspace === WIDGET) await writeWidgetFiles(target);
  if (workspace === MCP) await bundleServer(join(target, "bin"));
  if (workspace === CLI) await bundleCli(join(target, "bin"));
  const publishedManifest = toPublishedManifest(manifest, extraFiles, { repository, directory: workspace });
  await writeFile(join(target, "package.json"), `${JSON.stringify(publishedManifest, null, 2)}\n`);
  await checkLinks(target);
}

/** False if the package has only a program. */
const hasEntry = ({ exports }: Manifest) => "." in exports;

async function writeEntry(from: string, target: string, manifest: Manifest): Promise<void> {
  for (const folder of ["esm", "cjs"]) await mkdir(join(target, folder));
  await Promise.all([writeCode(from, target, manifest), writeTypes(from, target)]);
  await writeFile(join(target, "cjs/package.json"), '{ "type": "commonjs" }\n');
}

async function writeWidgetFiles(target: string): Promise<void> {
  await mkdir(join(target, "dist"));
  for (const [name, text] of await bundleWidget()) await writeFile(join(target, "dist", name), text);
}

async function checkLinks(target: string): Promise<void> {
  const text = await readFile(join(target, "README.md"), "utf8");
  for (const [, link = ""] of text.matchAll(/\]\((?!https:|#)([^)#]*)/g)) {
    if (link.startsWith("..") || !existsSync(join(target, link)))
      throw new Error(`${target}/README.md links to ${link}, which is not in the package`);
  }
}

/** Packs like `npm publish`. @returns path of the tarball */
export async function packPackage(workspace: string, folder: string, repository: string): Promise<string> {
  const target = join(folder, workspace.replaceAll("/", "-"));
  await assemblePackage(workspace, target, repository);
  const args = ["pack", target, "--pack-destination", folder, "--json", "--offline", "--ignore-scripts"];
  const { stdout } = await execute("npm", args, { cwd: folder });
  await rm(target, { recursive: true });
  // npm 11 returns a list, npm 12 an object by package name.
  const [packed] = Object.values<{ filename: string }>(JSON.parse(stdout));
  return join(folder, String(packed?.filename));
}

async function writeCode(from: string, target: string, manifest: Manifest): Promise<void> {
  const dependencies = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  for (const format of ["esm", "cjs"] as const) {
    await build({
      entryPoints: [join(from, "src/index.ts")],
      outdir: join(target, format),
      bundle: true,
      // esbuild can split only ES modules.
      splitting: format === "esm",
      format,
      // Bundles sources, because the workspaces may not be built.
      conditions: ["source"],
      target: TARGET,
      platform: "neutral",
      external: ["node:*", ...dependencies],
      charset: "utf8",
      logLevel: "silent",
    });
  }
}

/** Writes the same declarations to `esm` and `cjs`. The nearest package.json sets their module type. */
async function writeTypes(from: string, target: string): Promise<void> {
  const flags = ["--composite", "false", "--incremental", "false", "--declaration", "--emitDeclarationOnly"];
  const types = join(target, "esm");
  await execute("tsc", ["-b", from], { cwd: ROOT });
  await execute("tsc", ["-p", from, ...flags, "--outDir", types], { cwd: ROOT });
  for (const name of await readdir(types, { recursive: true })) {
    if (!name.endsWith(".d.ts")) continue;
    const text = await readFile(join(types, name), "utf8");
    // TypeScript before 5.7 does not resolve declarations from `.ts` imports.
    await writeFile(join(types, name), text.replace(TS_IMPORTS, '$1"$2.js"'));
  }
  const isNotCode = (path: string) => !path.endsWith(".js");
  await cp(types, join(target, "cjs"), { recursive: true, filter: isNotCode });
}

function toPublishedManifest(
  manifest: Manifest,
  extraFiles: readonly string[],
  { repository, directory }: { repository: string; directory: string },
): object {
  const files = Object.entries(manifest.exports).filter(([, path]) => typeof path === "string");
  const toEntry = (folder: string) => ({ types: `./${folder}/index.d.ts`, default: `./${folder}/index.js` });
  return {
    ...Object.fromEntries(COPIED_FIELDS.map((name) => [name, manifest[name]])),
    type: "module",
    engines: { node: `>=${MIN_NODE}` },
    ...(hasEntry(manifest) && {
      sideEffects: manifest.sideEffects ?? false,
      main: "./cjs/index.js",
      module: "./esm/index.js",
      types: "./cjs/index.d.ts",
    }),
    exports: {
      ...(hasEntry(manifest) && { ".": { import: toEntry("esm"), require: toEntry("cjs") } }),
      ...Object.fromEntries(files),
      "./package.json": "./package.json",
    },
    ...manifest.publishConfig,
    files: [
      ...(hasEntry(manifest) ? ["cjs", "esm"] : []),
      ...(files.length > 0 ? ["dist"] : []),
      ...(manifest.publishConfig ? ["bin"] : []),
      ...extraFiles,
    ],
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
