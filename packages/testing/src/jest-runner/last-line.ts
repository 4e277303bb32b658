import type { AggregatedResult } from "@jest/test-result";

/** As `requirements.ts` names the tests that it skips. */
const REQUIREMENT = /\(needs ([^:()]+): ([^()]+)\)/;

/** Lists why tests were skipped, one reason a line, the most frequent first. */
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

/** Ends a run's output with the reasons for skipped tests and a line of counts; a file that could not run has failed, too. */
export default class LastLine {
  onRunComplete(_contexts: unknown, results: AggregatedResult): void {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests } = results;
    const skipped = numPendingTests > 0 ? `, ${numPendingTests} skipped` : "";
    const counts = `${numPassedTests} passed, ${numFailedTests + numRuntimeErrorTestSuites} failed${skipped}`;
    const lines = [...explainSkipped(results), counts];
    // Jest writes its own summary after every reporter has run.
    process.once("exit", () => process.stderr.write(`${lines.join("\n")}\n`));
  }
}
