import { expect, it } from "@jest/globals";
import { createErrorReporter } from "../src/jobs/error-reporter.ts";

it("reports each message up to once in ten seconds, and plain objects as errors", () => {
  const reported: Error[] = [];
  let now = 0;
  const report = createErrorReporter(
    (error) => reported.push(error),
    () => now,
  );
  const refused = { message: "connect ECONNREFUSED", stack: "at poll", queue: "seal" };
  report(refused);
  report(refused);
  report(new Error("another"));
  now = 9_999;
  report(refused);
  now = 10_000;
  report(refused);
  expect(reported.map(({ message }) => message)).toEqual([
    "connect ECONNREFUSED",
    "another",
    "connect ECONNREFUSED",
  ]);
  expect(reported[0]).toBeInstanceOf(Error);
  expect(reported[0]?.stack).toBe("at poll");
});
