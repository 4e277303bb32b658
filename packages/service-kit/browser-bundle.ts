import { mkdir, writeFile } from "node:fs/promises";
import { build } from "esbuild";

// Makes modules of what pages load: styles and scripts, shortened, so that a service reads no files for them.

/** The oldest browsers that pages are made for. */
export const BROWSERS = ["chrome123", "firefox128", "safari17.5"];

/** The text of a style or a script with all it imports. */
export async function bundle(path: URL): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.pathname],
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: BROWSERS,
    legalComments: "none",
  });
  return outputFiles[0]?.text ?? "";
}

/** Writes texts into a module of generated code. @param constant what it exports: `PAGE_ASSETS` */
export async function writeAssets(module: URL, constant: string, assets: Readonly<Record<string, string>>) {
  await mkdir(new URL("./", module), { recursive: true });
  const texts = JSON.stringify(assets, null, 2);
  await writeFile(
    module,
    `/** What pages load, by its name. */\nexport const ${constant} = ${texts} as const;\n`,
  );
}
