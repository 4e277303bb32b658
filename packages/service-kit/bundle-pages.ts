import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { Plugin } from "esbuild";
import { bundle, writeAssets } from "./browser-bundle.ts";
import { readDesignTokens } from "./design-tokens.ts";
import { computeContentVersion } from "./src/pages/asset-version.ts";

const browser = new URL("./browser/", import.meta.url);
const generated = new URL("./src/generated/", import.meta.url);

const readText = async (name: string) => (await readFile(new URL(name, browser), "utf8")).trim();

const FONTS = ["ibm-plex-sans-latin.woff2", "ibm-plex-sans-latin-ext.woff2"];
const fonts = Object.fromEntries(
  await Promise.all(
    FONTS.map(async (name) => [name, await readFile(new URL(`fonts/${name}`, browser), "base64")]),
  ),
) as Record<string, string>;

const fontAddresses: Plugin = {
  name: "font-addresses",
  setup({ onResolve }) {
    onResolve({ filter: /\.woff2$/ }, ({ path }) => {
      const name = basename(path);
      return { path: `/assets/${name}?v=${computeContentVersion(fonts[name] ?? "")}`, external: true };
    });
  },
};

await writeAssets(new URL("page-assets.ts", generated), "PAGE_ASSETS", {
  "page.css": await bundle(new URL("styles/page.css", browser), [fontAddresses]),
  "page.js": await bundle(new URL("scripts/page.ts", browser)),
  "search.js": await bundle(new URL("scripts/search.ts", browser)),
  "icon.svg": await readText("icon.svg"),
  "icons.svg": await readText("icons.svg"),
});
await writeAssets(new URL("page-fonts.ts", generated), "PAGE_FONTS", fonts);
await writeAssets(
  new URL("design-tokens.ts", generated),
  "DESIGN",
  await readDesignTokens(new URL("styles/design.css", browser)),
);
