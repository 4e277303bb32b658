import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { findFreePort } from "@svc/local-servers";
import { findAnswerFaults, writeAnswer } from "./guides/guide-answers.ts";
import { readSteps, replaceAnswers } from "./guides/guide-file.ts";
import { type GuideStack, runCommands, startGuideStack } from "./guides/guide-stack.ts";

// Every command of every guide runs here, and its answer is held against the one that the guide shows.
// UPDATE_GUIDES=1 npm test -- test/guides.test.ts writes the answers anew.

const ROOT = new URL("../", import.meta.url);
const FOLDER = new URL("docs/guides/", ROOT);
/** Where the guides' receivers listen for a reader. */
const PORT = 4000;
/** The programs in Python need nothing but itself; where there is none, they are left out. */
const hasPython = spawnSync("python3", ["--version"]).status === 0;
const isUpdate = process.env.UPDATE_GUIDES === "1";

describe.each(readdirSync(FOLDER).filter((name) => name.endsWith(".md")))("docs/guides/%s", (name) => {
  const file = new URL(name, FOLDER);
  const markdown = readFileSync(file, "utf8");
  const steps = readSteps(markdown).filter(({ command }) => hasPython || !/\bpython3 /.test(command));
  let stack: GuideStack;
  beforeAll(async () => {
    stack = await startGuideStack();
  });
  afterAll(() => stack?.stop());

  for (const { file } of steps) {
    if (!file?.name.startsWith("examples/")) continue;
    it(`shows ${file.name} as it is`, () => {
      expect(file.text).toBe(readFileSync(new URL(file.name, ROOT), "utf8"));
    });
  }

  it("shows what its commands answer; else: UPDATE_GUIDES=1", async () => {
    const outputs = await runCommands(
      stack,
      steps.map(({ command }) => command),
      isUpdate ? PORT : await findFreePort(),
    );
    const faults = steps.flatMap(({ line, answer }, index) => {
      const given = outputs[index] ?? "";
      if (!answer) return given === "" ? [] : [`line ${line} shows no answer, and there is one: ${given}`];
      if (isUpdate && answer.text.trim() === "") return ["new"];
      return findAnswerFaults(answer, given).map((fault) => `line ${line}: ${fault}`);
    });
    if (!isUpdate) return expect(faults).toEqual([]);
    if (faults.length === 0) return;
    const answers = steps.map(({ answer }, index) => answer && writeAnswer(answer, outputs[index] ?? ""));
    writeFileSync(file, replaceAnswers(markdown, steps, answers));
  });
});
