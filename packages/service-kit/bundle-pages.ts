import { readFile } from "node:fs/promises";
import { bundle, writeAssets } from "./browser-bundle.ts";

const browser = new URL("./browser/", import.meta.url);

await writeAssets(new URL("./src/generated/page-assets.ts", import.meta.url), "PAGE_ASSETS", {
  "page.css": await bundle(new URL("styles/page.css", browser)),
  "page.js": await bundle(new URL("scripts/page.ts", browser)),
  "search.js": await bundle(new URL("scripts/search.ts", browser)),
  "icon.svg": (await readFile(new URL("icon.svg", browser), "utf8")).trim(),
});
