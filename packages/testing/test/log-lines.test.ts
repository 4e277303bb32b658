import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { findLogLineIssue, LOG_LINE } from "../src/output/log-line.ts";

const MANUAL = readFileSync(new URL("../../../docs/operators/logs.md", import.meta.url), "utf8");

describe("docs/operators/logs.md", () => {
  it("has a row for each field, with the description in the schema", () => {
    const rows = [...MANUAL.matchAll(/^\| `(\w+)` \| (.+) \|$/gm)].map(([, name, description]) => [
      name,
      description,
    ]);
    const fields = Object.entries(LOG_LINE.shape).map(([name, field]) => [name, field.description]);
    expect(rows).toEqual(fields);
  });

  it("shows only valid log lines", () => {
    const examples = [...MANUAL.matchAll(/^\{"level".*$/gm)].map(([line]) => line);
    expect(examples.length).toBeGreaterThan(3);
    expect(examples.filter((line) => findLogLineIssue(line) !== null)).toEqual([]);
  });
});

describe("A log line", () => {
  const line = { level: 30, time: "2026-06-15T12:00:00.000Z", service: "api", msg: "request" };

  it.each([
    ["an unknown field", { ...line, header: "x" }, "no such field: header"],
    ["a field of another type", { ...line, status: "200" }, "status"],
    ["a time without milliseconds", { ...line, time: "2026-06-15T12:00:00Z" }, "time"],
    ["no message", { ...line, msg: undefined }, "msg"],
    ["an invalid address", { ...line, clientAddress: "example.com" }, "clientAddress"],
  ])("is invalid with %s", (_case, invalid, issue) => {
    expect(findLogLineIssue(JSON.stringify(line))).toBeNull();
    expect(findLogLineIssue(JSON.stringify(invalid))).toContain(issue);
  });
});
