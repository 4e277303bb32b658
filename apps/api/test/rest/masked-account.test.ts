import { beforeEach, expect, it } from "@jest/globals";
import { type BuiltKey, buildKey } from "@svc/testing";
import { expectProblem } from "../expect-problem.ts";
import { runGraphql } from "../graphql/graphql-calls.ts";
import { useTestApi } from "../start-test-api.ts";

// A key with write but not read access to accounts sees only the participant data that it sent.

const ADA = {
  externalId: "participant-1",
  firstName: "Ada",
  email: "ada@example.com",
  phone: "+14155550123",
  dateOfBirth: "1980-02-03",
  ssnLast4: "1234",
  address: { line1: "1 Main St", city: "Springfield", region: "IL", postalCode: "62701", country: "US" },
  metadata: { desk: "west wing" },
};
const PERSONAL = /ada@|555012|1980|1234|Main|Springfield|62701|"IL"|west wing/;
const MASKED = {
  externalId: "participant-1",
  firstName: "Ada",
  email: "a***@example.com",
  phone: "***23",
  dateOfBirth: null,
  ssnLast4: "****",
  address: { line1: "***", line2: null, city: "***", region: null, postalCode: "***", country: "US" },
  metadata: {},
};
const UNMASKED = { ...ADA, address: { ...ADA.address, line2: null } };
const FIELDS = `account { id externalId firstName email phone dateOfBirth ssnLast4 metadata version
  address { line1 line2 city region postalCode country } } errors { code }`;

let fullKey: BuiltKey;
let writeKey: BuiltKey;
let id: string;
const api = useTestApi();
beforeEach(async () => {
  fullKey = await buildKey(api, "ak");
  const { organizationId } = fullKey;
  writeKey = await buildKey(api, "ak", { organizationId, scopes: ["accounts:write"] });
  id = (await api.call("post", "/v1/accounts", fullKey.key).send(ADA).expect(201)).body.account.id;
});

const retrieve = (key: BuiltKey) =>
  api
    .call("post", "/v1/accounts", key.key)
    .send({ externalId: "participant-1", firstName: "Ada", email: "x@example.com" });
const patch = (key: BuiltKey, body: object, idempotencyKey?: string) => {
  const call = api.call("patch", `/v1/accounts/${id}`, key.key).send(body);
  return idempotencyKey === undefined ? call : call.set("Idempotency-Key", idempotencyKey);
};
async function mutate(mutation: string, input: object, key: BuiltKey) {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const document = `mutation ($input: ${type}!) { ${mutation}(input: $input) { ${FIELDS} } }`;
  const { data, errors } = await runGraphql<Record<string, { account: object; errors: object[] }>>(
    api,
    document,
    { input },
    key.key,
  );
  expect(errors).toEqual([]);
  expect(data[mutation]?.errors).toEqual([]);
  return data[mutation]?.account;
}

it("masks an account that POST retrieves, but only for a key without accounts:read", async () => {
  const response = await retrieve(writeKey).expect(200);
  expect(response.body.account).toMatchObject({ id, ...MASKED });
  expect(JSON.stringify(response.body.account)).not.toMatch(PERSONAL);
  expect((await retrieve(fullKey).expect(200)).body.account).toMatchObject({ id, ...UNMASKED });
});

it("masks an account that POST creates", async () => {
  const body = { ...ADA, externalId: "participant-2" };
  const response = await api.call("post", "/v1/accounts", writeKey.key).send(body).expect(201);
  expect(response.body.account).toMatchObject({ ...MASKED, externalId: "participant-2" });
});

it("masks an account that PATCH changes, but not the version that If-Match compares", async () => {
  const response = await patch(writeKey, { firstName: "Grace" }).expect(200);
  expect(response.body).toMatchObject({ id, ...MASKED, firstName: "Grace", version: 2 });
  expect(JSON.stringify(response.body)).not.toMatch(PERSONAL);
  expect(response.headers.etag).toBe('"2"');
  expect((await patch(fullKey, { firstName: "Ada" }).expect(200)).body).toMatchObject({ id, ...UNMASKED });
});

it("masks a stored response if the repeating key lacks accounts:read, whichever key sent the request first", async () => {
  const change = { firstName: "Grace" };
  const first = await patch(fullKey, change, "full-first").expect(200);
  const again = await patch(writeKey, change, "full-first").expect(200);
  expect(again.headers["idempotency-replayed"]).toBe("true");
  expect(again.body).toMatchObject({ ...MASKED, firstName: "Grace" });
  expect(JSON.stringify(again.body)).not.toMatch(PERSONAL);

  expect((await patch(writeKey, { firstName: "Ada" }, "write-first").expect(200)).body).toMatchObject(MASKED);
  const unmasked = await patch(fullKey, { firstName: "Ada" }, "write-first").expect(200);
  expect(unmasked.headers["idempotency-replayed"]).toBe("true");
  const { updatedAt, formerNames } = unmasked.body;
  expect(unmasked.body).toEqual({ ...first.body, firstName: "Ada", version: 3, updatedAt, formerNames });
  expect(formerNames).toMatchObject([{ firstName: "Grace" }, { firstName: "Ada" }]);
});

it("masks the same fields in GraphQL, also in stored responses", async () => {
  const input = { externalId: "participant-1", firstName: "Ada", email: "x@example.com" };
  expect(await mutate("createOrRetrieveAccount", input, writeKey)).toMatchObject({ id, ...MASKED });
  expect(await mutate("createOrRetrieveAccount", input, fullKey)).toMatchObject({ id, ...UNMASKED });
  const change = { accountId: id, firstName: "Grace", idempotencyKey: "k" };
  expect(await mutate("updateAccount", change, fullKey)).toMatchObject({ ...UNMASKED, firstName: "Grace" });
  expect(await mutate("updateAccount", change, writeKey)).toMatchObject({ ...MASKED, firstName: "Grace" });
});

it("returns an erased account without personal data to both keys, and rejects reads by the write-only key", async () => {
  expectProblem(await api.call("get", `/v1/accounts/${id}`, writeKey.key), "insufficient_scope");
  const response = await api.call("delete", `/v1/accounts/${id}`, writeKey.key).expect(200);
  expect(response.body).toMatchObject({ id, status: "erased", firstName: null, email: null, address: null });
  expect((await api.call("get", `/v1/accounts/${id}`, fullKey.key).expect(200)).body).toEqual(response.body);
});
