import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { pollUntil } from "@svc/testing";
import { ENTRY, FLAGS } from "./start-in-child.ts";

let folder: string;
let target: ChildProcess;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "svc-end-"));
  writeFileSync(join(folder, "file"), "text");
  target = spawn(process.execPath, ["-e", "setTimeout(() => {}, 600_000)"]);
});
afterEach(() => {
  target.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a process, the holder. When it ends for any reason, `target` is ended and `folder` removed. */
async function startHolder(statements: string): Promise<ChildProcess> {
  const work = JSON.stringify({ pid: target.pid, signal: "TERM", folder });
  const script = `
    import { endWithThisProcess } from ${JSON.stringify(ENTRY)};
    const cancelCleanup = endWithThisProcess(${work});
    ${statements}
    process.stdout.write("registered");`;
  const holder = spawn(process.execPath, [...FLAGS, "-e", script], { stdio: ["ignore", "pipe", "inherit"] });
  await once(holder.stdout, "data");
  return holder;
}

describe("endWithThisProcess", () => {
  it.each(["SIGKILL", "SIGTERM", "SIGINT"] as const)(
    "ends the process and removes the folder after a %s",
    async (signal) => {
      const holder = await startHolder("setInterval(() => {}, 1_000);");
      expect(target.exitCode).toBeNull();
      holder.kill(signal);
      await pollUntil("both are gone", () => [target.signalCode, existsSync(folder)], {
        isDone: ([endSignal, hasFolder]) => endSignal !== null && !hasFolder,
      });
      expect(target.signalCode).toBe("SIGTERM");
    },
  );

  it("ends the process and removes the folder on a normal exit too, without delaying it", async () => {
    const holder = await startHolder("");
    if (holder.exitCode === null) await once(holder, "exit");
    await pollUntil("the folder is gone", () => existsSync(folder), { isDone: (isThere) => !isThere });
    expect(target.signalCode).toBe("SIGTERM");
  });

  it("leaves the process and the folder alone after the cleanup was canceled", async () => {
    const holder = await startHolder("cancelCleanup(); setInterval(() => {}, 1_000);");
    holder.kill("SIGKILL");
    await once(holder, "exit");
    const secondHolder = await startHolder("setInterval(() => {}, 1_000);");
    expect([target.signalCode, existsSync(folder)]).toEqual([null, true]);
    secondHolder.kill("SIGKILL");
    await pollUntil("the folder is gone", () => existsSync(folder), { isDone: (isThere) => !isThere });
  });
});
