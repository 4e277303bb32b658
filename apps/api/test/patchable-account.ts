import { buildKey } from "@svc/testing";
import type { TestApi } from "./start-test-api.ts";

export const ADDRESS = { line1: "1 Main St", city: "Springfield", postalCode: "12345", country: "US" };
export const ADA = {
  firstName: "Ada",
  lastName: "Sample",
  email: "ada@example.com",
  phone: "+14155550123",
  dateOfBirth: "1980-02-03",
  ssnLast4: "1234",
  address: ADDRESS,
  metadata: { desk: "west" },
};

/** Creates an account in a new organization, whose key the returned functions use. */
export async function createPatchableAccount(api: TestApi, changes: object = {}) {
  const { key, organizationId, id: keyId } = await buildKey(api, "ak");
  const create = (body: object) => api.call("post", "/v1/accounts", key).send(body);
  const { account } = (await create({ ...ADA, ...changes }).expect(201)).body;
  const patch = (body: object | string) => api.call("patch", `/v1/accounts/${account.id}`, key).send(body);
  const read = async () => (await api.call("get", `/v1/accounts/${account.id}`, key).expect(200)).body;
  return { account, patch, create, read, key, organizationId, keyId };
}
