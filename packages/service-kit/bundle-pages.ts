import { mkdir, readFile, writeFile } from "node:fs/promises";
import { build } from "esbuild";

// Makes a module of what pages load: styles and scripts, shortened, so that a service reads no files for them.

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

const assets = {
  "page.css": await bundle("styles/page.css"),
  "page.js": await bundle("scripts/page.ts"),
  "search.js": await bundle("scripts/search.ts"),
  "icon.svg": (await readFile(new URL("icon.svg", browser), "utf8")).trim(),
};
await mkdir(generated, { recursive: true });
await writeFile(
  new URL("page-assets.ts", generated),
  `/** What pages load, by its name. */\nexport const PAGE_ASSETS = ${JSON.stringify(assets, null, 2)} as const;\n`,
);
