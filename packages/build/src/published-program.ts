import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundleInto } from "./bundle.ts";
import { listBundledPackages } from "./image/packages.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
/** Oldest supported version of Node. */
const TARGET = "node20";

/**
 * Bundles an npm package's program with its dependencies and their licenses, so that it installs nothing else.
 * @param options.workspace such as `packages/mcp`; its entry is `src/main.ts`
 */
export async function bundlePublishedProgram(
  target: string,
  { workspace, name }: { workspace: string; name: string },
): Promise<void> {
  const metafile = await bundleInto(
    target,
    { app: workspace, programs: { [name]: "main" } },
    { target: TARGET },
  );
  const file = join(target, `${name}.js`);
  await writeFile(file, `#!/usr/bin/env node\n${await readFile(file, "utf8")}`);
  const packages = listBundledPackages(metafile, ROOT).filter((one) => !one.name.startsWith("@svc/"));
  const licenses = await Promise.all(packages.map(readLicense));
  await writeFile(join(target, "LICENSES.txt"), licenses.sort().join(`\n\n${"-".repeat(80)}\n\n`));
}

async function readLicense({ name, version, folder }: { name: string; version: string; folder: string }) {
  const text = await readFile(join(folder, "LICENSE"), "utf8").catch(() =>
    readFile(join(folder, "license"), "utf8"),
  );
  return `${name} ${version}\n\n${text}`;
}
