import { readFileSync } from "node:fs";
import {
  buildSchema,
  type GraphQLInputType,
  GraphQLNonNull,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import type { LatestIds } from "./latest-ids.ts";

const SCHEMA = buildSchema(readFileSync(new URL("../../apps/api/schema.graphql", import.meta.url), "utf8"));

const getRootType = (kind: "query" | "mutation") =>
  kind === "query" ? SCHEMA.getQueryType() : SCHEMA.getMutationType();

export const ROOT_FIELDS = (["query", "mutation"] as const).flatMap((kind) =>
  Object.keys(getRootType(kind)?.getFields() ?? {}).map((name) => [kind, name] as const),
);

function buildSelection(type: GraphQLOutputType, depth = 3): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return "";
  if (!isObjectType(named)) return "{ __typename }";
  const fields = Object.values(named.getFields()).filter(
    ({ args, type: inner }) =>
      !args.some((argument) => isNonNullType(argument.type)) &&
      (isLeafType(getNamedType(inner)) || depth > 0),
  );
  return `{ __typename ${fields.map((field) => `${field.name} ${buildSelection(field.type, depth - 1)}`).join(" ")} }`;
}

/** ID prefixes by the names of objects in fields and arguments. */
const PREFIXES: Readonly<Record<string, string>> = {
  account: "acct",
  rollover: "rol",
  custodian: "cus",
  distribution: "dst",
  approval: "apr",
  consent: "cons",
  event: "evt",
  webhookEndpoint: "whe",
  endpoint: "whe",
  webhookDelivery: "whd",
  delivery: "whd",
  document: "doc",
};

/** @param example body of the REST operation */
export function buildGraphqlRequest(
  kind: "query" | "mutation",
  name: string,
  { ids, example }: { ids: LatestIds; example: Record<string, unknown> },
) {
  const field = getRootType(kind)?.getFields()[name];
  if (!field) throw new Error(`No ${kind} ${name}`);
  const objectName = Object.keys(PREFIXES).find((candidate) =>
    name.toLowerCase().includes(candidate.toLowerCase()),
  );
  const findIdFor = (argument: string) => {
    const prefix = PREFIXES[argument === "id" ? (objectName ?? "rollover") : argument.replace(/Ids?$/, "")];
    return prefix && ids.has(prefix) ? ids.get(prefix) : undefined;
  };
  /** Returns the example's value or any valid one; undefined omits optional input. */
  function buildInput(type: GraphQLInputType, argument: string, exampleValue: unknown): unknown {
    const isRequired = isNonNullType(type);
    const inner = getNullableType(type);
    if (exampleValue === undefined && !isRequired) return undefined;
    if (isListType(inner)) {
      const items = Array.isArray(exampleValue) ? exampleValue : [undefined];
      return items.map((one) => buildInput(new GraphQLNonNull(getNullableType(inner.ofType)), argument, one));
    }
    if (isInputObjectType(inner)) {
      const source = (exampleValue ?? {}) as Record<string, unknown>;
      const entries = Object.values(inner.getFields()).map((one) => [
        one.name,
        buildInput(one.type, one.name, one.name === "id" ? undefined : source[one.name]),
      ]);
      return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
    }
    if (isEnumType(inner)) {
      const names = inner.getValues().map((one) => one.name);
      return names.find((one) => one.toLowerCase() === String(exampleValue).toLowerCase()) ?? names[0];
    }
    if (exampleValue !== undefined) return exampleValue;
    if (/(^id|Ids?)$/.test(argument) && findIdFor(argument)) return findIdFor(argument);
    return SAMPLES[getNamedType(inner).name] ?? "example";
  }
  const variables = Object.fromEntries(
    field.args
      .map((one) => {
        const exampleInput = isInputObjectType(getNullableType(one.type)) ? example : undefined;
        return [one.name, buildInput(one.type, one.name, exampleInput)] as const;
      })
      .filter(([, value]) => value !== undefined),
  );
  const used = field.args.filter((one) => one.name in variables);
  const declared = used.map((one) => `$${one.name}: ${one.type}`).join(", ");
  const passed = used.map((one) => `${one.name}: $${one.name}`).join(", ");
  const selection = `${name}${passed && `(${passed})`} ${buildSelection(field.type)}`;
  return { query: `${kind} ${declared && `(${declared})`} { ${selection} }`, variables };
}

const SAMPLES: Readonly<Record<string, unknown>> = {
  Int: 1,
  Boolean: true,
  Float: 1,
  Money: "10.00",
  JSONObject: {},
  Date: "2026-01-15",
  DateTime: "2026-01-15T00:00:00.000Z",
};
