import { spawn } from "node:child_process";

/** `read` returns when the process that started the guard ends, which closes the pipe. A shell takes less memory than Node. */
const GUARD = 'read -r _; exec "$@"';

/** JavaScript, because `sleep` and `rm` can be missing from the PATH. Process ID and folder can be empty. */
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
    for (let attempts = 100; attempts > 0 && send(0); attempts -= 1) await pause();
    if (send(0)) send("SIGKILL");
  }
  if (folder !== "") require("node:fs").rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
})();
`;

/**
 * Stops a process or removes a folder when this process ends, even if killed.
 * @param work a negative `pid` is a process group; processes that do not stop are killed after ten seconds
 * @returns a function that cancels the cleanup
 */
export function endWithThisProcess(work: {
  pid?: number | undefined;
  signal?: "INT" | "TERM" | "KILL";
  folder?: string;
}): () => void {
  const { pid, signal = "TERM", folder = "" } = work;
  const cleanup = [process.execPath, "-e", CLEANUP, "--", String(pid ?? ""), `SIG${signal}`, folder];
  const guard = spawn("sh", ["-c", GUARD, "svc-guard", ...cleanup], {
    stdio: ["pipe", "ignore", "ignore"],
    // Ctrl-C must not end the guard.
    detached: true,
    cwd: "/",
  });
  guard.on("error", () => {});
  guard.stdin.on("error", () => {});
  guard.unref();
  // Node's types omit that a child's pipe is a socket.
  (guard.stdin as unknown as { unref(): void }).unref();
  return () => void guard.kill("SIGKILL");
}
