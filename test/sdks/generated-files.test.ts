import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "@jest/globals";
import { buildSdks } from "../../scripts/sdks/build-sdks.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

it("sdks/ has no generated files of schemas that were removed", async () => {
  const document: object = JSON.parse(await readFile(join(ROOT, "apps/api/openapi.json"), "utf8"));
  const generated = new Set(buildSdks(document).map(({ path }) => path));
  const folders = [...new Set([...generated].map((path) => path.slice(0, path.lastIndexOf("/"))))];
  const paths = folders.flatMap((folder) => globSync(`${folder}/*.*`, { cwd: ROOT }));
  const stale: string[] = [];
  for (const path of paths) {
    const isGenerated = (await readFile(join(ROOT, path), "utf8"))
      .slice(0, 200)
      .includes("Generated from apps/api/openapi.json");
    if (isGenerated && !generated.has(path)) stale.push(path);
  }
  expect(stale).toEqual([]);
});
