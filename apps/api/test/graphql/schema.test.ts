import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import type { Environment } from "@svc/keys";
import { ERROR_CODES, ERRORS } from "@svc/service-kit/errors";
import { deprecateField } from "@svc/service-kit/fields";
import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from "graphql";
import { z } from "zod";
import { printCommittedSchema, printGraphqlSchema } from "../../src/transport/graphql/schema.ts";
import { TypePrinter } from "../../src/transport/graphql/type-printer.ts";
import { OPERATOR_CODES } from "../../src/transport/graphql/user-errors.ts";

const REST_ONLY_CODES: ReadonlySet<string> = new Set([
  "duplicate_file",
  "file_infected",
  "nothing_to_certify",
  "key_not_alive",
  "already_set_up",
  "already_member",
  "last_owner",
]);

const buildSchemaFor = (environment: Environment) => buildSchema(printGraphqlSchema(environment));
const schema = buildSchemaFor("test");
const ownTypes = Object.values(schema.getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
);

function describeParts(type: GraphQLNamedType): [string, string | null | undefined][] {
  const parts: [string, string | null | undefined][] = [[type.name, type.description]];
  if (isEnumType(type)) {
    for (const value of type.getValues()) parts.push([`${type.name}.${value.name}`, value.description]);
  }
  if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) {
    const fields: (GraphQLField<unknown, unknown> | GraphQLInputField)[] = Object.values(type.getFields());
    for (const field of fields) {
      parts.push([`${type.name}.${field.name}`, field.description]);
      if (!("args" in field)) continue;
      for (const argument of field.args) {
        parts.push([`${type.name}.${field.name}(${argument.name})`, argument.description]);
      }
    }
  }
  return parts;
}

describe("GraphQL schema", () => {
  it("marks deprecated fields, except required inputs", () => {
    const since = "2026-05-01T00:00:00.000Z";
    const printer = new TypePrinter(() => [], new Set());
    const box = z.strictObject({
      color: deprecateField(z.string().describe("Its color."), { since, successor: "Box.shade" }),
      size: deprecateField(z.string().optional().describe("Its size."), { since }),
    });
    const listReasons = (direction: "input" | "output") =>
      printer.toFields(box, direction).map(({ deprecationReason }) => deprecationReason ?? null);
    expect(listReasons("output")).toEqual(["Use `Box.shade`.", "No longer supported."]);
    expect(listReasons("input")).toEqual([null, "No longer supported."]);
  });

  it("identifies an unnamed object or enum in the error by its first field or value", () => {
    const printer = new TypePrinter(() => [], new Set());
    for (const schema of [z.strictObject({ color: z.string() }), z.enum(["color", "size"])])
      expect(() => printer.printTypeReference(schema, "output")).toThrow(
        expect.objectContaining({ name: "DeclarationError", property: "color" }),
      );
  });

  it("matches the committed file; otherwise run `npm run generate`", () => {
    expect(readFileSync(new URL("../../schema.graphql", import.meta.url), "utf8")).toBe(
      printCommittedSchema(),
    );
  });

  it("describes every type, field, argument, input and value", () => {
    const roots = ["Query", "Mutation"];
    const parts = ownTypes.flatMap(describeParts).filter(([name]) => !roots.includes(name));
    expect(parts.length).toBeGreaterThan(500);
    expect(parts.filter(([, description]) => !description?.trim()).map(([name]) => name)).toEqual([]);
  });

  it("states the required scope of every root field", () => {
    const roots = [schema.getQueryType(), schema.getMutationType()];
    const fields = roots.flatMap((root) => Object.values(root?.getFields() ?? {}));
    const fieldsWithoutScope = fields.filter(
      ({ description }) => !/Requires the scopes? |Requires no scope/.test(description ?? ""),
    );
    expect(fieldsWithoutScope.map(({ name }) => name)).toEqual([]);
  });

  it("excludes the sandbox in the live environment, and nothing else", () => {
    const live = buildSchemaFor("live");
    const listMutations = (environmentSchema: typeof schema) =>
      Object.keys(environmentSchema.getMutationType()?.getFields() ?? {});
    const sandboxMutations = listMutations(schema).filter((name) => !listMutations(live).includes(name));
    const expectedNames = ["advanceSandboxClock", "advanceSandboxRollover", "simulateSandboxHappening"];
    expect(sandboxMutations.sort()).toEqual(expectedNames);
    expect(printGraphqlSchema("live")).not.toMatch(/AdvanceSandbox|SandboxClock|SandboxHappening/);
    expect(Object.keys(live.getQueryType()?.getFields() ?? {})).toEqual(
      Object.keys(schema.getQueryType()?.getFields() ?? {}),
    );
  });

  it("has exactly the user error codes of the operations", () => {
    const codes = ERROR_CODES.filter(
      (code) =>
        [409, 412, 422].includes(ERRORS[code].status) &&
        !OPERATOR_CODES.has(code) &&
        !REST_ONLY_CODES.has(code),
    );
    const type = schema.getType("UserErrorCode");
    const values = isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
    expect(values.sort()).toEqual([...codes].sort());
  });
});
