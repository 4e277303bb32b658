import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundleInto } from "@svc/build/bundle";
import { listBundledPackages } from "@svc/build/bundled-packages";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
/** Oldest supported version of Node. */
const TARGET = "node20";

/** Bundles `svc-mcp` with its dependencies and their licenses into a folder. The package then installs nothing else. */
export async function bundleServer(target: string): Promise<void> {
  const programs = { app: "packages/mcp", programs: { "svc-mcp": "main" } };
  const metafile = await bundleInto(target, programs, { target: TARGET });
  const file = join(target, "svc-mcp.js");
  await writeFile(file, `#!/usr/bin/env node\n${await readFile(file, "utf8")}`);
  const packages = listBundledPackages(metafile, ROOT).filter(({ name }) => !name.startsWith("@svc/"));
  const licenses = await Promise.all(
    packages.map(
      async ({ name, version, folder }) =>
        `${name} ${version}\n\n${await readFile(join(folder, "LICENSE"), "utf8")}`,
    ),
  );
  await writeFile(join(target, "LICENSES.txt"), licenses.sort().join(`\n\n${"-".repeat(80)}\n\n`));
}
