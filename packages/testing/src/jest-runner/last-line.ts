import type { AggregatedResult } from "@jest/test-result";

/** Has the last line of a run count what passed and what failed; a file that could not be run has failed, too. */
export default class LastLine {
  onRunComplete(_contexts: unknown, results: AggregatedResult): void {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests } = results;
    const skipped = numPendingTests > 0 ? `, ${numPendingTests} skipped` : "";
    const line = `${numPassedTests} passed, ${numFailedTests + numRuntimeErrorTestSuites} failed${skipped}\n`;
    // Jest's own summary is written after every reporter has been told.
    process.once("exit", () => process.stderr.write(line));
  }
}
