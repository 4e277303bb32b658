import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { CUSTODIAN_CATEGORIES, CUSTODIAN_ROLES } from "@svc/custodians";
import { KEY_TYPES } from "@svc/keys";
import { ERROR_CODES, ERRORS } from "@svc/service-kit";
import {
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
import { printActionSdl } from "../../codegen/print-action-sdl.ts";
import { ACTIONS_FILE, MERGED_FILE, printMerged, readSchema } from "../../codegen/read-schema.ts";
import { API_KEY_STATUSES } from "../../src/api-keys/api-key-view.ts";
import { typeDefs } from "../../src/graphql/generated/type-defs.ts";
import { OPERATORS_CODES } from "../../src/graphql/user-errors.ts";
import { ACTOR_TYPES } from "../../src/rollovers/timeline-view.ts";
import { DOCUMENT_TYPES, RETURN_REASONS } from "../../src/rollovers/workflow/action-params.ts";
import { DEADLINE_TYPES } from "../../src/rollovers/workflow/deadline.ts";
import { ACTION_NAMES } from "../../src/rollovers/workflow/transitions.ts";
import { HAPPENING_NAMES } from "../../src/sandbox/happenings.ts";
import { DELIVERY_KINDS, DELIVERY_STATUSES } from "../../src/webhooks/deliveries/delivery.ts";
import { ORDERINGS } from "../../src/webhooks/endpoints/endpoint-input.ts";
import { DISABLED_REASONS } from "../../src/webhooks/endpoints/endpoint-view.ts";
import { RECOVERY_STATUSES } from "../../src/webhooks/recoveries/recovery-input.ts";

const schema = readSchema("test");
const own = Object.values(schema.getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
);

/** Everything of a type that can be described, by its place. */
function partsOf(type: GraphQLNamedType): [string, string | null | undefined][] {
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

describe("the schema", () => {
  it("has the actions of the table of transitions: else `npm run generate` was forgotten", () => {
    expect(readFileSync(ACTIONS_FILE, "utf8")).toBe(printActionSdl());
  });

  it("is committed as it is: else `npm run generate` was forgotten", () => {
    expect(readFileSync(MERGED_FILE, "utf8")).toBe(printMerged());
    expect(printMerged()).toContain(typeDefs.test);
  });

  it("describes everything: types, fields, arguments, inputs and values", () => {
    const roots = ["Query", "Mutation"];
    const parts = own.flatMap(partsOf).filter(([place]) => !roots.includes(place));
    expect(parts.length).toBeGreaterThan(500);
    expect(parts.filter(([, description]) => !description?.trim()).map(([place]) => place)).toEqual([]);
  });

  it("says of every root field which scope it needs", () => {
    const roots = [schema.getQueryType(), schema.getMutationType()];
    const fields = roots.flatMap((root) => Object.values(root?.getFields() ?? {}));
    const silent = fields.filter(
      ({ description }) => !/Needs the scopes? |Any key may ask/.test(description ?? ""),
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it("has no sandbox in live, and everything else", () => {
    const live = readSchema("live");
    const mutationsOf = (one: typeof schema) => Object.keys(one.getMutationType()?.getFields() ?? {});
    const left = mutationsOf(schema).filter((name) => !mutationsOf(live).includes(name));
    expect(left.sort()).toEqual([
      "advanceSandboxClock",
      "advanceSandboxRollover",
      "simulateSandboxHappening",
    ]);
    expect(typeDefs.live).not.toMatch(/AdvanceSandbox|SandboxClock|SandboxHappening/);
    expect(Object.keys(live.getQueryType()?.getFields() ?? {})).toEqual(
      Object.keys(schema.getQueryType()?.getFields() ?? {}),
    );
  });

  it("knows the names that the operations know", () => {
    const valuesOf = (name: string) => {
      const type = schema.getType(name);
      return isEnumType(type) ? type.getValues().map((value) => value.name) : null;
    };
    const enums: Record<string, readonly string[]> = {
      RolloverAction: ACTION_NAMES,
      UserErrorCode: ERROR_CODES.filter(
        (code) => [409, 412, 422].includes(ERRORS[code].status) && !OPERATORS_CODES.has(code),
      ),
      DocumentType: DOCUMENT_TYPES,
      ReturnReason: RETURN_REASONS,
      DeadlineType: DEADLINE_TYPES,
      ActorType: ACTOR_TYPES,
      CustodianCategory: CUSTODIAN_CATEGORIES,
      CustodianRole: CUSTODIAN_ROLES,
      ApiKeyType: KEY_TYPES,
      ApiKeyStatus: API_KEY_STATUSES,
      SandboxHappening: HAPPENING_NAMES,
      WebhookOrdering: ORDERINGS,
      WebhookDisabledReason: DISABLED_REASONS,
      WebhookDeliveryStatus: DELIVERY_STATUSES,
      WebhookDeliveryKind: DELIVERY_KINDS,
      WebhookRecoveryStatus: RECOVERY_STATUSES,
    };
    for (const [name, values] of Object.entries(enums)) {
      expect({ name, values: valuesOf(name)?.sort() }).toEqual({ name, values: [...values].sort() });
    }
  });

  it("is written in files that can be read", () => {
    const folder = new URL("../../src/graphql/schema/", import.meta.url);
    for (const name of readdirSync(folder)) {
      const lines = readFileSync(new URL(name, folder), "utf8").split("\n").length;
      if (name !== "rollover-actions.graphql") expect([name, lines < 250]).toEqual([name, true]);
    }
  });
});
