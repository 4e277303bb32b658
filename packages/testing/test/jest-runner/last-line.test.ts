import { describe, expect, it } from "@jest/globals";
import type { AggregatedResult } from "@jest/test-result";
import { explainSkipped, listSlowest } from "../../src/jest-runner/last-line.ts";

/** Builds a run in which the nth file took n seconds. */
function buildRun(count: number): AggregatedResult {
  const testResults = Array.from({ length: count }, (_, index) => ({
    testFilePath: `${process.cwd()}/test/file-${index + 1}.test.ts`,
    perfStats: { runtime: (index + 1) * 1000 },
    testResults: [
      { status: "passed", fullName: "passes" },
      { status: "pending", fullName: "opens (needs Chromium: install chromium or set CHROME_PATH)" },
      ...(index === 0 ? [{ status: "pending", fullName: "is marked" }] : []),
    ],
  }));
  return { testResults } as unknown as AggregatedResult;
}

describe("Summary of a test run", () => {
  it("lists the ten slowest files, slowest first", () => {
    expect(listSlowest(buildRun(12))).toEqual([
      "The slowest files:",
      ...[12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((count) => `  ${count} s test/file-${count}.test.ts`),
    ]);
  });

  it("lists no slow files if only a few ran", () => expect(listSlowest(buildRun(10))).toEqual([]));

  it("lists the reasons for skipped tests, most frequent first", () => {
    expect(explainSkipped(buildRun(2))).toEqual([
      "2 tests skipped: no Chromium (install chromium or set CHROME_PATH)",
      "1 test skipped: marked as skipped",
    ]);
  });
});
