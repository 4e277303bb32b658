import { beforeAll, describe, expect, it } from "@jest/globals";
import { type Report, runJest } from "./run-jest.ts";

const listOutcomes = (report: Report, file: string) =>
  report.files[file]?.tests.map(({ title, status }) => [title, status]);
const findMessage = (report: Report, file: string, title: string) =>
  report.files[file]?.tests.find((test) => test.title === title)?.failureMessages.join("\n");

describe("Test runner", () => {
  let report: Report;
  beforeAll(async () => {
    report = await runJest([
      ...["every-kind", "after-every-kind", "only", "fails", "cannot-be-loaded", "describe-throws"],
      ...["imports-missing-module", "no-tests", "exits", "is-killed"],
      ...["leaves-changes", "leaves-no-changes"],
    ]);
  });

  it("runs every kind of test", () => {
    expect(listOutcomes(report, "every-kind")).toEqual([
      ["passes", "passed"],
      ["takes row 1", "passed"],
      ["takes row 2", "passed"],
      ["is skipped", "pending"],
      ["is to be written", "todo"],
      ["fails as expected", "passed"],
      ["compares with matchers", "passed"],
      ["spies and controls time", "passed"],
      ["is skipped with it", "pending"],
    ]);
    expect(listOutcomes(report, "only")).toEqual([
      ["is not selected", "pending"],
      ["is the only one that runs", "passed"],
    ]);
    expect(report.files["every-kind"]?.message).toBe("");
  });

  it("gives the next file clean globals", () => {
    expect(report.files["after-every-kind"]).toMatchObject({ message: "" });
    expect(report.files["leaves-no-changes"]).toMatchObject({ message: "" });
  });

  it("reports where and why each test failed", () => {
    expect(listOutcomes(report, "fails")).toEqual([
      ["fails", "failed"],
      ["passes beside it", "passed"],
      ["exceeds its timeout", "failed"],
      ["leaves a rejected promise unhandled", "failed"],
      ["fails with it", "failed"],
      ["passes", "passed"],
    ]);
    const failure = findMessage(report, "fails", "fails");
    expect(failure).toContain("toEqual");
    expect(failure).toContain("fails.fixture.ts:3:");
    expect(findMessage(report, "fails", "exceeds its timeout")).toContain("Exceeded timeout of 50 ms");
    const rejection = findMessage(report, "fails", "leaves a rejected promise unhandled");
    expect(rejection).toContain("Error: unhandled");
    expect(findMessage(report, "fails", "fails with it")).toContain("setup failed");
    expect(report.files.fails?.message).toContain("teardown failed");
  });

  it.each([
    ["cannot-be-loaded", "loading failed"],
    ["describe-throws", "describing failed"],
    ["imports-missing-module", "is-not-there.ts"],
    ["no-tests", "Your test suite must contain at least one test"],
    ["exits", "ended unexpectedly, with exit code 0.\n    last output"],
    ["is-killed", "ended unexpectedly, with SIGKILL"],
    [
      "leaves-changes",
      "The file changed state that later files share: process.env.SVC_LEFTOVER, the working directory, globalThis.structuredClone.",
    ],
  ])("fails the file %s, and says why", (name, why) => expect(report.files[name]?.message).toContain(why));

  it("counts every result and fails the run", () => {
    expect(report).toMatchObject({
      code: 1,
      numTotalTestSuites: 12,
      numPassedTestSuites: 4,
      numFailedTestSuites: 8,
      numRuntimeErrorTestSuites: 8,
      numFailedTests: 4,
    });
    // The last line counts 4 failed tests and 8 failed files.
    expect(report.output.trimEnd().split("\n").at(-1)).toBe("12 passed, 12 failed, 3 skipped");
  });
});

describe("A test run", () => {
  const RECORDERS = ["records-its-process", "records-its-process-again"];

  it("runs only the tests that match a pattern", async () => {
    const report = await runJest(["every-kind"], "-t", "takes row 2");
    expect(report).toMatchObject({ code: 0, numPassedTests: 1, numFailedTests: 0 });
  });

  it("stops at the first failure with --bail", async () => {
    const report = await runJest(["fails", "leaves-no-changes"], "--bail");
    expect(report.code).toBe(1);
    expect(report.output).toContain("fails.fixture.ts");
    expect(report.output).not.toContain("PASS");
  });

  it("runs several files in one process", async () => {
    expect(await runJest(RECORDERS)).toMatchObject({ code: 0, numPassedTests: 2, processCount: 1 });
  });

  it("continues in another process if one uses too much memory", async () => {
    const report = await runJest(RECORDERS, "--workerIdleMemoryLimit=2");
    expect(report).toMatchObject({ code: 0, numPassedTests: 2, processCount: 2 });
  });

  it("fails for an error thrown after a file's tests have ended", async () => {
    const report = await runJest(["throws-late", "only"]);
    expect(report.code).toBe(1);
    expect(report.output).toContain("late error");
  });

  it("fails a file that adds a test to an earlier file, where the test would never run", async () => {
    const report = await runJest(["a-cached-it", "b-cached-it"]);
    expect(report).toMatchObject({ code: 1, numPassedTestSuites: 1, numFailedTestSuites: 1 });
  });

  it("ends a file that never yields the processor", async () => {
    const report = await runJest(["blocks"], "--testTimeout=1000");
    expect(report.code).toBe(1);
    expect(report.files.blocks?.message).toContain("blocked the event loop for 2 seconds");
  });
});
