import { relative } from "node:path";
import type { AggregatedResult } from "@jest/test-result";

/** Suffix of a skipped test's name, added by requirements.ts. */
const REQUIREMENT = /\(needs ([^:()]+): ([^()]+)\)/;

/** Lists the reasons for skipped tests, most frequent first. */
export function explainSkipped(results: AggregatedResult): string[] {
  const counts = new Map<string, number>();
  for (const { testResults } of results.testResults) {
    for (const { status, fullName } of testResults) {
      if (status !== "pending") continue;
      const [, name, remedy] = REQUIREMENT.exec(fullName) ?? [];
      const reason = name ? `no ${name} (${remedy})` : "marked as skipped";
      counts.set(reason, (counts.get(reason) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([reason, count]) => `${count} ${count === 1 ? "test" : "tests"} skipped: ${reason}`);
}

const SLOWEST_COUNT = 10;

/** Lists the ten slowest files, or nothing if the run has ten files or fewer. */
export function listSlowest(results: AggregatedResult): string[] {
  const files = results.testResults.map(({ testFilePath, perfStats }) => ({
    path: relative(process.cwd(), testFilePath),
    seconds: Math.round(perfStats.runtime / 1000),
  }));
  if (files.length <= SLOWEST_COUNT) return [];
  const slowest = files.sort((one, other) => other.seconds - one.seconds).slice(0, SLOWEST_COUNT);
  return ["The slowest files:", ...slowest.map(({ path, seconds }) => `  ${seconds} s ${path}`)];
}

/** Prints the slowest files, the skipped tests and, in the last line, the counts. */
export default class LastLine {
  onRunComplete(_contexts: unknown, results: AggregatedResult): void {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests } = results;
    const skipped = numPendingTests > 0 ? `, ${numPendingTests} skipped` : "";
    const counts = `${numPassedTests} passed, ${numFailedTests + numRuntimeErrorTestSuites} failed${skipped}`;
    const lines = [...listSlowest(results), ...explainSkipped(results), counts];
    // Jest writes its summary after all reporters.
    process.once("exit", () => process.stderr.write(`${lines.join("\n")}\n`));
  }
}
