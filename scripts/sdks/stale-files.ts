import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Identifies generated files by their header. Omits the first letter, which only some languages capitalize. */
const MARK = "enerated from apps/api/openapi.json";

/** Finds files generated from schemas and resources that no longer exist. @returns paths under the root */
export function findStaleFiles(root: string, generated: readonly { path: string }[]): string[] {
  const paths = new Set(generated.map(({ path }) => path));
  const folders = new Set([...paths].filter((path) => path.startsWith("sdks/")).map(dirname));
  return [...folders]
    .flatMap((folder) => globSync(`${folder}/*.*`, { cwd: root }))
    .filter(
      (path) => !paths.has(path) && readFileSync(join(root, path), "utf8").slice(0, 200).includes(MARK),
    );
}
