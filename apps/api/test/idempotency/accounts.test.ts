import { describe, expect, it } from "@jest/globals";
import { digestSubject } from "@svc/operations";
import { newId } from "@svc/service-kit";
import { buildKey, TEST_BLIND_INDEX } from "@svc/testing";
import { expectProblem } from "../expect-problem.ts";
import { runGraphql } from "../graphql/graphql-calls.ts";
import { useTestApi } from "../start-test-api.ts";

const MUTATION = `mutation M($input: CreateOrRetrieveAccountInput!) {
  createOrRetrieveAccount(input: $input) { account { id firstName } created replayed errors { code } }
}`;
interface Payload {
  createOrRetrieveAccount: {
    account: { id: string } | null;
    created: boolean | null;
    replayed: boolean;
    errors: { code: string }[];
  };
}

describe("POST /v1/accounts with an Idempotency-Key", () => {
  const api = useTestApi();

  const buildParticipant = () => ({ externalId: newId("acct"), firstName: "Ada", email: "ada@example.com" });
  const post = (body: object, idempotencyKey: string, key = api.ak.key) =>
    api.call("post", "/v1/accounts", key).set("Idempotency-Key", idempotencyKey).send(body);

  it("200 replays a request that retrieved an account; a rejected request is not stored", async () => {
    const body = { ...buildParticipant(), dateOfBirth: "1960-01-01" };
    const created = await api.call("post", "/v1/accounts").send(body).expect(201);
    expectProblem(await post({ ...body, dateOfBirth: "1961-01-01" }, "retrieved"), "identity_conflict");
    const first = await post(body, "retrieved").expect(200);
    const { account } = created.body;
    expect(first.body).toEqual({ id: account.id, account, created: false });
    const again = await post(body, "retrieved").expect(200);
    expect([again.text, again.headers["idempotency-replayed"]]).toEqual([first.text, "true"]);
  });

  it("creates one account for concurrent requests with one key or several", async () => {
    const otherKey = await buildKey(api, "ak");
    const body = buildParticipant();
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_one, index) => post(body, `k-${index % 3}`, otherKey.key)),
    );
    const completed = responses.filter(({ status }) => status !== 409);
    for (const response of responses.filter(({ status }) => status === 409)) {
      expectProblem(response, "idempotency_in_progress");
    }
    expect(new Set(completed.map((response) => response.body.account.id)).size).toBe(1);
    expect(await api.db.prisma.account.count({ where: { organizationId: otherKey.organizationId } })).toBe(1);
  });

  it("erases stored responses with the participant, and the key can be reused", async () => {
    const otherKey = await buildKey(api, "ak");
    const { externalId: _omitted, ...body } = buildParticipant();
    const first = await post(body, "k", otherKey.key).expect(201);
    const { id } = first.body.account;
    const input = { ...buildParticipant(), idempotencyKey: "k" };
    const { data } = await runGraphql<Payload>(api, MUTATION, { input }, otherKey.key);
    const otherId = data.createOrRetrieveAccount.account?.id;
    await api.call("delete", `/v1/accounts/${id}`, otherKey.key).expect(200);
    await api.call("delete", `/v1/accounts/${otherId}`, otherKey.key).expect(200);
    const { organizationId } = otherKey;
    expect(await api.db.prisma.idempotencyRecord.count({ where: { organizationId } })).toBe(0);
    const next = await post(body, "k", otherKey.key).expect(201);
    expect(next.body.account.id).not.toBe(id);
  });

  it("stores no response for a participant who is erased concurrently", async () => {
    const otherKey = await buildKey(api, "ak");
    const body = buildParticipant();
    const { account } = (await post(body, "first", otherKey.key).expect(201)).body;
    const postEight = (prefix: string) =>
      Array.from({ length: 8 }, (_one, index) => post(body, `${prefix}-${index}`, otherKey.key));
    const erasure = api.call("delete", `/v1/accounts/${account.id}`, otherKey.key).expect(200);
    await Promise.all([...postEight("before"), erasure, ...postEight("after")]);
    const digest = digestSubject(TEST_BLIND_INDEX, otherKey.organizationId, account.id);
    const where = { subjectDigests: { has: digest } };
    expect(await api.db.prisma.idempotencyRecord.count({ where })).toBe(0);
  });
});

describe("POST /v1/sandbox/clock/advance with an Idempotency-Key", () => {
  const api = useTestApi();

  it("moves the clock once for repeated and concurrent requests", async () => {
    const post = () =>
      api.call("post", "/v1/sandbox/clock/advance").set("Idempotency-Key", "k").send({ days: 40 });
    const responses = await Promise.all(Array.from({ length: 5 }, post));
    const completed = responses.filter(({ status }) => status === 200);
    expect(completed.length).toBeGreaterThan(0);
    for (const response of responses.filter(({ status }) => status !== 200)) {
      expectProblem(response, "idempotency_in_progress");
    }
    const last = await post().expect(200);
    expect(last.headers["idempotency-replayed"]).toBe("true");
    expect(new Set(completed.map(({ text }) => text))).toEqual(new Set([last.text]));
    expect(last.body.secondsAhead).toBe(40 * 86_400);
    const next = await api.call("post", "/v1/sandbox/clock/advance").send({ days: 1 }).expect(200);
    expect(next.body.secondsAhead).toBe(41 * 86_400);
  });
});
