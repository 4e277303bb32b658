import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { pollUntil } from "@svc/testing";

const ENTRY = fileURLToPath(new URL("../src/index.ts", import.meta.url));
const FLAGS = ["-C", "source", "--disable-warning=ExperimentalWarning", "--input-type=module"];

let folder: string;
let bystander: ChildProcess;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "svc-end-"));
  writeFileSync(join(folder, "file"), "text");
  bystander = spawn(process.execPath, ["-e", "setTimeout(() => {}, 600_000)"]);
});
afterEach(() => {
  bystander.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

async function startHolder(lastLine: string): Promise<ChildProcess> {
  const work = JSON.stringify({ pid: bystander.pid, signal: "TERM", folder });
  const script = `
    import { endWithThisProcess } from ${JSON.stringify(ENTRY)};
    const release = endWithThisProcess(${work});
    ${lastLine}
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
      expect(bystander.exitCode).toBeNull();
      holder.kill(signal);
      await pollUntil("both are gone", () => [bystander.signalCode, existsSync(folder)], {
        isDone: ([endSignal, hasFolder]) => endSignal !== null && !hasFolder,
      });
      expect(bystander.signalCode).toBe("SIGTERM");
    },
  );

  it("ends the process and removes the folder on a normal exit too, without delaying it", async () => {
    const holder = await startHolder("");
    if (holder.exitCode === null) await once(holder, "exit");
    await pollUntil("the folder is gone", () => existsSync(folder), { isDone: (isThere) => !isThere });
    expect(bystander.signalCode).toBe("SIGTERM");
  });

  it("leaves both alone once it is released", async () => {
    const holder = await startHolder("release(); setInterval(() => {}, 1_000);");
    holder.kill("SIGKILL");
    await once(holder, "exit");
    const secondHolder = await startHolder("setInterval(() => {}, 1_000);");
    expect([bystander.signalCode, existsSync(folder)]).toEqual([null, true]);
    secondHolder.kill("SIGKILL");
    await pollUntil("the folder is gone", () => existsSync(folder), { isDone: (isThere) => !isThere });
  });
});
