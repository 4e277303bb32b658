import { expect } from "@jest/globals";
import { runGraphql } from "./graphql-calls.ts";
import type { Twin } from "./transports.ts";

const ERRORS = `errors { __typename code message path
  ... on TransitionError { state allowedActions openRollovers }
  ... on NotPermittedError { rules { code result detail } }
  ... on VersionError { currentVersion }
  ... on ConflictError { retryAfterSeconds rolloverId state } }`;

export interface Payload {
  rollover?: { id: string } | null;
  account?: { id: string } | null;
  endpoint?: { id: string } | null;
  plan?: { id: string } | null;
  requirementSet?: { id: string } | null;
  secret?: string | null;
  replayed?: boolean;
  errors: Record<string, unknown>[];
}

/** Runs a mutation and returns its payload, whose `errors` are user errors. Expects no other errors. */
export async function mutateFor(
  { api, key }: Pick<Twin, "api" | "key">,
  name: string,
  input: object,
  fields = "rollover { id } replayed",
): Promise<Payload> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input!`;
  const document = `mutation ($input: ${type}) { ${name}(input: $input) { ${fields} ${ERRORS} } }`;
  const { status, data, errors } = await runGraphql<Record<string, Payload>>(api, document, { input }, key);
  expect({ status, errors }).toEqual({ status: 200, errors: [] });
  return data[name] as Payload;
}
