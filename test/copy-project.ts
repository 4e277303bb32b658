import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/**
 * Copies the project to a temporary folder. Omits ignored files, and links the installed packages.
 * @returns the folder
 */
export function copyProject(prefix: string): string {
  const copy = mkdtempSync(join(tmpdir(), prefix));
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  for (const path of files.split("\n").filter((one) => one !== "" && existsSync(join(ROOT, one)))) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    // Keep the dates: npm scripts reinstall the packages if the lockfile is newer.
    cpSync(join(ROOT, path), join(copy, path), { preserveTimestamps: true });
  }
  linkModules(copy);
  return copy;
}

/**
 * Links the installed packages. Workspace links are copied: they are relative, so they point into the copy.
 */
function linkModules(copy: string): void {
  const modules = join(ROOT, "node_modules");
  mkdirSync(join(copy, "node_modules"));
  for (const name of readdirSync(modules).filter((one) => one !== "@svc" && one !== ".cache"))
    symlinkSync(join(modules, name), join(copy, "node_modules", name));
  cpSync(join(modules, "@svc"), join(copy, "node_modules/@svc"), { recursive: true, verbatimSymlinks: true });
  for (const parent of ["apps", "packages"]) {
    for (const workspace of readdirSync(join(ROOT, parent))) {
      const nested = join(ROOT, parent, workspace, "node_modules");
      if (existsSync(nested)) symlinkSync(nested, join(copy, parent, workspace, "node_modules"));
    }
  }
}
