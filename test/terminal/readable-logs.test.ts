import { stripVTControlCharacters } from "node:util";
import { describe, expect, it } from "@jest/globals";
import { createLogFormatter } from "../../scripts/terminal/readable-logs.ts";

const LINE = { level: 30, time: "2026-06-15T12:00:00.000Z", service: "widget-auth" };
const REQUEST = { method: "GET", route: "/v1/rollovers/:id", status: 200, durationMs: 12.3 };

describe("Human-readable logs", () => {
  const formatLine = createLogFormatter(false);

  it("show a request's route, its result, and the service", () => {
    const line = JSON.stringify({ ...LINE, ...REQUEST, requestId: "req_1", keyId: "key_1", msg: "request" });
    expect(formatLine("services", line)).toMatch(
      /^widget-auth +\S*:00:00\.000\S* INFO: GET \/v1\/rollovers\/:id 200 in 12\.3 ms \{"requestId":"req_1","keyId":"key_1"\}$/,
    );
  });

  it("name the process on each line of an error's stack", () => {
    const err = { type: "Error", message: "no", stack: "Error: no\n    at here (file.ts:1:1)\n    at there" };
    const lines = formatLine(
      "api",
      JSON.stringify({ ...LINE, level: 50, service: "api", err, msg: "failed" }),
    ).split("\n");
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) expect(line).toMatch(/^api {9}/);
    expect(lines[0]).toContain("ERROR: failed");
    expect(lines.join()).toContain("at here (file.ts:1:1)");
  });

  it.each(["Restarting 'apps/api/src/main.ts'", "{ no JSON", '{"object":"of another kind"', "[1]", ""])(
    "leave %j unchanged after the process name",
    (line) => expect(formatLine("worker", line)).toBe(`worker      ${line}`),
  );

  it("are in color on request, with the same words", () => {
    const line = JSON.stringify({ ...LINE, ...REQUEST, msg: "request" });
    const colored = createLogFormatter(true)("api", line);
    expect(colored).toContain("\u001b[");
    expect(stripVTControlCharacters(colored)).toBe(formatLine("api", line));
  });
});
