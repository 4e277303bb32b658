import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type AppPrograms, type BundleVariant, bundleInto, removeStale, SHIPPED } from "@svc/build/bundle";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
/** Inside the checkout, so that Node can resolve packages that are not bundled. */
const CACHE_FOLDER = join(ROOT, "node_modules/.cache/svc-tests/programs");

/** Programs that only tests use, built separately to keep the chunks of shipped programs identical. */
const HELPERS: AppPrograms = {
  app: "apps/api",
  programs: { "svc-reusable": "cli/svc-child-main", "delivery-worker": "webhooks/delivery-child-main" },
};

type TestBundle = [folder: string, programs: AppPrograms, variant: BundleVariant];

export function listTestBundles(folder: string): TestBundle[] {
  const helpers = join(folder, "helpers");
  return [
    ...SHIPPED.map((shipped): TestBundle => {
      const location = join(folder, shipped.app);
      return [location, shipped, { location }];
    }),
    [helpers, HELPERS, { from: "test", location: helpers }],
  ];
}

/**
 * Bundles the programs that tests start, as shipped. Otherwise, loading modules would take half of the CPU time of each start.
 */
export async function bundlePrograms(): Promise<string> {
  await mkdir(CACHE_FOLDER, { recursive: true });
  const outputFolder = await mkdtemp(join(CACHE_FOLDER, "making-"));
  for (const bundle of listTestBundles(outputFolder)) await bundleInto(...bundle);
  await writeFile(join(outputFolder, "package.json"), JSON.stringify({ type: "module" }));
  // Named by content, because a concurrent run may use other bundles. The rename fails if that run has created the folder.
  const folder = join(CACHE_FOLDER, await digestFolder(outputFolder));
  if (existsSync(folder)) await rm(outputFolder, { recursive: true });
  else await rename(outputFolder, folder).catch(() => rm(outputFolder, { recursive: true }));
  await removeStale(CACHE_FOLDER, new Set([folder]));
  return folder;
}

async function digestFolder(folder: string): Promise<string> {
  const digest = createHash("sha256");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  for (const file of files.sort()) digest.update(file.slice(folder.length)).update(await readFile(file));
  return digest.digest("hex");
}
