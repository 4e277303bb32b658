import { writeFile } from "node:fs/promises";
import { bundle, writeAssets } from "@svc/service-kit/browser-bundle";
import { build } from "esbuild";

// Also bundles the server's highlighter, because its type declarations would add browser types to every importing project.

const browser = new URL("./browser/", import.meta.url);
const generated = new URL("./src/generated/", import.meta.url);

await writeAssets(new URL("reference-assets.ts", generated), "REFERENCE_ASSETS", {
  "reference.css": await bundle(new URL("styles/reference.css", browser)),
  "try-it.js": await bundle(new URL("scripts/try-it.ts", browser)),
});

const { outputFiles } = await build({
  entryPoints: [new URL("./highlight/highlighter.ts", import.meta.url).pathname],
  bundle: true,
  write: false,
  format: "iife",
  globalName: "highlighter",
  target: "es2024",
});
await writeFile(
  new URL("highlighter.ts", generated),
  `// @ts-nocheck
function loadHighlighter() {
${outputFiles[0]?.text}
return highlighter.highlight;
}
/** Returns code as HTML, or null for an unknown language. */
export const highlight: (language: string, code: string) => string | null = loadHighlighter();
`,
);
