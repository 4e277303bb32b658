import { hash } from "node:crypto";
import { existsSync, readdirSync, statSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
/** Within the checkout: what is not bundled is looked for from there. */
const FOLDER = join(ROOT, "node_modules/.cache/svc-tests/programs");
const FORGOTTEN_MS = 60 * 60_000;

/** What tests start as processes of their own. */
const PROGRAMS = {
  api: "apps/api/src/main.ts",
  "widget-auth": "apps/widget-auth/src/main.ts",
  worker: "apps/api/src/worker/main.ts",
  svc: "apps/api/src/cli/svc.ts",
  "svc-again-and-again": "apps/api/test/cli/svc-child-main.ts",
  "hasty-worker": "apps/api/test/webhooks/delivery-child-main.ts",
};

/** The name of a program. */
export type Program = keyof typeof PROGRAMS;

/** What a module finds by its own address, it finds where the module was. */
const addressesKept: Plugin = {
  name: "addresses-kept",
  setup({ onLoad }) {
    onLoad({ filter: /\/(apps|packages)\/[^/]+\/(src|test)\/.*\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, "utf8");
      const address = JSON.stringify(pathToFileURL(path).href);
      return { contents: text.replaceAll("import.meta.url", address), loader: "ts" };
    });
  },
};

/**
 * Bundles the programs, a file each with what they share beside it, and gives their folder. Of a process that loads more
 * than a thousand modules one by one, half of the processor time is that, and the tests start more than a hundred.
 */
export async function bundlePrograms(): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: PROGRAMS,
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node24",
    conditions: ["source"],
    plugins: [addressesKept],
    // The half of the packages that is CommonJS asks for Node's own modules by it.
    banner: {
      js: `import{createRequire as requireOfBundle}from"node:module";const require=requireOfBundle(import.meta.url);`,
    },
    outExtension: { ".js": ".mjs" },
    outdir: "out",
    write: false,
  });
  // By their contents: another run in this checkout may have started some of its own.
  const files = outputFiles.map(({ path, contents }) => ({ name: basename(path), contents }));
  const folder = join(FOLDER, hash("sha256", JSON.stringify(outputFiles.map((file) => file.hash))));
  if (!existsSync(folder)) {
    await mkdir(FOLDER, { recursive: true });
    const made = await mkdtemp(join(FOLDER, "making-"));
    await Promise.all(files.map(({ name, contents }) => writeFile(join(made, name), contents)));
    await rename(made, folder).catch(() => rm(made, { recursive: true }));
  }
  await forgetOld(FOLDER, folder);
  return folder;
}

/** Removes what earlier runs left in a folder, unless another run may still use it. */
export async function forgetOld(folder: string, current: string): Promise<void> {
  const old = readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => path !== current && Date.now() - statSync(path).mtimeMs > FORGOTTEN_MS);
  await Promise.all(old.map((path) => rm(path, { recursive: true, force: true })));
}
