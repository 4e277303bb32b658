import { describe, expect, it } from "@jest/globals";
import {
  type ApiDocument,
  type ApiOperation,
  buildCorrectedCall,
  describeIssues,
  findOperation,
  type LoggedIssue,
  toJsonLines,
} from "../../src/pages/log/corrected-call.ts";

const OPERATION: ApiOperation = {
  operationId: "createThing",
  summary: "Create a thing",
  parameters: [
    { $ref: "#/components/parameters/IdempotencyKey" },
    { $ref: "#/components/parameters/Cursor" },
    { name: "limit", in: "query", schema: { type: "integer", minimum: 3 } },
  ],
  requestBody: {
    content: {
      "application/json": {
        schema: { $ref: "#/components/schemas/ThingInput" },
        example: {
          firstName: "Ada",
          source: { accountType: "roth_ira" },
          items: [{ amount: "1.00" }],
          tags: [],
        },
      },
    },
  },
};

const DOCUMENT: ApiDocument = {
  paths: { "/v1/things/{id}": { post: OPERATION } },
  components: {
    parameters: {
      IdempotencyKey: { name: "Idempotency-Key", in: "header", schema: { type: "string" } },
      Cursor: { name: "cursor", in: "query", schema: { type: "string" } },
    },
    schemas: {
      ThingInput: {
        type: "object",
        properties: {
          firstName: { type: "string", description: "The given name." },
          email: { type: "string", format: "idn-email" },
          dateOfBirth: { type: "string", format: "date" },
          tags: { type: "array", items: { type: "string" } },
          source: {
            anyOf: [{ $ref: "#/components/schemas/Account" }, { type: "null" }],
            description: "Where the money is.",
          },
          items: {
            type: "array",
            items: { type: "object", properties: { amount: { type: "string" }, note: { type: "string" } } },
          },
        },
        required: ["firstName", "email"],
      },
      Account: {
        type: "object",
        properties: {
          accountType: { $ref: "#/components/schemas/AccountType" },
          holder: { $ref: "#/components/schemas/Holder" },
        },
        required: ["accountType"],
      },
      AccountType: { type: "string", enum: ["roth_ira", "traditional_ira"] },
      Holder: {
        type: "object",
        properties: { name: { type: "string" }, age: { type: "integer" } },
        required: ["age"],
      },
    },
  },
};

const buildIssue = (location: string, reason: LoggedIssue["reason"] = "invalid"): LoggedIssue => ({
  location,
  reason,
});
const buildCall = (issues: LoggedIssue[], subjectId: string | null = null) =>
  buildCorrectedCall(DOCUMENT, OPERATION, { method: "POST", route: "/v1/things/{id}", subjectId, issues });

describe("A corrected call", () => {
  it("finds the operation by method and route", () => {
    expect(findOperation(DOCUMENT, { method: "POST", route: "/v1/things/{id}" })).toBe(OPERATION);
    expect(findOperation(DOCUMENT, { method: "GET", route: "/v1/things/{id}" })).toBeNull();
    expect(findOperation(DOCUMENT, { method: "GET", route: null })).toBeNull();
  });

  it("is the documented example, with the ID of the request's object in its path", () => {
    expect(buildCall([], "thi_1")).toMatchObject({
      path: "/v1/things/thi_1",
      body: { firstName: "Ada", source: { accountType: "roth_ira" } },
      corrected: [],
      acceptsIdempotencyKey: true,
      isJson: true,
    });
    expect(buildCall([]).path).toBe("/v1/things/{id}");
  });

  it("adds fields that the example lacks, and marks every rejected field", () => {
    const call = buildCall([
      buildIssue("#/firstName"),
      buildIssue("#/email", "required"),
      buildIssue("#/dateOfBirth"),
      buildIssue("#/source/holder", "required"),
      buildIssue("#/items/7/note", "required"),
      buildIssue("#/tags/0"),
    ]);
    expect(call.body).toEqual({
      firstName: "Ada",
      email: "ada@example.com",
      dateOfBirth: "2026-01-31",
      source: { accountType: "roth_ira", holder: { age: 1 } },
      items: [{ amount: "1.00", note: "string" }],
      tags: ["string"],
    });
    expect(call.corrected).toEqual([
      "/firstName",
      "/email",
      "/dateOfBirth",
      "/source/holder",
      "/items/0/note",
      "/tags/0",
    ]);
  });

  it("marks no unknown, masked or misplaced field, and does not change the document", () => {
    const before = JSON.stringify(DOCUMENT);
    const call = buildCall([
      buildIssue("#/fristName", "unknown"),
      // `*` replaces a name that the log does not store.
      buildIssue("#/*"),
      buildIssue("#/firstName/x"),
      buildIssue("#/nope/deep"),
    ]);
    expect(call.corrected).toEqual([]);
    expect(JSON.stringify(DOCUMENT)).toBe(before);
  });

  it("has a valid value for a rejected parameter", () => {
    expect(buildCall([buildIssue("?limit"), buildIssue("?color", "unknown")]).path).toBe(
      "/v1/things/{id}?limit=3",
    );
  });

  it("is not JSON for an upload", () => {
    const upload = { ...OPERATION, requestBody: { content: { "multipart/form-data": {} } } };
    const call = buildCorrectedCall(DOCUMENT, upload, {
      method: "POST",
      route: "/v1/files",
      subjectId: null,
      issues: [],
    });
    expect(call).toMatchObject({ isJson: false, body: undefined });
  });
});

describe("Issues of a request", () => {
  const describeIssue = (location: string, reason?: LoggedIssue["reason"]) =>
    describeIssues(DOCUMENT, OPERATION, [buildIssue(location, reason)])[0];

  it("say what the API expects", () => {
    expect(describeIssue("#/firstName")).toMatchObject({
      expected: "string",
      description: "The given name.",
    });
    expect(describeIssue("#/dateOfBirth")?.expected).toBe("string (date)");
    expect(describeIssue("#/source/accountType")?.expected).toBe("roth_ira, traditional_ira");
    expect(describeIssue("?limit")?.expected).toBe("integer");
    expect(describeIssue("#/items/0/amount")?.expected).toBe("string");
  });

  it("suggest the name that was meant", () => {
    expect(describeIssue("#/fristName", "unknown")).toMatchObject({
      suggestion: "firstName",
      expected: null,
    });
    expect(describeIssue("#/source/acountType", "unknown")?.suggestion).toBe("accountType");
    expect(describeIssue("?limt", "unknown")?.suggestion).toBe("limit");
    expect(describeIssue("?cusor", "unknown")?.suggestion).toBe("cursor");
    expect(describeIssue("#/somethingElse", "unknown")?.suggestion).toBeNull();
    expect(describeIssue("#/*", "unknown")?.suggestion).toBeNull();
  });
});

describe("Printed JSON", () => {
  it("equals JSON.stringify, and marks the lines of the given values", () => {
    const value = { a: { b: [1, { "c/d": null }], e: {} }, f: [], g: "x\ny" };
    const lines = toJsonLines(value, ["/a/b/1", "/f"]);
    expect(lines.map(({ text }) => text).join("\n")).toBe(JSON.stringify(value, null, 2));
    expect(lines.filter(({ isMarked }) => isMarked).map(({ text }) => text.trim())).toEqual([
      "{",
      '"c/d": null',
      "}",
      '"f": [],',
    ]);
  });
});
