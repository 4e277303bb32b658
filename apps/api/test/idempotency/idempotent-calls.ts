import { type BuiltKey, buildAccount, buildKey, buildRolloverBody, type TestEnvironment } from "@svc/testing";
import type { Test } from "supertest";
import { CREATE_ROLLOVER, type CreateRolloverData, type GraphqlErrorBody } from "../graphql/graphql-calls.ts";
import type { TestApi } from "../start-test-api.ts";

export type RolloverBody = Awaited<ReturnType<typeof buildRolloverBody>>;

/** A key of a new organization, so that row counts belong to one test. */
export interface Caller extends BuiltKey {
  body: RolloverBody;
}

export async function buildCaller(test: TestEnvironment): Promise<Caller> {
  const ak = await buildKey(test, "ak");
  return { ...ak, body: await buildBody(test, ak.organizationId) };
}

export async function buildBody(test: TestEnvironment, organizationId: string): Promise<RolloverBody> {
  return buildRolloverBody(test, (await buildAccount(test, organizationId)).id);
}

export function post(api: TestApi, key: string, idempotencyKey: string, body: object | string): Test {
  return api
    .call("post", "/v1/rollovers", key)
    .set("Idempotency-Key", idempotencyKey)
    .set("Content-Type", "application/json")
    .send(body);
}

export interface Outcome {
  rollover: (Record<string, unknown> & { id: string }) | null;
  code: string | null;
}

export interface Transport {
  name: string;
  create(api: TestApi, key: string, idempotencyKey: string | null, body: object): Promise<Outcome>;
}

export const REST: Transport = {
  name: "REST",
  async create(api, key, idempotencyKey, body) {
    const response = await (idempotencyKey === null
      ? api.call("post", "/v1/rollovers", key).send(body)
      : post(api, key, idempotencyKey, body));
    if (response.status === 201) return { rollover: response.body, code: null };
    return { rollover: null, code: response.body.code };
  },
};

interface GraphqlBody {
  data?: CreateRolloverData | null;
  errors?: GraphqlErrorBody[];
  code?: string;
}

export const GRAPHQL: Transport = {
  name: "GraphQL",
  async create(api, key, idempotencyKey, body) {
    const variables = { input: { ...body, idempotencyKey } };
    const response = await api.call("post", "/graphql", key).send({ query: CREATE_ROLLOVER, variables });
    // Authentication fails before GraphQL runs, so the response is a problem.
    const { data, errors, code } = response.body as GraphqlBody;
    const payload = data?.createRollover;
    return {
      rollover: payload?.rollover ?? null,
      code: code ?? errors?.[0]?.extensions.code ?? payload?.errors[0]?.code ?? null,
    };
  },
};

export const TRANSPORTS: readonly Transport[] = [REST, GRAPHQL];

/** Row counts of `countStoredRecords` before and after the creation of one rollover. */
export const NOTHING = { rollovers: 0, events: 0, records: 0 };
export const ONCE = { rollovers: 1, events: 1, records: 1 };

export async function countStoredRecords({ db }: TestEnvironment, organizationId: string) {
  const [rollovers, events, records] = await Promise.all([
    db.prisma.rollover.count({ where: { organizationId } }),
    db.prisma.event.count({ where: { organizationId, rolloverId: { not: null } } }),
    db.prisma.idempotencyRecord.count({ where: { organizationId } }),
  ]);
  return { rollovers, events, records };
}

export async function cancelRollover({ db }: TestEnvironment, id: string): Promise<void> {
  await db.prisma.rollover.update({ where: { id }, data: { state: "cancelled" } });
}
