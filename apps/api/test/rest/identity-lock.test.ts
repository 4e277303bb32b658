import { expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { buildKey } from "@svc/testing";
import { runSvc, runSvcJson } from "../cli/run-svc.ts";
import { expectProblem } from "../expect-problem.ts";
import { runGraphql } from "../graphql/graphql-calls.ts";
import { useTestApi } from "../start-test-api.ts";

const ADA = {
  externalId: "participant-1",
  firstName: "Ada",
  email: "ada@example.com",
  dateOfBirth: "1980-02-03",
  ssnLast4: "1234",
};
const DOCUMENT = `mutation ($input: CreateOrRetrieveAccountInput!) { createOrRetrieveAccount(input: $input) {
  account { id } errors { __typename code message path ... on ConflictError { retryAfterSeconds } } } }`;

const ALMOST_A_DAY_SECONDS = 86_000;

const api = useTestApi();

const createOverRest = (input: object, key: string) =>
  api.call("post", "/v1/accounts", key).send({ ...ADA, ...input });
const createOverGraphql = async (input: object, key: string) =>
  (
    await runGraphql<{ createOrRetrieveAccount: { account: unknown; errors: Record<string, unknown>[] } }>(
      api,
      DOCUMENT,
      { input: { ...ADA, ...input } },
      key,
    )
  ).data.createOrRetrieveAccount;

it("locks an account over REST and GraphQL after five mismatches, emits an event, and lets the operator unlock it", async () => {
  const { key, organizationId } = await buildKey(api, "ak");
  const other = await buildKey(api, "ak", { organizationId });
  const { body } = await createOverRest({}, key).expect(201);
  const { id } = body.account;

  for (const ssnLast4 of ["0001", "0002", "0003"]) {
    expectProblem(await createOverRest({ ssnLast4 }, key), "identity_conflict");
  }
  for (const dateOfBirth of ["1980-02-04", "1980-02-05"]) {
    const { errors } = await createOverGraphql({ dateOfBirth }, other.key);
    expect(errors).toMatchObject([{ code: "identity_conflict", retryAfterSeconds: null }]);
  }

  for (const callerKey of [key, other.key]) {
    const refused = await createOverRest({}, callerKey);
    expectProblem(refused, "identity_locked");
    expect(refused.status).toBe(409);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(ALMOST_A_DAY_SECONDS);
    const { account, errors } = await createOverGraphql({}, callerKey);
    expect(account).toBeNull();
    expect(errors).toMatchObject([{ __typename: "ConflictError", code: "identity_locked", path: ["input"] }]);
    expect(errors[0]?.retryAfterSeconds).toBeGreaterThan(ALMOST_A_DAY_SECONDS);
  }

  const events = await api.call("get", "/v1/events?type=account.identity_locked", key).expect(200);
  expect(events.body.data).toMatchObject([{ type: "account.identity_locked", data: { accountId: id } }]);
  const { createdAt, data } = events.body.data[0];
  expect(Date.parse(data.lockedUntil) - Date.parse(createdAt)).toBe(86_400_000);
  expect(data.lockedUntil).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

  expect(await runSvcJson(api.env, "accounts", "unlock", id)).toEqual({ accountId: id, forgotten: true });
  await createOverRest({}, key).expect(200);
  expectProblem(await createOverRest({ ssnLast4: "0009" }, key), "identity_conflict");
  const audited = await api.db.prisma.auditEntry.findMany({ where: { organizationId } });
  expect(audited).toMatchObject([
    { actorType: "operator", action: "account.identity_unlocked", targetId: id },
  ]);
});

it("svc accounts unlock reports an account that is not locked, an unknown account, and a role without permission", async () => {
  const { body } = await createOverRest({ externalId: "participant-2" }, api.ak.key).expect(201);
  const { id } = body.account;
  expect(await runSvc(api.env, "accounts", "unlock", id)).toEqual({
    code: 0,
    stdout: `The identity check of ${id} is not locked. Nothing changed.\n`,
    stderr: "",
  });
  const unknown = await runSvc(api.env, "accounts", "unlock", newId("acct"));
  expect(unknown).toMatchObject({ code: 1, stderr: "svc: There is no such account.\n" });
  const asService = await runSvc({ ...api.env, DATABASE_URL: api.urls.api }, "accounts", "unlock", id);
  expect(asService).toMatchObject({ code: 1, stderr: expect.stringContaining("as the database owner") });
});

it("limits a key that can write but not read accounts to five guesses of an identity with a known email", async () => {
  const { key, organizationId } = await buildKey(api, "ak");
  const writer = await buildKey(api, "ak", { organizationId, scopes: ["accounts:write"] });
  await createOverRest({}, key).expect(201);
  const { externalId: _id, dateOfBirth: _birth, ...person } = ADA;
  const guess = (ssnLast4: string) =>
    api.call("post", "/v1/accounts", writer.key).send({ ...person, ssnLast4 });
  for (const digits of ["0001", "0002", "0003", "0004", "0005"]) await guess(digits).expect(201);
  expectProblem(await guess(ADA.ssnLast4), "identity_locked");
});
