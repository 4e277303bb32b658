import { mkdir, writeFile } from "node:fs/promises";
import { build, type Plugin } from "esbuild";

// Bundles the styles and scripts of pages into modules, so that services need no file copies.

/** The oldest supported browsers. */
export const BROWSERS = ["chrome123", "firefox128", "safari17.5"];

/** Bundles and minifies a style sheet or script with its imports. */
export async function bundle(path: URL, plugins: Plugin[] = []): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.pathname],
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: BROWSERS,
    legalComments: "none",
    plugins,
  });
  return outputFiles[0]?.text ?? "";
}

/** Writes assets to a generated module. @param constant the module's export, such as `PAGE_ASSETS` */
export async function writeAssets(
  module: URL,
  constant: string,
  assets: Readonly<Record<string, string | Readonly<Record<string, string>>>>,
) {
  await mkdir(new URL("./", module), { recursive: true });
  const texts = JSON.stringify(assets, null, 2);
  await writeFile(module, `/** Contents by name. */\nexport const ${constant} = ${texts} as const;\n`);
}
