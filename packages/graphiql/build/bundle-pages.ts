import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { BROWSERS } from "@svc/service-kit/browser-bundle";
import { build } from "esbuild";

// Bundles GraphiQL and its editor's workers into one folder. The page loads nothing from other hosts.

const toPath = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const resolveModule = (path: string) => fileURLToPath(import.meta.resolve(path));
const target = toPath("../built");

await rm(target, { recursive: true, force: true });
const { metafile } = await build({
  absWorkingDir: toPath("."),
  entryPoints: {
    graphiql: toPath("browser/graphiql.ts"),
    "json.worker": resolveModule("monaco-editor/esm/vs/language/json/json.worker.js"),
    "graphql.worker": resolveModule("monaco-graphql/esm/graphql.worker.js"),
    "editor.worker": resolveModule("monaco-editor/esm/vs/editor/editor.worker.js"),
  },
  outdir: target,
  entryNames: "[name]",
  chunkNames: "chunk-[hash]",
  assetNames: "[name]-[hash]",
  bundle: true,
  splitting: true,
  minify: true,
  format: "esm",
  target: BROWSERS,
  define: { "process.env.NODE_ENV": '"production"' },
  loader: { ".ttf": "file" },
  legalComments: "none",
  metafile: true,
});

/** Folders of the bundled packages. */
const folders = new Set(
  Object.keys(metafile.inputs).flatMap((path) => /.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []),
);
const packages = await Promise.all([...folders].sort().map((folder) => readPackage(toPath(folder))));

/** Packages for the SBOM of the container image. */
const packageList = packages.map(({ name, version }) => ({ name, version }));
await writeFile(join(target, "packages.json"), `${JSON.stringify(packageList, null, 2)}\n`);
const licenses = packages.map(({ name, version, text }) => `${name} ${version}\n\n${text.trim()}\n`);
await writeFile(join(target, "LICENSES.txt"), licenses.join(`\n${"-".repeat(80)}\n\n`));

async function readPackage(folder: string): Promise<{ name: string; version: string; text: string }> {
  const { name, version, license } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const file = (await readdir(folder)).find((path) => /^licen[cs]e/i.test(path));
  return { name, version, text: file ? await readFile(join(folder, file), "utf8") : license };
}
