import { describe, expect, it } from "@jest/globals";
import { z } from "zod";
import { parseBody, parseParams, parseQuery } from "../src/endpoints/index.ts";
import { Problem } from "../src/errors/index.ts";
import { metadataField, textField } from "../src/fields/index.ts";

const schema = z.strictObject({
  name: textField(10),
  kind: z.enum(["full", "partial"], "must be full or partial"),
  inner: z.strictObject({ count: z.number("must be a number").int() }),
  "a/b~c": z.string().optional(),
  list: z.array(z.number("must be a number")).optional(),
  metadata: metadataField.optional(),
});
const GOOD = { name: "Ada", kind: "full", inner: { count: 1 } };

function catchProblem(run: () => unknown): Problem {
  try {
    run();
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  throw new Error("No problem was thrown");
}

describe("parseBody", () => {
  const findIssues = (body: unknown) => {
    const problem = catchProblem(() => parseBody(schema, body));
    expect(problem).toMatchObject({ code: "validation_failed", status: 422 });
    return problem.errors;
  };

  it("returns the parsed form of a valid body", () => {
    expect(parseBody(schema, { ...GOOD, name: " Ada " })).toEqual(GOOD);
  });

  it("reports every issue at once: missing, unknown, invalid and unsafe", () => {
    const body = JSON.parse(
      '{"kind":"some","inner":{"count":"1","extra":1},"other":1,"list":[1,"2",null],"__proto__":{"x":1},"a/b~c":"\\u0000"}',
    );
    const issues = findIssues(body);
    expect(new Set(issues.map(({ pointer }) => pointer))).toEqual(
      new Set([
        "#/name",
        "#/kind",
        "#/inner/count",
        "#/inner/extra",
        "#/other",
        "#/list/1",
        "#/list/2",
        "#/__proto__",
        "#/a~1b~0c",
      ]),
    );
  });

  it("reports any missing field as required", () => {
    const required = { detail: "This field is required." };
    expect(findIssues({})).toEqual([
      { pointer: "#/name", ...required },
      { pointer: "#/kind", ...required },
      { pointer: "#/inner", ...required },
    ]);
    expect(findIssues({ ...GOOD, inner: {} })).toEqual([{ pointer: "#/inner/count", ...required }]);
  });

  it("reports what the value of an invalid field must be", () => {
    expect(findIssues({ ...GOOD, name: null, kind: "x" })).toEqual([
      { pointer: "#/name", detail: "must be text" },
      { pointer: "#/kind", detail: "must be full or partial" },
    ]);
  });

  it("rejects unsafe text in a known field", () => {
    expect(findIssues({ ...GOOD, name: "A\u0000" })).toEqual([
      { pointer: "#/name", detail: expect.stringContaining("U+0000") },
    ]);
  });

  it("repeats no submitted value", () => {
    const secret = "123-45-6789";
    const problem = catchProblem(() =>
      parseBody(schema, { name: secret, kind: secret, inner: secret, list: [secret] }),
    );
    expect(problem.message + JSON.stringify(problem.errors)).not.toContain(secret);
  });

  it.each([
    ["an unknown field", { ...GOOD, "123-45-6789": 1 }, "#/***", /unknown/],
    [
      "a nested unknown field",
      { ...GOOD, inner: { count: 1, "x 123 45 6789": 1 } },
      "#/inner/***",
      /unknown/,
    ],
    ["a metadata name", { ...GOOD, metadata: { "123-45-6789": "x" } }, "#/metadata/***", /Social Security/],
    [
      "a metadata name with an invalid value",
      { ...GOOD, metadata: { "123.45.6789": 1 } },
      "#/metadata/***",
      /./,
    ],
    [
      "a metadata name with an unsafe value",
      { ...GOOD, metadata: { "123-45-6789": "\u0000" } },
      "#/metadata/***",
      /./,
    ],
    [
      "an unsafe metadata name",
      { ...GOOD, metadata: { "123-45-6789\u0000": "x" } },
      "#/metadata/***",
      /not allowed/,
    ],
  ])("does not repeat a Social Security number sent as %s", (_, body, pointer, detail) => {
    const issues = findIssues(body);
    expect(issues).toContainEqual({ pointer, detail: expect.stringMatching(detail) });
    expect(JSON.stringify(issues)).not.toMatch(/6789/);
  });

  it.each([
    ["", "names must not be empty"],
    ["n".repeat(41), "names can have up to 40 characters"],
    [`${"n".repeat(40)} 123-45-6789`, "names can have up to 40 characters"],
    ["123-45-6789", "names must not contain a Social Security number"],
  ])("explains what is wrong with the metadata name %j", (name, detail) => {
    const details = findIssues({ ...GOOD, metadata: { [name]: "x" } }).map((issue) => issue.detail);
    expect(details).toContain(detail);
    expect(details).not.toContain("must be an object with string values");
  });

  it("uses the singular for one invalid field and the plural for several", () => {
    expect(catchProblem(() => parseBody(schema, { ...GOOD, kind: "x" })).message).toMatch(
      /^One field is not valid/,
    );
    expect(catchProblem(() => parseBody(schema, {})).message).toMatch(/^3 fields are not valid/);
  });
});

describe("parseQuery", () => {
  const query = z.strictObject({
    limit: z.string().regex(/^\d+$/, "must be a number").optional(),
    id: z.string("must be a single value").optional(),
  });

  it("names every invalid parameter as it was sent", () => {
    const problem = catchProblem(() => parseQuery(query, { limit: "x", id: ["1", "2"] }));
    expect(problem.code).toBe("invalid_request");
    expect(problem.errors.map(({ parameter }) => parameter)).toEqual(["limit", "id"]);
    expect(problem.errors.every(({ pointer }) => pointer === undefined)).toBe(true);
  });

  it.each(["colour", "a/b", "a~b", "a.b", "a[b]", "", "limit ", "LIMIT", "__proto__", "constructor"])(
    "names the unknown parameter %j",
    (name) => {
      const sent = Object.assign(Object.create(null), JSON.parse(`{${JSON.stringify(name)}:"1"}`));
      const problem = catchProblem(() => parseQuery(query, sent));
      expect(problem.code).toBe("unknown_parameter");
      expect(new Set(problem.errors.map(({ parameter }) => parameter))).toEqual(new Set([name]));
    },
  );

  it("does not repeat a Social Security number sent as a name", () => {
    const { code, errors } = catchProblem(() => parseQuery(query, { "123-45-6789": "1" }));
    expect([code, errors.map(({ parameter }) => parameter)]).toEqual(["unknown_parameter", ["***"]]);
  });

  it("rejects U+0000 in a value", () => {
    expect(catchProblem(() => parseQuery(query, { id: "a\u0000" }))).toMatchObject({
      code: "invalid_request",
      errors: [{ parameter: "id" }],
    });
  });
});

describe("parseParams", () => {
  it("returns 404 for a malformed ID, without repeating it", () => {
    const problem = catchProblem(() =>
      parseParams(z.strictObject({ id: z.string().regex(/^rol_/) }), { id: "secret" }),
    );
    expect(problem.code).toBe("not_found");
    expect(problem.message).not.toContain("secret");
  });
});

describe("The unsafe name __proto__", () => {
  it("is reported once, alongside all other issues", () => {
    const body = JSON.parse('{"name":"Ada","kind":"none","inner":{"count":1},"__proto__":{"a":1},"x":1}');
    const { errors } = catchProblem(() => parseBody(schema, body));
    expect(errors.map(({ pointer }) => pointer).sort()).toEqual(["#/__proto__", "#/kind", "#/x"]);
  });
});
