import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { ServerStartError } from "./child-server.ts";

const STOP_TIMEOUT_MS = 10_000;
const POLL_INTERVAL_MS = 25;

/**
 * Stops a server that a killed process left running on a data folder. A second server would not start, or would write to the
 * same files.
 * @param isOurs checks the command line, because process IDs are reused
 */
export async function stopLeftover(
  name: string,
  pidFile: string,
  { isOurs, signal }: { isOurs: (commandLine: string) => boolean; signal: NodeJS.Signals },
): Promise<void> {
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, "utf8").split("\n")[0]);
  if (!Number.isInteger(pid) || pid <= 1 || !isRunning(pid, isOurs)) return;
  process.kill(pid, signal);
  const deadline = performance.now() + STOP_TIMEOUT_MS;
  while (isRunning(pid, isOurs)) {
    if (performance.now() > deadline) {
      throw new ServerStartError(
        `an earlier ${name} (process ${pid}) still uses the data folder and does not stop; stop it manually`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
}

function isRunning(pid: number, isOurs: (commandLine: string) => boolean): boolean {
  const commandLine = readCommandLine(pid);
  return commandLine !== null && isOurs(commandLine);
}

/** Reads /proc on Linux, because minimal systems lack `ps`. */
function readCommandLine(pid: number): string | null {
  try {
    if (process.platform === "linux")
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    return execFileSync("ps", ["-ww", "-o", "command=", "-p", String(pid)], { encoding: "utf8" });
  } catch {
    return null;
  }
}
