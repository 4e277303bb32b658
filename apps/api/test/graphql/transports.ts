import { type BuiltKey, buildAccount, buildKey, buildRolloverBody, findCustodianId } from "@svc/testing";
import { VALID_PARAMS } from "../../../../packages/rollover-rules/test/workflow/workflow-table.ts";
import type { TestApi } from "../start-test-api.ts";
import { type GraphqlErrorBody, runGraphql, toGraphqlObject } from "./graphql-calls.ts";
import { buildDocument } from "./select-all.ts";

/** One participant and one draft. Two twins differ only in IDs and times. */
export interface Twin extends BuiltKey {
  api: TestApi;
  accountId: string;
  rolloverId: string;
  body: Awaited<ReturnType<typeof buildRolloverBody>>;
}

export async function buildTwin(api: TestApi, changes: object = {}): Promise<Twin> {
  const ak = await buildKey(api, "ak");
  const { id: accountId } = await buildAccount(api, ak.organizationId, {
    externalId: "participant-1",
    dateOfBirth: "1960-02-03",
  });
  const body = await buildRolloverBody(api, accountId);
  body.source.custodianId = await findCustodianId(api, "test-instant");
  body.destination.custodianId = await findCustodianId(api, "test-manual");
  const rollover = await callRest(api, ak.key, "post", "/v1/rollovers", { ...body, ...changes });
  body.source.accountNumber = "401K-ANOTHER";
  return { ...ak, api, accountId, rolloverId: (rollover as { id: string }).id, body };
}

export async function executeActionOn(twin: Twin, action: keyof typeof VALID_PARAMS): Promise<void> {
  await twin.api
    .call("post", `/v1/rollovers/${twin.rolloverId}/actions`, twin.key)
    .send({ action, params: VALID_PARAMS[action] })
    .expect(200);
}

export class Refusal extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** @throws Refusal */
export async function callRest(
  api: TestApi,
  key: string,
  method: "get" | "post" | "patch" | "delete",
  path: string,
  body?: object,
): Promise<unknown> {
  const call = api.call(method, path, key);
  return expectBody(await (body === undefined ? call : call.send(body)));
}

/** @throws Refusal */
export function expectBody({ status, body }: { status: number; body: unknown }): unknown {
  if (status < 300) return body;
  const { code, detail, errors } = body as { code: string; detail: string; errors: { detail: string }[] };
  throw new Refusal(code, errors[0]?.detail ?? detail);
}

/** @throws Refusal */
export async function callGraphql(
  api: TestApi,
  key: string,
  kind: "query" | "mutation",
  name: string,
  variables: object = {},
): Promise<unknown> {
  const document = buildDocument(kind, name);
  const response = await runGraphql<Record<string, unknown> | null>(api, document, variables, key);
  throwRefusal(response.errors);
  const data = response.data?.[name] as { errors?: { code: string; message: string }[] };
  const [refusal] = data?.errors ?? [];
  if (refusal) throw new Refusal(refusal.code, refusal.message);
  return data;
}

/** Reads a field such as `timeline(first: 1) {…}` of `rollover`. @throws Refusal */
export async function readField(
  api: TestApi,
  key: string,
  root: string,
  id: string,
  field: string,
): Promise<unknown> {
  const document = `query ($id: ID!) { ${root}(id: $id) { field: ${field} } }`;
  type Data = Record<string, { field: unknown } | null>;
  const { data, errors } = await runGraphql<Data>(api, document, { id }, key);
  throwRefusal(errors);
  return data[root]?.field;
}

function throwRefusal([error]: GraphqlErrorBody[]): void {
  if (error) throw new Refusal(error.extensions.code, error.extensions.errors?.[0]?.detail ?? error.message);
}

export function toNodePage(body: unknown) {
  const { data, hasMore } = body as { data: Record<string, unknown>[]; hasMore: boolean };
  return { nodes: data.map(toGraphqlObject), hasMore };
}

export function connectionToNodePage(data: unknown) {
  const { edges, pageInfo } = data as { edges: { node: object }[]; pageInfo: { hasNextPage: boolean } };
  return { nodes: edges.map(({ node }) => node), hasMore: pageInfo.hasNextPage };
}

export function maskGenerated(value: unknown): unknown {
  const text = JSON.stringify(value)
    .replaceAll(
      /\b(org|inf|iff|acct|rol|dst|apr|key|doc|ltr|evt|whe|whd|whr|cons|ses|nigo|txf|pln|rqs|pmd|trk)_[0-9a-z]{26}/g,
      "$1_",
    )
    // Key usage is recorded in the background.
    .replaceAll(/"(last|first)UsedAt":(null|"[^"]*")/g, `"$1UsedAt":""`)
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "a moment")
    .replaceAll(/"(prevHash|hash)":"\w+"/g, '"$1":""')
    .replaceAll(/"sha256":"\w{64}","size":\d+/g, '"file":""')
    .replaceAll(/"sha256":"\w{64}"/g, '"sha256":""')
    .replaceAll(/"(seal|signedSha256)":"\w+"/g, '"$1":""')
    // GraphQL calls have no address.
    .replaceAll(/"ipAddress":(null|"[^"]*")/g, '"ipAddress":""')
    .replaceAll(/svc_test_ak_\w+/g, "a key")
    .replaceAll(/\/track#[\w-]{43}/g, "/track#")
    .replaceAll(/whsec_[\w+/=]+/g, "a secret")
    .replaceAll(/"(prefix|last4)":"\w+"/g, '"$1":""');
  return JSON.parse(text);
}
