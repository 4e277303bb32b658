import { describe, expect, it } from "@jest/globals";
import { graphqlTypes } from "@svc/service-kit/fields";
import { listSchema } from "@svc/service-kit/lists";
import { z } from "zod";
import { build, defineOther, type Loose, thing } from "./things.ts";

const buildMoney = () => z.strictObject({ amount: z.string(), currency: z.string() });
const buildResponse = (schema: z.ZodType, changes: Loose = {}) => {
  const endpoint = defineOther({ responses: { 200: { description: "The response.", schema } }, ...changes });
  const { components, paths } = build(endpoint);
  const [operation] = Object.values<Loose>(paths["/v1/things/other"]);
  const { schema: response } = operation.responses[200].content["application/json"];
  return { schemas: components.schemas, operation, response };
};
const toReference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe("Names of schemas", () => {
  it("come from where the schema is used: operation, field, and singular of a list", () => {
    const { schemas, response, operation } = buildResponse(
      z.strictObject({ total: buildMoney(), entries: z.array(z.strictObject({ note: z.string() })) }),
    );
    const name = response.$ref.split("/").at(-1);
    const operationName = operation.operationId.replace(/^./, (letter: string) => letter.toUpperCase());
    expect(name).toBe(`${operationName}Response`);
    expect(schemas[name].description).toBe("The response.");
    expect(schemas[name].properties.total).toEqual(toReference(`${name}Total`));
    expect(schemas[name].properties.entries.items).toEqual(toReference(`${name}Entry`));
    expect(schemas[`${name}Entry`].properties).toEqual({ note: { type: "string" } });
  });

  it("come from the ID of a component, for the schemas of its fields", () => {
    const { schemas } = buildResponse(
      z.strictObject({ fee: buildMoney().nullable() }).meta({ id: "Invoice" }),
    );
    expect(schemas.Invoice.properties.fee).toEqual({ anyOf: [toReference("InvoiceFee"), { type: "null" }] });
    expect(schemas.InvoiceFee.description).toBe("`fee` of `Invoice`.");
  });

  it("come from the GraphQL type, and each use keeps its description", () => {
    const amount = buildMoney().describe("An amount of money.").register(graphqlTypes, { name: "Money" });
    const { schemas } = buildResponse(
      z.strictObject({ sent: amount.describe("What was sent."), got: amount }).meta({ id: "Sums" }),
    );
    expect(schemas.Sums.properties).toEqual({
      sent: { ...toReference("Money"), description: "What was sent." },
      got: toReference("Money"),
    });
    expect(schemas.Money.description).toBe("An amount of money.");
    expect(JSON.stringify(schemas)).not.toContain("x-name");
  });

  it("come from the constant `object`, and from the items of a list", () => {
    const line = z.strictObject({ object: z.literal("report_line"), id: z.string() });
    const { schemas, response } = buildResponse(listSchema(line));
    expect(response).toEqual(toReference("ReportLinePage"));
    expect(schemas.ReportLinePage.properties.data.items).toEqual(toReference("ReportLine"));
    expect(buildResponse(listSchema(thing)).response).toEqual(toReference("ThingPage"));
  });

  it("name the alternatives of a union by their constants", () => {
    const all = z.strictObject({ kind: z.literal("all_of_it") });
    const some = z.strictObject({ kind: z.literal("part"), amount: z.string() });
    const { schemas } = buildResponse(
      z.strictObject({ part: z.discriminatedUnion("kind", [all, some]) }).meta({ id: "Order" }),
    );
    expect(schemas.OrderPart.oneOf).toEqual([toReference("OrderPartAllOfIt"), toReference("OrderPartPart")]);
  });

  it("identify the alternatives of a union in its discriminator", () => {
    const all = z.strictObject({ kind: z.literal("all_of_it"), note: z.literal("x").optional() });
    const some = z.strictObject({ kind: z.enum(["part", "rest"]), amount: z.string() });
    const { schemas } = buildResponse(
      z
        .strictObject({
          part: z.discriminatedUnion("kind", [all, some]),
          either: z.union([buildMoney(), z.strictObject({ note: z.string() })]),
        })
        .meta({ id: "Order" }),
    );
    const part = "#/components/schemas/OrderPart";
    expect(schemas.OrderPart.discriminator).toEqual({
      propertyName: "kind",
      mapping: {
        all_of_it: `${part}AllOfIt`,
        part: schemas.OrderPart.oneOf[1].$ref,
        rest: schemas.OrderPart.oneOf[1].$ref,
      },
    });
    expect(schemas.OrderEither).not.toHaveProperty("discriminator");
  });

  it("differ for equal schemas in different places, unless the schema equals a component", () => {
    const { schemas } = buildResponse(
      z
        .strictObject({
          sent: buildMoney(),
          got: buildMoney().describe("What arrived."),
          same: z.strictObject({ id: z.string() }),
          named: z.strictObject({ id: z.string() }).meta({ id: "Named" }),
        })
        .meta({ id: "Pair" }),
    );
    expect(schemas.Pair.properties).toEqual({
      sent: toReference("PairSent"),
      got: toReference("PairGot"),
      same: toReference("Named"),
      named: toReference("Named"),
    });
  });

  it("are rejected if two different schemas have the same name", () => {
    const taken = z.strictObject({ other: z.string() }).meta({ id: "PairSent" });
    const pair = z.strictObject({ sent: buildMoney(), taken }).meta({ id: "Pair" });
    expect(() => buildResponse(pair)).toThrow(
      'the OpenAPI document already has other schemas with the name PairSent. Add .meta({ id: "…" }) to this schema.',
    );
  });
});
