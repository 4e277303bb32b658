import { spawn } from "node:child_process";

/** A shell waits for the end of its input, which comes when the process with the other end is gone, however it ended. It takes less memory than Node. */
const GUARD = 'read -r _; exec "$@"';

/** Then Node, as a PATH may have neither `sleep` nor `rm`. Arguments: a process ID or nothing, a signal, a folder or nothing. */
const CLEANUP = `
const [pid, signal, folder] = process.argv.slice(1);
const send = (signal) => {
  try {
    return process.kill(Number(pid), signal);
  } catch {
    return false;
  }
};
const pause = () => new Promise((resolve) => setTimeout(resolve, 100));
(async () => {
  if (pid !== "" && send(signal)) {
    for (let left = 100; left > 0 && send(0); left -= 1) await pause();
    if (send(0)) send("SIGKILL");
  }
  if (folder !== "") require("node:fs").rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
})();
`;

/**
 * Sees to it that a process ends, or a folder is removed, when this process is gone, also where it was killed outright.
 *
 * @param work `pid`, or where it is negative the group of that number, is sent `signal`, and killed where it has not ended ten
 *   seconds later; `folder` is removed
 * @returns calls it off: the process has ended, or the folder has been removed
 */
export function endWithThisProcess(work: {
  pid?: number | undefined;
  signal?: "INT" | "TERM" | "KILL";
  folder?: string;
}): () => void {
  const { pid, signal = "TERM", folder = "" } = work;
  // A session of its own: a Ctrl-C in the terminal does not reach it.
  const cleanup = [process.execPath, "-e", CLEANUP, "--", String(pid ?? ""), `SIG${signal}`, folder];
  const guard = spawn("sh", ["-c", GUARD, "svc-guard", ...cleanup], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
    cwd: "/",
  });
  guard.on("error", () => {});
  guard.stdin.on("error", () => {});
  guard.unref();
  // A pipe of a child is a socket.
  (guard.stdin as unknown as { unref(): void }).unref();
  return () => void guard.kill("SIGKILL");
}
