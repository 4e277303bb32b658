import { describe, expect, it } from "@jest/globals";
import type { Document, Schema } from "../../packages/client/generate/document.ts";
import { readEnumNames } from "../../scripts/sdks/enum-names.ts";
import { buildTypeModel, type Definition } from "../../scripts/sdks/type-model.ts";

const GRAPHQL = `
  enum Environment { test live }
  enum MismatchStatus { open resolved }
  enum NigoStatus { open resolved }
`;
const enumOf = (...values: string[]): Schema => ({ type: "string", enum: values });
const objectOf = (properties: Record<string, Schema>): Schema => ({ type: "object", properties });
const refTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

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

function memberTypes(definition: Definition | undefined) {
  const members = definition?.kind === "object" ? definition.members : [];
  return Object.fromEntries(
    members.map(({ name, type }) => [name, type.kind === "named" ? type.definition.name : type.kind]),
  );
}

describe("Type model of the clients", () => {
  it("names an enum as in GraphQL, wherever it occurs", () => {
    const types = build({
      Account: objectOf({ environment: enumOf("test", "live") }),
      Event: objectOf({ mode: enumOf("live", "test") }),
    });
    expect([...types.keys()]).toEqual(["Account", "Environment", "Event"]);
    expect(memberTypes(types.get("Event"))).toEqual({ mode: "Environment" });
  });

  it("prefers the name of a component with these values", () => {
    const types = build({ Mode: enumOf("test", "live"), Event: objectOf({ mode: enumOf("test", "live") }) });
    expect([...types.keys()]).toEqual(["Event", "Mode"]);
  });

  it("gives other enums the shortest name of their places", () => {
    const types = build({
      FormLine: objectOf({ status: enumOf("final", "draft") }),
      Form: objectOf({ status: enumOf("final", "draft") }),
      Forms: objectOf({ statuses: { type: "array", items: enumOf("final", "draft") } }),
    });
    expect([...types.keys()]).toEqual(["Form", "FormLine", "FormStatus", "Forms"]);
    expect(memberTypes(types.get("FormLine"))).toEqual({ status: "FormStatus" });
  });

  it("keeps enums apart if several in GraphQL have the same values", () => {
    const types = build({
      Mismatch: objectOf({ status: enumOf("open", "resolved") }),
      NigoItem: objectOf({ status: enumOf("open", "resolved") }),
    });
    expect([...types.keys()]).toEqual(["Mismatch", "MismatchStatus", "NigoItem", "NigoItemStatus"]);
  });

  it("rejects two types with the same name", () => {
    const schemas = { Plan: objectOf({ kind: enumOf("pension") }), PlanKind: objectOf({}) };
    expect(() => build(schemas)).toThrow("Two types of the clients would have the name PlanKind.");
  });

  it("distinguishes money, decimals, dates and times", () => {
    const types = build({
      Payment: objectOf({
        amount: { type: "string", pattern: "^\\d+\\.\\d{2}$" },
        percent: { type: "string", pattern: "^\\d+(\\.\\d{1,4})?$" },
        sentOn: { type: "string", format: "date" },
        createdAt: { anyOf: [{ type: "string", format: "date-time" }, { type: "null" }] },
        note: { type: ["string", "null"] },
      }),
    });
    const payment = types.get("Payment");
    expect(memberTypes(payment)).toEqual({
      amount: "money",
      percent: "decimal",
      sentOn: "date",
      createdAt: "timestamp",
      note: "string",
    });
    const members = payment?.kind === "object" ? payment.members : [];
    const nullable = members.filter(({ type }) => type.isNullable);
    expect(nullable.map(({ name }) => name)).toEqual(["createdAt", "note"]);
  });

  it("merges the variants of a union for languages without unions", () => {
    const schemas = {
      Amount: { oneOf: [refTo("AmountFull"), refTo("AmountPartial")] },
      AmountFull: objectOf({ kind: { type: "string", const: "full" } }),
      AmountPartial: objectOf({ kind: { type: "string", const: "partial" }, requested: { type: "string" } }),
    };
    expect(build(schemas).get("Amount")).toMatchObject({
      kind: "union",
      variants: [{ name: "AmountFull" }, { name: "AmountPartial" }],
    });
    const merged = build(schemas, { mergesVariants: true }).get("Amount");
    expect(memberTypes(merged)).toEqual({ kind: "AmountKind", requested: "string" });
  });
});
