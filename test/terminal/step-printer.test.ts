import { spawnSync } from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import { describe, expect, it } from "@jest/globals";
import { itWithTerminal } from "@svc/testing";

const SOURCE = new URL("../../scripts/terminal/step-printer.ts", import.meta.url).href;
const PROGRAM = `
  const { StepPrinter } = await import(${JSON.stringify(SOURCE)});
  const steps = new StepPrinter();
  await steps.run("first", async () => steps.print("a line of another"));
  await steps.run("second", async () => "all of\\nwhat is wrong\\n", (text) => text);
  await steps.run("third", async () => { throw new Error("no"); }).catch(() => {});
`;
const NODE_COMMAND = [process.execPath, "--input-type=module", "--eval", PROGRAM];

const runInPipe = (env: Record<string, string>) => run(NODE_COMMAND, env);

/** Runs the program in a terminal, which util-linux's `script` provides. */
function runOnTerminal(env: Record<string, string>) {
  const quoted = NODE_COMMAND.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(" ");
  return run(["script", "-qec", quoted, "/dev/null"], env);
}

function run([command = "", ...args]: readonly string[], env: Record<string, string>) {
  const { PATH = "" } = process.env;
  const { stdout } = spawnSync(command, args, {
    env: { PATH, ...env },
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  return stdout.replaceAll("\r\n", "\n");
}

describe("Printed steps", () => {
  it("take a line each in a pipe, with the whole error, and no color", () => {
    const text = runInPipe({});
    expect(text.replaceAll(/\d+\.\d s/g, "0.1 s")).toBe(
      "first … \na line of another\n✓ 0.1 s\nsecond … ✗ 0.1 s\nall of\nwhat is wrong\n\nthird … ✗ 0.1 s\n",
    );
  });

  it("are in color in a pipe with FORCE_COLOR", () => {
    expect(runInPipe({ FORCE_COLOR: "1" })).toContain("\u001b[32m✓");
  });

  itWithTerminal("show on a terminal what is running, then replace the line with the result", () => {
    const text = runOnTerminal({ TERM: "xterm-256color" });
    expect(text).toContain("\u001b[2K\u001b[32m✓");
    // Text after the last carriage return overwrites the line.
    const finalLines = text.split("\n").map((line) => stripVTControlCharacters(line).split("\r").at(-1));
    expect(finalLines.map((line) => line?.replace(/\d+\.\d s/, "0.1 s"))).toEqual([
      "a line of another",
      "✓ first  0.1 s",
      "✗ second  0.1 s",
      "all of",
      "what is wrong",
      "",
      "✗ third  0.1 s",
      "",
    ]);
  });

  itWithTerminal.each<[Record<string, string>]>([[{ NO_COLOR: "1", TERM: "xterm" }], [{ TERM: "dumb" }]])(
    "have no color on a terminal with %j",
    (env) => expect(runOnTerminal(env).replaceAll("\u001b[2K", "")).not.toContain("\u001b["),
  );
});
