import { describe, expect, it } from "@jest/globals";
import { readSteps, replaceResponses, type ShownResponse } from "./guides/guide-file.ts";
import { findResponseIssues, formatResponse } from "./guides/guide-responses.ts";

const ID = "acct_01m7zmwf33ecy9dqcb2phh8djq";
const OTHER_ID = "acct_01m7zmwh9fecy9dqrh620frbce";
const toJsonResponse = (value: unknown): ShownResponse => ({
  form: "json",
  text: JSON.stringify(value),
  start: 0,
  end: 0,
});
const toTextResponse = (text: string): ShownResponse => ({ form: "text", text, start: 0, end: 0 });
const findIssues = (shown: unknown, actual: unknown) =>
  findResponseIssues(toJsonResponse(shown), JSON.stringify(actual));

describe("Response shown in a guide", () => {
  it.each([
    ["IDs with the same prefix", { id: ID }, { id: OTHER_ID }],
    ["IDs within text", `/v1/accounts/${ID}`, `/v1/accounts/${OTHER_ID}`],
    ["times", "2026-06-15T12:00:00.000Z", "2027-01-01T00:00:00.123Z"],
    ["days", "2026-06-15", "2027-01-01"],
    ["digests", "0".repeat(64), "f".repeat(64)],
    ["cursors", { nextCursor: "abc" }, { nextCursor: "xyz" }],
    ["omitted fields", { state: "draft", "…": "…" }, { state: "draft", version: 1 }],
    ["omitted items", [1, "…"], [1, 2, 3]],
    ["ports", "http://localhost:4000/webhooks", "http://localhost:40123/webhooks"],
    ["durations", "204 in 3 ms", "204 in 12 ms"],
    ["keys and tokens", "svc_test_ak_…", `svc_test_ak_${"a".repeat(49)}`],
  ])("matches regardless of %s", (_name, shown, actual) => expect(findIssues(shown, actual)).toEqual([]));

  it.each([
    ["a different value", { state: "draft" }, { state: "submitted" }, 'the response.state is "submitted"'],
    ["an ID with another prefix", ID, ID.replace("acct", "rol"), "the response is "],
    ["a missing field", { a: 1, "…": "…" }, { b: 1 }, "the response.a is missing"],
    ["an extra field", { a: 1 }, { a: 1, b: 2 }, "the response.b is not shown"],
    ["null for an object", { a: { b: 1 } }, { a: null }, "the response.a is null"],
    ["null for a cursor", { nextCursor: "abc" }, { nextCursor: null }, "the response.nextCursor is null"],
    ["a number instead of a string", { a: "1" }, { a: 1 }, "the response.a is 1"],
    ["too many items", [1], [1, 2], "the response has 2 items"],
    ["too few items", [1, "…"], [], "the response has 0 items"],
  ])("does not match with %s", (_name, shown, actual, issue) => {
    expect(findIssues(shown, actual)[0]).toContain(issue);
  });

  it("is compared as a whole if it is text", () => {
    const shown = toTextResponse('HTTP/1.1 200 OK\nRateLimit: "per-minute"; r=5; t=60\n');
    expect(findResponseIssues(shown, 'HTTP/1.1 200 OK\nRateLimit: "per-minute"; r=7; t=59\n')).toEqual([]);
    expect(findResponseIssues(shown, "HTTP/1.1 404 Not Found\n")).toHaveLength(1);
  });

  it("is updated with the same omissions, and without secrets", () => {
    const shown = toJsonResponse({ id: "?", key: "?", inner: { a: 0, "…": 0 }, list: [0, "…"], "…": 0 });
    const key = `svc_test_ak_${"a".repeat(49)}`;
    const actual = { key, id: ID, inner: { b: 2, a: 1 }, list: [1, 2], more: true };
    expect(JSON.parse(formatResponse(shown, JSON.stringify(actual)))).toEqual({
      key: "svc_test_ak_…",
      id: ID,
      inner: { a: 1, "…": "…" },
      list: [1, "…"],
      "…": "…",
    });
    expect(formatResponse(toTextResponse("old"), `whsec_${"a".repeat(43)}=\n`)).toBe("whsec_…\n");
    expect(formatResponse(toTextResponse("old"), `eyJhbGciOi.eyJzdWIi.c2lnbmF0dXJl ${key}\n`)).toBe(
      "eyJ… svc_test_ak_…\n",
    );
  });
});

describe("Guide file", () => {
  const buildBlock = (form: string, body: string) => `\`\`\`${form}\n${body}\n\`\`\`\n`;
  const guide = `# A\n\n${buildBlock("sh", "true")}\n${buildBlock("sh", "echo 1")}\ntext\n\n${buildBlock("json", "1")}`;

  it("is read as commands with their responses, and written with new responses", () => {
    const steps = readSteps(guide);
    expect(steps.map(({ line, command, response }) => [line, command, response?.text])).toEqual([
      [3, "true\n", undefined],
      [7, "echo 1\n", "1\n"],
    ]);
    expect(replaceResponses(guide, steps, [null, "2\n"])).toBe(guide.replace("json\n1", "json\n2"));
  });

  it("has a step's code samples between its command and its response", () => {
    const samples = buildBlock("ts step", "show(1);") + buildBlock("python step", "show(1)");
    const steps = readSteps(
      buildBlock("sh", "echo 1") + samples + buildBlock("json", "1") + buildBlock("sh", "true"),
    );
    expect(steps.map((step) => step.samples)).toEqual([
      { ts: { line: 4, code: "show(1);\n" }, python: { line: 7, code: "show(1)\n" } },
      {},
    ]);
    expect(steps[0]?.response?.text).toBe("1\n");
  });

  it.each([
    ["alone", buildBlock("ts step", "1")],
    ["after a response", buildBlock("sh", "a") + buildBlock("json", "1") + buildBlock("ts step", "1")],
    ["after other text", `${buildBlock("sh", "a")}\nwords\n${buildBlock("ts step", "1")}`],
    [
      "twice in one language",
      buildBlock("sh", "a") + buildBlock("ts step", "1") + buildBlock("ts step", "1"),
    ],
    ["after a program", buildBlock("ts", "// a.ts") + buildBlock("python step", "1")],
    ["in another language", buildBlock("sh", "a") + buildBlock("go step", "1")],
  ])("rejects a step %s", (_name, markdown) => {
    expect(() => readSteps(markdown)).toThrow("a step without a command before it");
  });

  it("marks commands that are shared by every language", () => {
    const steps = readSteps(buildBlock("sh shared", "svc org list") + buildBlock("sh", "true"));
    expect(steps.map(({ isShared }) => isShared)).toEqual([true, false]);
    expect(() => readSteps(buildBlock("ts shared", "1"))).toThrow("without a command before it");
  });

  it("saves a program under the name on its first line", () => {
    const program = '// in/receiver.ts: receives\nconsole.log("$HOME")';
    const [step] = readSteps(buildBlock("ts", program));
    expect(step).toMatchObject({ response: null, file: { name: "in/receiver.ts", text: `${program}\n` } });
    expect(step?.command).toBe(`cat > in/receiver.ts <<'END_OF_FILE'\n${program}\nEND_OF_FILE`);
    expect(() => readSteps(buildBlock("python", "import hmac"))).toThrow("without a file name");
    expect(() => readSteps(buildBlock("ts", program) + buildBlock("text", "1"))).toThrow(
      "without a command before it",
    );
  });

  it.each([
    ["a response without a command", buildBlock("json", "1")],
    [
      "two responses to one command",
      buildBlock("sh", "a") + buildBlock("json", "1") + buildBlock("text", "1"),
    ],
    ["a block without a language", buildBlock("sh", "a") + buildBlock("", "1")],
  ])("is rejected with %s", (_name, markdown) => {
    expect(() => readSteps(markdown)).toThrow("without a command before it");
  });
});
