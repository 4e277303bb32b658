import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { pollUntil } from "@svc/testing";
import { startJest } from "./run-jest.ts";

let folder: string;
let jestProcess: ChildProcess;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "svc-ended-"));
});
afterEach(() => {
  jestProcess.kill("SIGKILL");
  rmSync(folder, { recursive: true });
});

/** Returns the start time, which differs if a later process has the same PID. Null if the process has ended. */
function readStartTime(pid: number): string | null {
  try {
    process.kill(pid, 0);
    if (!existsSync("/proc/self/stat")) return "running";
    // In /proc/<pid>/stat, the state is field 3 and the start time field 22.
    const [state, ...fields] =
      readFileSync(`/proc/${pid}/stat`, "latin1").split(") ").at(-1)?.split(" ") ?? [];
    return state === "Z" ? null : (fields[18] ?? null);
  } catch {
    return null;
  }
}

const isRunning = ({ pid, start }: { pid: number; start: string | null }) =>
  start !== null && readStartTime(pid) === start;

const readLines = (path: string) =>
  existsSync(path) ? readFileSync(path, "utf8").split("\n").slice(0, -1) : [];

async function startRun(file: string) {
  const pidsFile = join(folder, "pids");
  jestProcess = startJest([file], pidsFile);
  // The test writes the PIDs of its worker and of the process that it starts.
  const lines = await pollUntil("the test runs", () => readLines(pidsFile), {
    isDone: ({ length }) => length === 2,
  });
  const pids = lines.map(Number);
  return pids.map((pid) => ({ pid, start: readStartTime(pid) }));
}

describe("Ending a test run", () => {
  it.each(["SIGINT", "SIGTERM", "SIGKILL"] as const)(
    "by %s also ends its workers and the processes that they started",
    async (signal) => {
      const processes = await startRun("waits");
      expect(processes.every(isRunning)).toBe(true);
      jestProcess.kill(signal);
      await once(jestProcess, "exit");
      await pollUntil("all processes have ended", () => !processes.some(isRunning));
    },
  );

  it("also ends a test that blocks its process", async () => {
    const processes = await startRun("blocks");
    expect(processes.every(isRunning)).toBe(true);
    jestProcess.kill("SIGKILL");
    await pollUntil("all processes have ended", () => !processes.some(isRunning));
  });
});
