import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { pollUntil } from "@svc/testing";
import { startJest } from "./run-jest.ts";

let folder: string;
let jest: ChildProcess;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "svc-ended-"));
});
afterEach(() => {
  jest.kill("SIGKILL");
  rmSync(folder, { recursive: true });
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Starts a run of one file, and gives the process that runs it and the one that the file started. */
async function startRun(file: string): Promise<number[]> {
  const notes = join(folder, "notes");
  jest = startJest([file], notes);
  await pollUntil("the test runs", () => existsSync(notes));
  return readFileSync(notes, "utf8").trim().split("\n").map(Number);
}

describe("a run that is ended", () => {
  it.each(["SIGINT", "SIGTERM", "SIGKILL"] as const)(
    "by %s ends what runs its files, and what they started",
    async (signal) => {
      const processes = await startRun("waits");
      jest.kill(signal);
      await once(jest, "exit");
      await pollUntil("all have ended", () => !processes.some(isRunning));
    },
  );

  it("ends also a test that never lets go of the processor", async () => {
    const processes = await startRun("blocks");
    expect(processes.every(isRunning)).toBe(true);
    jest.kill("SIGKILL");
    await pollUntil("all have ended", () => !processes.some(isRunning));
  });
});
