import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, it } from "@jest/globals";

const RUN = JSON.stringify(new URL("../src/lifecycle/run.ts", import.meta.url).href);

it("kills a service that does not stop on SIGTERM during startup", async () => {
  const program = `
    const { runService } = await import(${RUN});
    await runService("hangs", () => {
      console.log("starting");
      return new Promise(() => setInterval(() => {}, 1_000));
    });`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program]);
  const stderrText = text(child.stderr);
  await once(child.stdout, "data");
  child.kill("SIGTERM");
  const [code, signal] = await once(child, "exit");
  expect({ code, signal, stderr: await stderrText }).toEqual({
    code: 1,
    signal: null,
    stderr: "hangs: was killed because it did not stop within 20 seconds\n",
  });
});
