import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { bundleOptions, forgetOld } from "./bundle.ts";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
/** Within the checkout: what is not bundled is looked for from there. */
const FOLDER = join(ROOT, "node_modules/.cache/svc-tests/programs");

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

/**
 * Bundles the programs, a file each with what they share beside it, and gives their folder. Of a process that loads more
 * than a thousand modules one by one, half of the processor time is that, and the tests start more than a hundred.
 */
export async function bundlePrograms(): Promise<string> {
  const { outputFiles = [] } = await build({
    ...bundleOptions(PROGRAMS, (path) => JSON.stringify(pathToFileURL(path).href)),
    conditions: ["source"],
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
  await forgetOld(FOLDER, new Set([folder]));
  return folder;
}
