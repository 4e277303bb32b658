import { expect, it } from "@jest/globals";
import { runJest } from "./run-jest.ts";

// The runner searches each file's captured logs and error responses.

it("fails a file in which a service reveals secrets or personal data, or logs undocumented fields", async () => {
  const { code, files, output } = await runJest(["leaks", "leaks-nothing"], "--runInBand");
  expect(code).toBe(1);
  expect(files["leaks-nothing"]?.message).toBe("");
  const { message = "", tests } = files.leaks ?? {};
  expect(tests?.map(({ status }) => status)).toEqual(["passed", "passed"]);
  expect(message).toMatch(/reveals sensitive data: log, API key: \{"level":30,.*"unknownField":"\[here\]"/);
  expect(message).toMatch(/reveals sensitive data: log, name: \{"level":30,.*"msg":"created for \[here\]"/);
  expect(message).toContain("reveals sensitive data: problem, account number: invalid number [here]");
  expect(message).toContain("docs/operators/logs.md does not describe: no such field: unknownField");
  expect(`${message}${output}`).not.toMatch(/A{40}|created for Wilhelmina|4711/);
});
