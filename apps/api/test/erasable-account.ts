import { newId } from "@svc/service-kit";
import { buildRolloverBody, findCustodianId } from "@svc/testing";
import type { TestApi } from "./start-test-api.ts";
import { runActions } from "./workflow/rollover-steps.ts";

/** Values that appear nowhere else, so that tests can search every table for them. */
export const PERSONAL_DATA = {
  externalId: "participant-1817",
  firstName: "Augusta",
  lastName: "Lovelace",
  email: "augusta@analytical.example",
  phone: "+14155550199",
  dateOfBirth: "1915-12-10",
  ssnLast4: "7391",
  address: { line1: "12 St James Square", city: "Marylebone", postalCode: "W1U8ED", country: "GB" },
  metadata: { desk: "Babbage-room" },
};

export const ERASED_ACCOUNT = {
  externalId: null,
  firstName: null,
  lastName: null,
  email: null,
  phone: null,
  dateOfBirth: null,
  ssnLast4: null,
  address: null,
  status: "erased",
  metadata: {},
};

export async function createErasableAccount(api: TestApi, key = api.ak.key, changes: object = {}) {
  const body = { ...PERSONAL_DATA, externalId: newId("acct"), ...changes };
  return (await api.call("post", "/v1/accounts", key).send(body).expect(201)).body.account;
}

/** Creates a rollover between custodians that require no documents. */
export async function createRolloverFor(
  api: TestApi,
  accountId: string,
  changes: object = {},
): Promise<string> {
  const body = await buildRolloverBody(api, accountId);
  body.source.custodianId = await findCustodianId(api, "test-instant");
  body.destination.custodianId = await findCustodianId(api, "test-manual");
  const input = { ...body, ...changes };
  return (await api.call("post", "/v1/rollovers").send(input).expect(201)).body.id;
}

/** Cancels a rollover, because an account with an open one cannot be erased. */
export function cancel(api: TestApi, rolloverId: string): Promise<void> {
  return runActions(api, rolloverId, ["cancel", { reason: "no longer wanted" }]);
}

export function erase(api: TestApi, accountId: string, key?: string) {
  return api.call("delete", `/v1/accounts/${accountId}`, key);
}
