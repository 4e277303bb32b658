import { execFile } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "@jest/globals";
import { describeWithRedis } from "@svc/testing";

const ROOT = join(import.meta.dirname, "../..");
const MAIN = join(ROOT, "simulation/src/main.ts");

/**
 * Runs the simulation in its own process, because it replaces Node's clock, timers, sockets and randomness.
 */
function simulate(...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ["-C", "source", MAIN, ...args], { cwd: ROOT }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}

const readHashes = (output: string) => output.match(/^seed .*$/gm);

describeWithRedis("The simulation", () => {
  it("replays a seed exactly, also after other seeds", async () => {
    const both = await simulate("--seed", "41", "--seeds", "2", "--steps", "300");
    const second = await simulate("--seed", "42", "--steps", "300");
    expect(both).toMatchObject({ code: 0 });
    expect(readHashes(both.output)).toHaveLength(2);
    expect(readHashes(second.output)).toEqual(readHashes(both.output)?.slice(1));
  });

  // These seeds are known to reach the bug.
  it.each([
    ["lane-guard", 15, "a delivery waits without a lane"],
    ["event-position", 1, "the feed skipped an event"],
    ["four-eyes", 7, "one person requested and confirmed an approval"],
  ])("finds the planted bug %s with seed %i", async (plant, seed, violation) => {
    const { code, output } = await simulate("--plant", plant, "--seed", String(seed));
    expect({ code, isFound: output.includes(violation) }).toEqual({ code: 1, isFound: true });
  });

  it.each(["postgres://localhost/p", ",redis://localhost"])(
    "refuses --servers %s, which lacks a URL",
    async (servers) => {
      const { code, output } = await simulate("--servers", servers, "--steps", "1", "--seeds", "1");
      expect({ code, output }).toEqual({
        code: 2,
        output: expect.stringMatching(/^--servers must have the URLs of PostgreSQL and Redis\n\nnpm run/),
      });
    },
  );
});
