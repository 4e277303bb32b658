import { newId } from "@svc/service-kit";
import { buildKey } from "@svc/testing";
import { SECOND_PERSON_ACTIONS } from "../../src/people/second-person/approval.ts";
import { callAs } from "../portal/member-calls.ts";
import { type Role, type SignedIn, signInAs } from "../portal/sign-in-as.ts";
import { newOrganization } from "../sandbox/sandbox-calls.ts";
import type { TestApi } from "../start-test-api.ts";
import { createRollover } from "../workflow/rollover-steps.ts";

export const SECOND_PERSON_ROLLOVER_ACTIONS = [
  { action: "approve", from: "in_review", params: {}, to: "approved" },
  { action: "send_to_custodian", from: "approved", params: {}, to: "requested" },
  {
    action: "resolve_mismatch",
    from: "mismatch",
    params: { reason: "Agreed by telephone." },
    to: "funds_received",
  },
  { action: "complete", from: "funds_received", params: { postedAmount: "10000.00" }, to: "completed" },
] as const;

export async function newFourEyesOrganization(
  base: TestApi,
  actions: readonly string[] = SECOND_PERSON_ACTIONS,
): Promise<TestApi> {
  const api = await newOrganization(base);
  await setSecondPersonActions(api, actions);
  return api;
}

export async function setSecondPersonActions(api: TestApi, actions: readonly string[]): Promise<void> {
  await api.db.prisma.organization.update({
    where: { id: api.ak.organizationId },
    data: { secondPerson: [...actions] },
  });
}

/** @param createdBy the owner's user ID, or null if the operator created the key */
export async function createKey(api: TestApi, createdBy: string | null = null, scopes?: string[]) {
  const { organizationId } = api.ak;
  const key = await buildKey(api, "ak", { organizationId, ...(scopes ? { scopes } : {}) });
  if (createdBy !== null) await api.db.prisma.apiKey.update({ where: { id: key.id }, data: { createdBy } });
  return key;
}

export async function recordRotation(api: TestApi, from: string, to: string): Promise<void> {
  await api.db.prisma.apiKey.update({ where: { id: to }, data: { rotatedFromId: from } });
}

export const newUserId = () => newId("usr");

export async function createRolloverInState(api: TestApi, state: string): Promise<string> {
  const id = await createRollover(api, {}, "test-manual");
  const advanceTo = (to: string) =>
    api.call("post", `/v1/sandbox/rollovers/${id}/advance`).send({ to }).expect(200);
  if (state !== "mismatch") {
    await advanceTo(state);
    return id;
  }
  await advanceTo("funds_sent");
  // This is $1,000.00 less than was sent.
  const received = { amount: "9000.00", receivedOn: "2026-06-15", datesAttested: true };
  await api
    .call("post", `/v1/rollovers/${id}/actions`)
    .send({ action: "mark_funds_received", params: received })
    .expect(200);
  return id;
}

export const requestApproval = (api: TestApi, body: object, key?: string) =>
  api.call("post", "/v1/approvals", key).send(body);

export const decideApproval = (
  api: TestApi,
  id: string,
  decision: "confirm" | "decline" | "withdraw",
  key?: string,
) => api.call("post", `/v1/approvals/${id}/${decision}`, key);

export const signInSecondPerson = (api: TestApi, role: Role = "operations", userId?: string) =>
  signInAs(api, role, { organizationId: api.ak.organizationId, ...(userId ? { userId } : {}) });

export const requestApprovalAs = (api: TestApi, person: SignedIn, body: object) =>
  callAs(api, person, "post", "/v1/approvals").send(body);

export const decideApprovalAs = (
  api: TestApi,
  person: SignedIn,
  id: string,
  decision: "confirm" | "decline" | "withdraw",
) => callAs(api, person, "post", `/v1/approvals/${id}/${decision}`);

export const readApproval = async (api: TestApi, id: string, key?: string) =>
  (await api.call("get", `/v1/approvals/${id}`, key).expect(200)).body;

export const readRolloverState = async (api: TestApi, id: string): Promise<string> =>
  (await api.call("get", `/v1/rollovers/${id}`).expect(200)).body.state;

export const actWithoutApproval = (
  api: TestApi,
  id: string,
  action: string,
  params: object,
  bodyFields: object = {},
) => api.call("post", `/v1/rollovers/${id}/actions`).send({ action, params, ...bodyFields });
