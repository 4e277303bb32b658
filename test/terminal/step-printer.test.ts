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
const NODE_ARGS = ["--input-type=module", "--eval", PROGRAM];

function run(env: Record<string, string>, isTerminal: boolean) {
  const node = [process.execPath, ...NODE_ARGS];
  const quoted = node.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(" ");
  const [command = "", ...args] = isTerminal ? ["script", "-qec", quoted, "/dev/null"] : node;
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
    const text = run({}, false);
    expect(text.replaceAll(/\d+\.\d s/g, "0.1 s")).toBe(
      "first … \na line of another\n✓ 0.1 s\nsecond … ✗ 0.1 s\nall of\nwhat is wrong\n\nthird … ✗ 0.1 s\n",
    );
  });

  it("are in color in a pipe with FORCE_COLOR", () => {
    expect(run({ FORCE_COLOR: "1" }, false)).toContain("\u001b[32m✓");
  });

  // util-linux's `script` provides a terminal.
  itWithTerminal("show on a terminal what is running, then replace the line with the result", () => {
    const text = run({ TERM: "xterm-256color" }, true);
    expect(text).toContain("\u001b[2K\u001b[32m✓");
    const last = text.split("\n").map((line) => stripVTControlCharacters(line).split("\r").at(-1));
    expect(last.map((line) => line?.replace(/\d+\.\d s/, "0.1 s"))).toEqual([
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
    (env) => expect(run(env, true).replaceAll("\u001b[2K", "")).not.toContain("\u001b["),
  );
});
