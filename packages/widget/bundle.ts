import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { minify } from "@swc/core";
import { build, type Plugin, transform } from "esbuild";

// Builds the files for pages without a bundler. The later steps and other languages are separate files.

const NAME = "svc-rollover-widget";
const BROWSERS = ["es2022", "chrome123", "firefox128", "safari17.5"];
const LANGUAGES = ["es"];

const minifySheets: Plugin = {
  name: "minify-sheets",
  setup({ onLoad }) {
    onLoad({ filter: /\/src\/styles\/.*\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, "utf8");
      const sheet = /(?<== )css`(?<rules>[\s\S]*?)`/.exec(text);
      if (!sheet) return { contents: text, loader: "ts" };
      const { code } = await transform(sheet.groups?.rules ?? "", { loader: "css", minify: true });
      return { contents: text.replace(sheet[0], () => JSON.stringify(code.trim())), loader: "ts" };
    });
  },
};

const FILES: readonly (readonly [name: string, entry: string])[] = [
  [`${NAME}.js`, "src/index.ts"],
  [`${NAME}.steps.js`, "src/later-steps.ts"],
  ...LANGUAGES.map((language) => [`${NAME}.${language}.js`, `src/strings/${language}.ts`] as const),
];

const separateFiles: Plugin = {
  name: "separate-files",
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ path, kind }) => {
      if (kind !== "dynamic-import") return null;
      const [name] = FILES.find(([, entry]) => entry.endsWith(path.slice(1))) ?? [];
      return name ? { path: `./${name}`, external: true } : null;
    });
  },
};

export async function bundleWidget(): Promise<ReadonlyMap<string, string>> {
  return new Map(await Promise.all(FILES.map(async ([name, entry]) => [name, await bundle(entry)] as const)));
}

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: BROWSERS,
    charset: "utf8",
    plugins: [minifySheets, separateFiles],
  });
  const { code } = await minify(outputFiles[0]?.text ?? "", {
    module: true,
    compress: { passes: 4, ecma: 2022 },
    mangle: true,
    format: { comments: false, ecma: 2022 },
  });
  return `${code}\n`;
}
