import { spawn } from "node:child_process";

/**
 * A shell that waits for the end of its input, which comes when the process that holds the other end is gone, however
 * it went. Arguments: a process id or nothing, a signal, a folder or nothing.
 */
const GUARD = `
read -r _
if [ -n "$1" ] && kill -s "$2" -- "$1" 2>/dev/null; then
  left=100
  while [ $left -gt 0 ] && kill -s 0 -- "$1" 2>/dev/null; do sleep 0.1; left=$((left - 1)); done
  [ $left -gt 0 ] || kill -s KILL -- "$1" 2>/dev/null
fi
left=100
while [ $left -gt 0 ] && [ -n "$3" ] && [ -e "$3" ]; do
  rm -rf -- "$3" 2>/dev/null || sleep 0.1
  left=$((left - 1))
done
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
  const guard = spawn("sh", ["-c", GUARD, "svc-guard", String(pid ?? ""), signal, folder], {
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
