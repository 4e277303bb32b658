import { mkdir, writeFile } from "node:fs/promises";
import { build } from "esbuild";

// Makes a module of what the reference's pages load beside the shell's, so that a service reads no files for them; and one of the
// highlighter, whose own types would bring a browser's into everything that is compiled with it.

const BROWSERS = ["chrome123", "firefox128", "safari17.5"];
const browser = new URL("./browser/", import.meta.url);
const generated = new URL("./src/generated/", import.meta.url);

async function bundle(path: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [new URL(path, browser).pathname],
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: BROWSERS,
    legalComments: "none",
  });
  return outputFiles[0]?.text ?? "";
}

async function bundleHighlighter(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [new URL("./highlight/highlighter.ts", import.meta.url).pathname],
    bundle: true,
    write: false,
    format: "iife",
    globalName: "made",
    target: "es2024",
  });
  return outputFiles[0]?.text ?? "";
}

const assets = {
  "reference.css": await bundle("styles/reference.css"),
  "try-it.js": await bundle("scripts/try-it.ts"),
};
await mkdir(generated, { recursive: true });
await writeFile(
  new URL("reference-assets.ts", generated),
  `/** What the reference's pages load, by its name. */\nexport const REFERENCE_ASSETS = ${JSON.stringify(assets, null, 2)} as const;\n`,
);
await writeFile(
  new URL("highlighter.ts", generated),
  `// @ts-nocheck\nfunction make() {\n${await bundleHighlighter()}\nreturn made.highlight;\n}\n/** Code as HTML; null for a language that is not known. */\nexport const highlight: (language: string, code: string) => string | null = make();\n`,
);
