import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { findFreePort } from "@svc/local-servers";
import { hasPython, itWithCurl, itWithPython, useResource } from "@svc/testing";
import { readSteps, replaceResponses, SAMPLE_LANGUAGES, type Step } from "./guides/guide-file.ts";
import { compileSamples, runCommands, runSamples } from "./guides/guide-readers.ts";
import { findResponseIssues, formatResponse } from "./guides/guide-responses.ts";
import { startGuideStack } from "./guides/guide-stack.ts";

// Runs every step of every guide in each language, and compares its output. To update the guides:
// UPDATE_GUIDES=1 npm test -- test/guides.test.ts

const ROOT = new URL("../", import.meta.url);
const FOLDER = new URL("docs/guides/", ROOT);
/** Port of the guides' webhook receivers. */
const SHOWN_PORT = 4000;
const isUpdate = process.env.UPDATE_GUIDES === "1";
const names = readdirSync(FOLDER).filter((name) => name.endsWith(".md"));
const readGuide = (name: string) => readFileSync(new URL(name, FOLDER), "utf8");

/**
 * Compares output with the guide. In an update, an empty response is also an issue, so that it is filled in.
 */
function findIssues({ line, response }: Step, actual: string): string[] {
  if (!response)
    return actual === "" ? [] : [`line ${line} shows no output, but the command printed: ${actual}`];
  if (isUpdate && response.text.trim() === "") return ["empty response"];
  return findResponseIssues(response, actual).map((issue) => `line ${line}: ${issue}`);
}

const stack = useResource(startGuideStack);

it("compiles the guides' TypeScript steps as strictly as the project itself", async () => {
  const programs = names.map((name) => {
    const code = readSteps(readGuide(name)).map(({ samples }) => samples.ts?.code ?? "");
    return { name: name.replace(/\.md$/, ".ts"), text: code.join("") };
  });
  expect(await compileSamples(programs.filter(({ text }) => text !== ""))).toBe("");
});

describe.each(names)("docs/guides/%s", (name) => {
  const markdown = readGuide(name);
  // Readers can try all languages with one organization.
  let folder: Promise<string> | undefined;
  const openReaderFolder = () => {
    folder ??= stack.addReader(name);
    return folder;
  };
  const steps = readSteps(markdown).filter(({ command }) => hasPython || !/\bpython3 /.test(command));

  for (const { file } of steps) {
    if (!file?.name.startsWith("examples/")) continue;
    it(`shows ${file.name} unchanged`, () => {
      expect(file.text).toBe(readFileSync(new URL(file.name, ROOT), "utf8"));
    });
  }

  itWithCurl("shows what its commands print (update with UPDATE_GUIDES=1)", async () => {
    const outputs = await runCommands(
      await openReaderFolder(),
      steps.map(({ command }) => command),
      isUpdate ? SHOWN_PORT : await findFreePort(),
    );
    const issues = steps.flatMap((step, index) => findIssues(step, outputs[index] ?? ""));
    if (!isUpdate) return expect(issues).toEqual([]);
    if (issues.length === 0) return;
    const responses = steps.map(
      ({ response }, index) => response && formatResponse(response, outputs[index] ?? ""),
    );
    writeFileSync(new URL(name, FOLDER), replaceResponses(markdown, steps, responses));
  });

  for (const language of SAMPLE_LANGUAGES) {
    const stepsInLanguage = steps.filter((step) => step.samples[language]);
    if (stepsInLanguage.length === 0 || isUpdate) continue;
    const itWithLanguage = language === "python" ? itWithPython : itWithCurl;
    itWithLanguage(`shows what its steps in ${language} print`, async () => {
      const port = await findFreePort();
      const outputs = await runSamples(await openReaderFolder(), language, { steps, port });
      const withSampleLine = (step: Step) => ({ ...step, line: step.samples[language]?.line ?? step.line });
      expect(
        stepsInLanguage.flatMap((step, index) => findIssues(withSampleLine(step), outputs[index] ?? "")),
      ).toEqual([]);
    });
  }
});
