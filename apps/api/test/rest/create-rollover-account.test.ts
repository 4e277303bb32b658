import { describe, expect, it } from "@jest/globals";
import { CREDENTIAL_SCOPES } from "@svc/keys";
import { newId } from "@svc/service-kit";
import { buildKey } from "@svc/testing";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { runGraphql } from "../graphql/graphql-calls.ts";
import { useTestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";
import { expectConsistent } from "../workflow/rollover-steps.ts";

const PATH = "/v1/rollovers";

function buildBody(changes: object = {}, account: object = {}) {
  const id = newId("rol").slice(-12);
  return {
    account: {
      externalId: `participant-${id}`,
      firstName: "Ada",
      email: `${id}@example.com`,
      dateOfBirth: "1960-02-03",
      ssnLast4: "1234",
      ...account,
    },
    type: "direct",
    source: { custodianSlug: "test-instant", accountType: "qualified_plan", accountNumber: `401K-${id}` },
    destination: { custodianSlug: "test-manual", accountType: "traditional_ira", accountNumber: `IRA-${id}` },
    amount: { kind: "full" },
    deliveryMethod: "check",
    attestations: { eligibleAmount: true },
    ...changes,
  };
}

describe("POST /v1/rollovers with an inline account", () => {
  const api = useTestApi();
  const create = (body: object, { key = api.ak.key, idempotencyKey = "" } = {}) => {
    const call = api.call("post", PATH, key);
    return (idempotencyKey ? call.set("Idempotency-Key", idempotencyKey) : call).send(body);
  };
  const readAccount = async (rolloverBody: { accountId: string }) =>
    (await api.call("get", `/v1/accounts/${rolloverBody.accountId}`).expect(200)).body;
  const buildKeyWithout = (without: readonly string[]) =>
    buildKey(api, "ak", {
      organizationId: api.ak.organizationId,
      scopes: CREDENTIAL_SCOPES.ak.filter((scope) => !without.includes(scope)),
    });

  it("201 creates the account and the rollover, and retrieves the account the next time", async () => {
    const body = buildBody();
    const created = await create(body).expect(201);
    expect(created.headers.location).toBe(`${PATH}/${created.body.id}`);
    expect(created.headers.etag).toBe('"1"');
    expect(await readAccount(created.body)).toMatchObject(body.account);
    await expectConsistent(api, created.body.id);
    const other = buildBody({ account: body.account });
    const second = await create(other).expect(201);
    expect(second.body.accountId).toBe(created.body.accountId);
    expect(await api.db.prisma.account.count({ where: { externalId: body.account.externalId } })).toBe(1);
  });

  it("replays the same request, and rejects another body for the same key", async () => {
    const body = buildBody();
    const first = await create(body, { idempotencyKey: body.account.externalId }).expect(201);
    const before = await countRows(api);
    const again = await create(body, { idempotencyKey: body.account.externalId }).expect(201);
    expect(again.body).toEqual(first.body);
    expect(again.headers["idempotency-replayed"]).toBe("true");
    const changed = { ...body, account: { ...body.account, firstName: "Eva" } };
    const reused = await create(changed, { idempotencyKey: body.account.externalId });
    expectProblem(reused, "idempotency_key_reused");
    expect(await countRows(api)).toEqual(before);
  });

  it("creates one account and one rollover for concurrent calls", async () => {
    const body = buildBody();
    const responses = await Promise.all(Array.from({ length: 10 }, () => create(body)));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    expect(await api.db.prisma.account.count({ where: { externalId: body.account.externalId } })).toBe(1);
  });

  it("creates no account for a refused rollover", async () => {
    const before = await countRows(api);
    const refused = [
      ["rollover_not_permitted", { destination: { ...buildBody().destination, accountType: "roth_ira" } }],
      ["not_found", { source: { ...buildBody().source, custodianSlug: "no-such-custodian" } }],
      ["validation_failed", { moneySources: [{ kind: "pre_tax", percent: "101" }] }],
    ] as const;
    for (const [code, changes] of refused) {
      expectProblem(await create(buildBody(changes)), code);
      expectProblem(await create(buildBody(changes), { idempotencyKey: newId("rol") }), code);
    }
    expect(await countRows(api)).toEqual(before);
  });

  it("409 rejects different identity details, and locks the account after five attempts", async () => {
    const body = buildBody();
    await create(body).expect(201);
    const rollovers = await api.db.prisma.rollover.count();
    const guess = { ...buildBody(), account: { ...body.account, ssnLast4: "0001" } };
    for (let attempt = 0; attempt < 5; attempt += 1) expectProblem(await create(guess), "identity_conflict");
    expectProblem(await create({ ...buildBody(), account: body.account }), "identity_locked");
    expect(await api.db.prisma.rollover.count()).toBe(rollovers);
  });

  it("403 requires accounts:write, for a batch too; a key without accounts:read cannot read the account", async () => {
    const body = buildBody();
    const before = await countRows(api);
    const noWrite = await buildKeyWithout(["accounts:write"]);
    expectProblem(await create(body, { key: noWrite.key }), "insufficient_scope");
    const batch = await api.call("post", `${PATH}/batch`, noWrite.key).send({ rollovers: [body] });
    expectProblem(batch, "insufficient_scope");
    const after = await countRows(api);
    expect(after.accounts).toBe(before.accounts);
    const noRead = await buildKeyWithout(["accounts:read"]);
    const created = await create(body, { key: noRead.key }).expect(201);
    expect(created.text).not.toContain(body.account.email);
    expectProblem(
      await api.call("get", `/v1/accounts/${created.body.accountId}`, noRead.key),
      "insufficient_scope",
    );
  });

  it("does not retrieve an account of another organization", async () => {
    const body = buildBody();
    const first = await create(body).expect(201);
    const stranger = await buildKey(api, "ak");
    const second = await create(body, { key: stranger.key }).expect(201);
    expect(second.body.accountId).not.toBe(first.body.accountId);
  });

  it("422 points to a missing account, an account in addition to an ID, and invalid fields", async () => {
    const { account, ...body } = buildBody();
    expect(expectIssues(await create(body), "validation_failed")).toEqual(["#/accountId"]);
    const both = { ...body, account, accountId: newId("acct") };
    expect(expectIssues(await create(both), "validation_failed")).toEqual(["#/account"]);
    const future = { ...body, account: { ...account, dateOfBirth: "2999-01-01" } };
    expect(expectIssues(await create(future), "validation_failed")).toEqual(["#/account/dateOfBirth"]);
    const hostile = { ...body, account: { firstName: "123-45-6789", email: "no", id: "acct_1" } };
    expect(expectIssues(await create(hostile), "validation_failed")).toEqual([
      "#/account/email",
      "#/account/firstName",
      "#/account/id",
    ]);
  });

  it("creates the accounts of a batch, once each", async () => {
    const body = buildBody();
    const another = { ...buildBody(), account: body.account };
    const withUnknownCustodian = buildBody({ source: { ...body.source, custodianSlug: "test-instan" } });
    const response = await api
      .call("post", `${PATH}/batch`)
      .send({ rollovers: [body, another, withUnknownCustodian] })
      .expect(200);
    const [first, second, third] = response.body.results;
    expect(first.rollover.accountId).toBe(second.rollover.accountId);
    expect(third.problem).toMatchObject({
      code: "not_found",
      errors: [{ pointer: "#/source/custodianSlug" }],
    });
    const { externalId } = withUnknownCustodian.account;
    expect(await api.db.prisma.account.count({ where: { externalId } })).toBe(0);
  });

  it("works the same in GraphQL", async () => {
    const document = `mutation ($input: CreateRolloverInput!) {
      createRollover(input: $input) { rollover { account { email } } errors { code path } }
    }`;
    const run = async (input: object) =>
      (await runGraphql<{ createRollover: object }>(api, document, { input })).data.createRollover;
    const input = buildBody();
    expect(await run(input)).toEqual({ rollover: { account: { email: input.account.email } }, errors: [] });
    const { account: _account, ...neither } = buildBody();
    expect(await run(neither)).toMatchObject({ rollover: null, errors: [{ code: "validation_failed" }] });
  });
});

describe("Custodians by slug", () => {
  const api = useTestApi();
  const create = (body: object) => api.call("post", PATH).send(body);

  it("404 points to an unknown slug and names similar slugs", async () => {
    const { source } = buildBody();
    const response = await create(buildBody({ source: { ...source, custodianSlug: "fidelty" } }));
    const [error] = expectProblem(response, "not_found").errors;
    expect(error?.pointer).toBe("#/source/custodianSlug");
    expect(error?.detail).toMatch(/^Unknown custodian\. Similar slugs: .*\bfidelity\b/);
  });

  it("422 requires exactly one of ID and slug", async () => {
    const { source, destination } = buildBody();
    const { custodianSlug: _slug, ...neither } = source;
    const both = { ...destination, custodianId: newId("cus") };
    const response = await create(buildBody({ source: neither, destination: both }));
    expect(expectIssues(response, "validation_failed")).toEqual([
      "#/destination/custodianSlug",
      "#/source/custodianId",
    ]);
    const malformed = await create(buildBody({ source: { ...source, custodianSlug: "Fidelity; DROP" } }));
    expect(expectIssues(malformed, "validation_failed")).toEqual(["#/source/custodianSlug"]);
  });

  it.each(["eligibility", "preview"])("200 from %s is the same by slug as by ID", async (path) => {
    const buildSide = (custodian: object) => ({ accountType: "traditional_ira", ...custodian });
    const call = (custodian: object) =>
      api.call("post", `${PATH}/${path}`).send({
        type: "trustee_transfer",
        source: buildSide(custodian),
        destination: buildSide({}),
        paidOn: "2026-06-15",
      });
    const { id } = await api.db.prisma.custodian.findUniqueOrThrow({ where: { slug: "vanguard" } });
    const bySlug = await call({ custodianSlug: "vanguard" }).expect(200);
    expect(bySlug.body).toEqual((await call({ custodianId: id }).expect(200)).body);
    expectProblem(await call({ custodianSlug: "vangard" }), "not_found");
    const both = await call({ custodianSlug: "vanguard", custodianId: id });
    expect(expectIssues(both, "validation_failed")).toEqual(["#/source/custodianSlug"]);
  });

  it("201 creates a distribution, and rejects a destination that is named twice", async () => {
    const { account, source, destination } = buildBody();
    const { account: owner } = (await api.call("post", "/v1/accounts").send(account).expect(201)).body;
    const buildDestination = (changes: object) => ({
      type: "direct",
      deliveryMethod: "check",
      destination: { ...destination, ...changes },
      amount: "50.00",
      attestations: { eligibleAmount: true },
    });
    const distribute = (second: object) =>
      api.call("post", "/v1/distributions").send({
        accountId: owner.id,
        source,
        amount: "100.00",
        moneySources: [{ kind: "pre_tax" }],
        destinations: [buildDestination({}), buildDestination(second)],
      });
    const { id } = await api.db.prisma.custodian.findUniqueOrThrow({ where: { slug: "test-manual" } });
    const sameById = await distribute({ custodianSlug: undefined, custodianId: id });
    expect(expectIssues(sameById, "validation_failed")).toEqual([
      "#/destinations/1/destination/accountNumber",
    ]);
    const unknown = await distribute({ custodianSlug: "test-manua", accountNumber: "IRA-OTHER1" });
    expect(expectIssues(unknown, "not_found")).toEqual(["#/destinations/1/destination/custodianSlug"]);
    await distribute({ accountNumber: "IRA-OTHER1" }).expect(201);
  });
});
