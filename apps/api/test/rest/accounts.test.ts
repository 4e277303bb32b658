import { describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { buildAccount, buildKey } from "@svc/testing";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";

const ADA = { firstName: "Ada", lastName: "Sample", email: "Ada@Example.com", dateOfBirth: "1980-02-03" };

describe("/v1/accounts", () => {
  const api = useTestApi();

  const create = (body: object, key?: string) => api.call("post", "/v1/accounts", key).send(body);

  it("201 creates an account and returns it in full; 200 returns it again and writes nothing", async () => {
    const { key } = await buildKey(api, "ak");
    const body = {
      ...ADA,
      externalId: "participant-1",
      phone: "+1 415 555 0123",
      ssnLast4: "1234",
      address: { line1: "1 Main St", city: "Springfield", postalCode: "12345", country: "US" },
      metadata: { desk: "west" },
    };
    const created = await create(body, key).expect(201);
    const { id } = created.body.account;
    expect(created.headers.location).toBe(`/v1/accounts/${id}`);
    expect(created.body).toEqual({
      id,
      created: true,
      account: {
        ...body,
        id,
        object: "account",
        environment: "test",
        phone: "+14155550123",
        address: { ...body.address, line2: null, region: null },
        status: "active",
        formerNames: [],
        version: 1,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    });
    const before = await countRows(api);
    const again = await create({ ...body, firstName: "Another" }, key).expect(200);
    expect(again.body).toEqual({ id, created: false, account: created.body.account });
    expect(await countRows(api)).toEqual(before);
    const read = await api.call("get", `/v1/accounts/${id}`, key).expect(200);
    expect(read.body).toEqual(created.body.account);
    expect(read.headers.etag).toBe('"1"');
  });

  it("200 matches by email plus another equal identifying detail, never by email alone", async () => {
    const { key } = await buildKey(api, "ak");
    const first = await create(ADA, key).expect(201);
    const matched = await create({ ...ADA, email: "ADA@example.com" }, key).expect(200);
    expect(matched.body.account.id).toBe(first.body.account.id);
    const { dateOfBirth: _omitted, ...emailOnly } = ADA;
    expect((await create(emailOnly, key).expect(201)).body.account.id).not.toBe(first.body.account.id);
    expect((await create({ ...ADA, dateOfBirth: "1980-02-04" }, key).expect(201)).body.created).toBe(true);
  });

  it("201 for one of many concurrent calls, 200 for the others", async () => {
    const { key } = await buildKey(api, "ak");
    const responses = await Promise.all(
      Array.from({ length: 200 }, () => create({ ...ADA, externalId: "once" }, key)),
    );
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(199).fill(200), 201]);
    expect(new Set(responses.map(({ body }) => body.account.id)).size).toBe(1);
  });

  it("200 lists accounts newest first, page by page, and by externalId", async () => {
    const { key, organizationId } = await buildKey(api, "ak");
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      ids.unshift((await buildAccount(api, organizationId, { externalId: `participant-${count}` })).id);
    }
    const list = (query: string) => api.call("get", `/v1/accounts?${query}`, key).expect(200);
    const first = await list("limit=3");
    const second = await list(`limit=3&cursor=${first.body.nextCursor}`);
    expect([...first.body.data, ...second.body.data].map(({ id }: { id: string }) => id)).toEqual(ids);
    expect(second.body).toMatchObject({ hasMore: false, nextCursor: null });
    const filtered = await list("externalId=participant-2");
    expect(filtered.body.data).toMatchObject([{ externalId: "participant-2" }]);
  });

  it("200 lists accounts by ID, but none of another organization", async () => {
    const { key, organizationId } = await buildKey(api, "ak");
    const createAccount = async (owner = organizationId) =>
      (await buildAccount(api, owner, { externalId: newId("req") })).id;
    const ids = [await createAccount(), await createAccount(), await createAccount()];
    await createAccount();
    const foreignId = await createAccount((await buildKey(api, "ak")).organizationId);
    const listAccounts = (query: object) => api.call("get", "/v1/accounts", key).query(query);
    const toIds = ({ body }: { body: { data: { id: string }[] } }) => body.data.map(({ id }) => id);
    const newestFirst = ids.toReversed();
    expect(toIds(await listAccounts({ ids: [...ids, foreignId, newId("acct")] }).expect(200))).toEqual(
      newestFirst,
    );
    expect(toIds(await listAccounts({ "ids[]": ids }).expect(200))).toEqual(newestFirst);
    const first = await listAccounts({ ids: ids.join(","), limit: 2 }).expect(200);
    expect([toIds(first), first.body.hasMore]).toEqual([newestFirst.slice(0, 2), true]);
    const secondPage = await listAccounts({ ids: ids.join(","), cursor: first.body.nextCursor }).expect(200);
    expect([toIds(secondPage), secondPage.body.hasMore]).toEqual([newestFirst.slice(2), false]);
    for (const invalid of ["", "acct_1", newId("rol"), Array(101).fill(ids[0]).join(",")]) {
      expect(expectIssues(await listAccounts({ ids: invalid }), "invalid_request")).toEqual(["ids"]);
    }
  });

  it("409 when an identifying detail differs; writes nothing and does not reveal the stored one", async () => {
    const { key } = await buildKey(api, "ak");
    await create({ ...ADA, externalId: "participant-9" }, key).expect(201);
    const before = await countRows(api);
    const response = await create({ ...ADA, externalId: "participant-9", dateOfBirth: "1981-01-01" }, key);
    expectProblem(response, "identity_conflict");
    expect(response.text).not.toContain("1980-02-03");
    expect(await countRows(api)).toEqual(before);
  });

  it("422 lists every error, and does not repeat a full SSN", async () => {
    const before = await countRows(api);
    const dateOfBirth = "2999-01-01";
    const response = await create({
      ...ADA,
      email: "no",
      phone: "12",
      ssnLast4: "123-45-6789",
      dateOfBirth,
      ssn: "x",
    });
    expect(expectIssues(response, "validation_failed")).toEqual([
      "#/email",
      "#/phone",
      "#/ssn",
      "#/ssnLast4",
    ]);
    expect(response.text.replace(response.body.requestId, "")).not.toContain("6789");
    expect(expectIssues(await create({ ...ADA, dateOfBirth }), "validation_failed")).toEqual([
      "#/dateOfBirth",
    ]);
    expect(await countRows(api)).toEqual(before);
  });
});
