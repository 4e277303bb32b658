import { describe, expect, it } from "@jest/globals";
import type { Document, Schema } from "../../packages/client/generate/document.ts";
import { readEnumNames } from "../../scripts/sdks/enum-names.ts";
import { buildTypeModel, type Definition } from "../../scripts/sdks/type-model.ts";

const GRAPHQL = `
  enum Environment { test live }
  enum MismatchStatus { open resolved }
  enum NigoStatus { open resolved }
`;
const buildEnum = (...values: string[]): Schema => ({ type: "string", enum: values });
const buildObject = (properties: Record<string, Schema>): Schema => ({ type: "object", properties });
const buildReference = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

function build(schemas: Record<string, Schema>, { mergesVariants = false } = {}) {
  const document: Document = {
    paths: {},
    webhooks: {},
    components: { schemas, parameters: {}, examples: {} },
  };
  const enumNames = readEnumNames(document, GRAPHQL);
  const { definitions } = buildTypeModel(document, { methods: [], enumNames, mergesVariants });
  return new Map(definitions.map((definition) => [definition.name, definition]));
}

function getFieldTypes(definition: Definition | undefined) {
  const fields = definition?.kind === "object" ? definition.members : [];
  return Object.fromEntries(
    fields.map(({ name, type }) => [name, type.kind === "named" ? type.definition.name : type.kind]),
  );
}

describe("Type model of the clients", () => {
  it("names an enum as in GraphQL, wherever it occurs", () => {
    const types = build({
      Account: buildObject({ environment: buildEnum("test", "live") }),
      Event: buildObject({ mode: buildEnum("live", "test") }),
    });
    expect([...types.keys()]).toEqual(["Account", "Environment", "Event"]);
    expect(getFieldTypes(types.get("Event"))).toEqual({ mode: "Environment" });
  });

  it("prefers the name of a component that has the same values", () => {
    const types = build({
      Mode: buildEnum("test", "live"),
      Event: buildObject({ mode: buildEnum("test", "live") }),
    });
    expect([...types.keys()]).toEqual(["Event", "Mode"]);
  });

  it("names other enums after the shortest name of a schema field that uses them", () => {
    const types = build({
      FormLine: buildObject({ status: buildEnum("final", "draft") }),
      Form: buildObject({ status: buildEnum("final", "draft") }),
      Forms: buildObject({ statuses: { type: "array", items: buildEnum("final", "draft") } }),
    });
    expect([...types.keys()]).toEqual(["Form", "FormLine", "FormStatus", "Forms"]);
    expect(getFieldTypes(types.get("FormLine"))).toEqual({ status: "FormStatus" });
  });

  it("keeps enums apart if several in GraphQL have the same values", () => {
    const types = build({
      Mismatch: buildObject({ status: buildEnum("open", "resolved") }),
      NigoItem: buildObject({ status: buildEnum("open", "resolved") }),
    });
    expect([...types.keys()]).toEqual(["Mismatch", "MismatchStatus", "NigoItem", "NigoItemStatus"]);
  });

  it("rejects two types with the same name", () => {
    const schemas = { Plan: buildObject({ kind: buildEnum("pension") }), PlanKind: buildObject({}) };
    expect(() => build(schemas)).toThrow("Two types of the clients would have the name PlanKind.");
  });

  it("distinguishes money, decimals, dates and times", () => {
    const types = build({
      Payment: buildObject({
        amount: { type: "string", pattern: "^\\d+\\.\\d{2}$" },
        percent: { type: "string", pattern: "^\\d+(\\.\\d{1,4})?$" },
        sentOn: { type: "string", format: "date" },
        createdAt: { anyOf: [{ type: "string", format: "date-time" }, { type: "null" }] },
        note: { type: ["string", "null"] },
      }),
    });
    const payment = types.get("Payment");
    expect(getFieldTypes(payment)).toEqual({
      amount: "money",
      percent: "decimal",
      sentOn: "date",
      createdAt: "timestamp",
      note: "string",
    });
    const fields = payment?.kind === "object" ? payment.members : [];
    const nullable = fields.filter(({ type }) => type.isNullable);
    expect(nullable.map(({ name }) => name)).toEqual(["createdAt", "note"]);
  });

  it("merges the variants of a union for languages without unions", () => {
    const schemas = {
      Amount: { oneOf: [buildReference("AmountFull"), buildReference("AmountPartial")] },
      AmountFull: buildObject({ kind: { type: "string", const: "full" } }),
      AmountPartial: buildObject({
        kind: { type: "string", const: "partial" },
        requested: { type: "string" },
      }),
    };
    expect(build(schemas).get("Amount")).toMatchObject({
      kind: "union",
      variants: [{ name: "AmountFull" }, { name: "AmountPartial" }],
    });
    const merged = build(schemas, { mergesVariants: true }).get("Amount");
    expect(getFieldTypes(merged)).toEqual({ kind: "AmountKind", requested: "string" });
  });
});
