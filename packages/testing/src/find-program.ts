import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Searches the paths `before`, then `names` on the PATH, then the paths `after`. */
export function findProgram(
  names: readonly string[],
  before: readonly string[] = [],
  after: readonly string[] = [],
): string | null {
  const onPath = (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...before, ...onPath, ...after].find(isProgram) ?? null;
}

function isProgram(file: string): boolean {
  if (file === "") return false;
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
