import { expect } from "@jest/globals";
import { findCustodianId } from "@svc/testing";
import type { TestApi } from "../../start-test-api.ts";
import { act } from "../../workflow/rollover-steps.ts";
import type { Arrival, Person } from "./scenario.ts";

export const toAmount = (cents: number): string => (cents / 100).toFixed(2);

export async function createRollovers(api: TestApi, arrival: Arrival): Promise<string[]> {
  const ids: string[] = [];
  for (const person of arrival.people) ids.push(await createRollover(api, person, arrival));
  return ids;
}

async function createRollover(
  api: TestApi,
  person: Person,
  { kind, format, number }: Arrival,
): Promise<string> {
  const [source, destination] = await Promise.all([
    findCustodianId(api, "test-instant"),
    findCustodianId(api, "test-manual"),
  ]);
  const { firstName, lastName, externalId, accountNumber, cents } = person;
  const amount = toAmount(cents);
  const account = {
    externalId,
    firstName,
    lastName,
    email: `${externalId}@example.com`,
    dateOfBirth: "1960-02-03",
  };
  const created = await api.call("post", "/v1/rollovers").send({
    account,
    externalId,
    type: "direct",
    source: {
      custodianId: source,
      accountType: "qualified_plan",
      accountNumber: `401K-${externalId.slice(-7)}`,
      planName: "Acme 401(k)",
    },
    destination: { custodianId: destination, accountType: "traditional_ira", accountNumber },
    amount: { kind: "partial", requested: amount },
    deliveryMethod: "check",
    attestations: { eligibleAmount: true },
  });
  expect({ status: created.status, errors: created.body.errors }).toEqual({ status: 201, errors: undefined });
  const { id } = created.body;
  await api.call("post", `/v1/sandbox/rollovers/${id}/advance`).send({ to: "processing" }).expect(200);
  if (kind === "unannounced" || kind === "late_request") return id;
  const isCheck = format === "lockbox_csv" || format === "bai2";
  await perform(api, id, "mark_funds_sent", {
    method: isCheck ? "check" : "wire",
    amount,
    sentTo: "destination",
    ...(isCheck ? { checkNumber: number } : { trackingNumber: number }),
  });
  return id;
}

export async function perform(api: TestApi, id: string, action: string, params: object) {
  const response = await act(api, id, action, params);
  const { status, body } = response;
  expect({ action, status, detail: body.detail, errors: body.errors }).toEqual({
    action,
    status: 200,
    detail: undefined,
    errors: undefined,
  });
  return body;
}

/** Completes a rollover. Accepts any mismatch first. */
export async function complete(api: TestApi, id: string): Promise<void> {
  const { state, amounts, requestMismatch } = (await api.call("get", `/v1/rollovers/${id}`).expect(200)).body;
  if (state !== "funds_received") return;
  if (amounts.received !== amounts.sent || requestMismatch?.status === "open")
    await perform(api, id, "resolve_mismatch", { reason: "The plan confirmed the amount." });
  await perform(api, id, "complete", { postedAmount: amounts.received });
}
