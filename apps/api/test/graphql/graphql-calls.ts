import { expect } from "@jest/globals";
import type { TestApi } from "../start-test-api.ts";
import { selectAll } from "./select-all.ts";

/** An error of a GraphQL answer, as ours have them. */
export interface AnsweredError {
  message: string;
  path?: (string | number)[];
  extensions: { code: string; status?: number; errors?: { parameter?: string; detail: string }[] };
}

/** What GraphQL answered. */
export interface GraphqlAnswer<Data> {
  status: number;
  data: Data;
  errors: AnsweredError[];
}

/** What no GraphQL error may hold. */
const INTERNALS = /stacktrace|\n\s+at |\bSELECT\b|\bINSERT\b|prisma|postgres|\.ts\b|node_modules|call stack/i;

/** Sends a document and gives what came back; there is never a trace of internals in it. */
export async function runGraphql<Data>(
  api: TestApi,
  query: string,
  variables: object = {},
  key: string = api.ak.key,
): Promise<GraphqlAnswer<Data>> {
  const answer = await api.call("post", "/graphql", key).send({ query, variables });
  expect(answer.headers["x-request-id"]).toMatch(/^req_/);
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(answer.text).not.toMatch(INTERNALS);
  return { status: answer.status, data: answer.body.data, errors: answer.body.errors ?? [] };
}

/** Every field of a rollover, without what it leads to. */
export const EVERY_FIELD = selectAll("Rollover").slice(1, -1);

export const CREATE = `mutation Create($input: CreateRolloverInput!) {
  createRollover(input: $input) { rollover { ${EVERY_FIELD} } errors { code message path } }
}`;

export interface Created {
  createRollover: {
    rollover: (Record<string, unknown> & { id: string }) | null;
    errors: { code: string; message: string; path: string[] }[];
  };
}

/** A thing of REST as GraphQL shows it: without the name of what it is, `403b` under its other name. */
export function asGraphql(thing: Record<string, unknown>): Record<string, unknown> {
  const { object, ...shared } = thing;
  return JSON.parse(JSON.stringify(shared).replaceAll('"403b"', '"plan_403b"'));
}
