import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { removeStale } from "@svc/build/bundle";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const PORTAL_FOLDER = join(ROOT, "apps/portal");
const CACHE_FOLDER = join(ROOT, "node_modules/.cache/svc-tests/portal");
/** The lockfile represents all installed packages. */
const SOURCES = ["apps/portal/{src,public}/**/*.*", "apps/portal/*.*", "package-lock.json"];

/** Returns the built portal's folder. Reuses an earlier build of the same sources. */
export async function buildPortal(): Promise<string> {
  const digest = createHash("sha256");
  for (const file of globSync(SOURCES, { cwd: ROOT }).sort()) {
    // Generated files contain only types, which the build omits.
    if (file.includes("/generated/")) continue;
    digest.update(`${file}\n`).update(readFileSync(join(ROOT, file)));
  }
  const folder = join(CACHE_FOLDER, digest.digest("hex"));
  if (!existsSync(folder)) {
    await mkdir(CACHE_FOLDER, { recursive: true });
    const outputFolder = await mkdtemp(join(CACHE_FOLDER, "making-"));
    await buildPortalInto(outputFolder);
    // Fails if a concurrent run has built the same sources.
    await rename(outputFolder, folder).catch(() => rm(outputFolder, { recursive: true }));
  }
  await removeStale(CACHE_FOLDER, new Set([folder]));
  return folder;
}

export async function buildPortalInto(folder: string): Promise<void> {
  const vite = join(ROOT, "node_modules/vite/bin/vite.js");
  const args = [vite, "build", "--outDir", folder, "--emptyOutDir", "--logLevel", "error"];
  await promisify(execFile)(process.execPath, args, {
    cwd: PORTAL_FOLDER,
    env: { PATH: process.env.PATH ?? "", NODE_ENV: "production" },
  });
}
