import { expect } from "@jest/globals";
import type { TestApi } from "../start-test-api.ts";
import { selectAll } from "./select-all.ts";

export interface GraphqlErrorBody {
  message: string;
  path?: (string | number)[];
  extensions: { code: string; status?: number; errors?: { parameter?: string; detail: string }[] };
}

interface GraphqlResponse<Data> {
  status: number;
  data: Data;
  errors: GraphqlErrorBody[];
}

export const INTERNALS =
  /stacktrace|\n\s+at |\bSELECT\b|\bINSERT\b|prisma|postgres|\.ts\b|node_modules|call stack/i;

export async function runGraphql<Data>(
  api: TestApi,
  query: string,
  variables: object = {},
  key: string = api.ak.key,
): Promise<GraphqlResponse<Data>> {
  const response = await api.call("post", "/graphql", key).send({ query, variables });
  expect(response.headers["x-request-id"]).toMatch(/^req_/);
  expect(response.headers["cache-control"]).toBe("no-store");
  expect(response.text).not.toMatch(INTERNALS);
  return { status: response.status, data: response.body.data, errors: response.body.errors ?? [] };
}

export const ROLLOVER_FIELDS = selectAll("Rollover").slice(1, -1);

export const CREATE_ROLLOVER = `mutation Create($input: CreateRolloverInput!) {
  createRollover(input: $input) { rollover { ${ROLLOVER_FIELDS} } errors { code message path } }
}`;

export interface CreateRolloverData {
  createRollover: {
    rollover: (Record<string, unknown> & { id: string }) | null;
    errors: { code: string; message: string; path: string[] }[];
  };
}

/** Converts a REST object: omits `object`, and renames `403b` to `plan_403b`. */
export function toGraphqlObject(restObject: Record<string, unknown>): Record<string, unknown> {
  const { object, ...shared } = restObject;
  return toGraphqlEnums(JSON.parse(JSON.stringify(shared))) as Record<string, unknown>;
}

/** Renames enum values, except in `params`, whose schemas are the same JSON in GraphQL. */
function toGraphqlEnums(value: unknown): unknown {
  if (value === "403b") return "plan_403b";
  if (Array.isArray(value)) return value.map(toGraphqlEnums);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, fieldValue]) => [
      name,
      name === "params" ? fieldValue : toGraphqlEnums(fieldValue),
    ]),
  );
}
