import { execFileSync } from "node:child_process";
import { accessSync, chownSync, constants, existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { ServerStartError } from "./child-server.ts";

/** The user that runs PostgreSQL, which refuses to run as root. */
export interface PostgresUser {
  /** Command prefix for a user namespace; empty if none is needed. */
  wrap: string[];
  uid?: number;
  gid?: number;
  chown(folder: string): void;
}

const UNPRIVILEGED: PostgresUser = { wrap: [], chown: () => {} };

/**
 * Chooses a user. For root: a user namespace that can read root's files, or else the system's `postgres`, created if missing.
 * @param folders must be accessible to that user
 * @throws ServerStartError if root has neither option
 */
export function choosePostgresUser(folders: string[]): PostgresUser {
  if (process.getuid?.() !== 0) return UNPRIVILEGED;
  const unshare = findSystemProgram("unshare");
  const namespaceFlags = ["--user", "--map-user=1000", "--map-group=1000", "--"];
  if (succeeds(unshare, [...namespaceFlags, process.execPath, "--version"]))
    return { wrap: [unshare, ...namespaceFlags], chown: () => {} };

  const { uid, gid } = ensureSystemUser();
  const closedFolder = folders.map(findClosedFolder).find((folder) => folder !== null);
  if (closedFolder) {
    throw new ServerStartError(
      `PostgreSQL cannot run as root, and the user postgres cannot access ${closedFolder}: use a folder that others can access, run as another user, or set DATABASE_URL`,
    );
  }
  return { wrap: [], uid, gid, chown: (folder) => chownSync(folder, uid, gid) };
}

function ensureSystemUser(): { uid: number; gid: number } {
  const id = findSystemProgram("id");
  if (!succeeds(id, ["postgres"])) {
    if (
      !succeeds(findSystemProgram("useradd"), ["--system", "--user-group", "--no-create-home", "postgres"])
    ) {
      throw new ServerStartError(
        "PostgreSQL cannot run as root, and the user postgres could not be created: run as another user, or set DATABASE_URL",
      );
    }
  }
  const read = (flag: string) => Number(execFileSync(id, [flag, "postgres"], { encoding: "utf8" }));
  return { uid: read("-u"), gid: read("-g") };
}

/** System folders first, because the PATH may not contain them. */
function findSystemProgram(name: string): string {
  const paths = ["/usr/bin", "/usr/sbin", "/bin", "/sbin"].map((folder) => join(folder, name));
  return paths.find((path) => existsSync(path)) ?? name;
}

const OTHERS_CAN_ENTER = 0o001;

/** Returns the outermost folder on the path that other users cannot enter, or null. */
function findClosedFolder(path: string): string | null {
  const parent = dirname(path);
  const closedParent = parent === path ? null : findClosedFolder(parent);
  if (closedParent) return closedParent;
  try {
    accessSync(path, constants.F_OK);
  } catch {
    return null;
  }
  const stats = statSync(path);
  return stats.isDirectory() && (stats.mode & OTHERS_CAN_ENTER) === 0 ? path : null;
}

function succeeds(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
