import { rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { BROWSERS } from "@svc/service-kit/browser-bundle";
import { build } from "esbuild";

// Bundles GraphiQL with its editor's workers. Everything is beside everything else: nothing is asked of another host.

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const resolve = (path: string) => fileURLToPath(import.meta.resolve(path));

await rm(at("src/generated"), { recursive: true, force: true });
const { metafile } = await build({
  absWorkingDir: at("."),
  entryPoints: {
    graphiql: at("browser/graphiql.ts"),
    "json.worker": resolve("monaco-editor/esm/vs/language/json/json.worker.js"),
    "graphql.worker": resolve("monaco-graphql/esm/graphql.worker.js"),
    "editor.worker": resolve("monaco-editor/esm/vs/editor/editor.worker.js"),
  },
  outdir: at("src/generated"),
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

/** Of which packages anything is in it, by their folders: an image lists them. */
const folders = Object.keys(metafile.inputs).flatMap((path) => {
  const [, scope, name] = /node_modules\/(@[^/]+\/)?([^/]+)\//.exec(path) ?? [];
  return name === undefined ? [] : [`node_modules/${scope ?? ""}${name}`];
});
await writeFile(at("src/generated/packages.json"), JSON.stringify([...new Set(folders)].sort(), null, 2));
