import { buildAccount, findCustodianId } from "@svc/testing";
import type { TestApi } from "../start-test-api.ts";

export interface DistributionBody {
  accountId: string;
  source: { custodianId: string; accountType: string; accountNumber: string };
  amount: string;
  moneySources: object[];
  paidToParticipant?: string;
  destinations: {
    type: string;
    deliveryMethod: string;
    destination: { custodianId: string; accountType: string; accountNumber: string };
    amount: string;
    [more: string]: unknown;
  }[];
  [more: string]: unknown;
}

/**
 * Builds a 401(k) distribution of $100,000.00 to a traditional and a Roth IRA, with $20,000.00 of after-tax
 * contributions and $500.00 of earnings on them.
 */
export async function buildDistribution(
  api: TestApi,
  organizationId = api.ak.organizationId,
): Promise<DistributionBody> {
  const { id: accountId } = await buildAccount(api, organizationId, { dateOfBirth: "1970-02-03" });
  const [sourceCustodianId, custodianId] = await Promise.all([
    findCustodianId(api, "test-instant"),
    findCustodianId(api, "test-manual"),
  ]);
  const buildDestination = (accountType: string, accountNumber: string, amount: string) => ({
    type: "direct",
    deliveryMethod: "check",
    destination: { custodianId, accountType, accountNumber },
    amount,
  });
  return {
    accountId,
    source: { custodianId: sourceCustodianId, accountType: "qualified_plan", accountNumber: "401K-00998877" },
    amount: "100000.00",
    moneySources: [
      { kind: "pre_tax", amount: "79500.00" },
      { kind: "after_tax", amount: "20500.00", basis: "20000.00" },
    ],
    destinations: [
      buildDestination("traditional_ira", "IRA-11223344", "80000.00"),
      buildDestination("roth_ira", "ROTH-55667788", "20000.00"),
    ],
    attestations: { eligibleAmount: true },
  };
}

export interface Distribution {
  id: string;
  state: string;
  version: number;
  destinations: { rolloverId: string; state: string; amount: string; moneySources: object[] }[];
  [more: string]: unknown;
}

export const createDistribution = (api: TestApi, body: object, key?: string) =>
  api.call("post", "/v1/distributions", key).send(body);

export const changeDistribution = (api: TestApi, id: string, action: "submit" | "cancel", key?: string) =>
  api
    .call("post", `/v1/distributions/${id}/${action}`, key)
    .send(action === "submit" ? { consentReference: "consent-9" } : { reason: "Changed their mind." });

export async function readDistribution(api: TestApi, id: string): Promise<Distribution> {
  return (await api.call("get", `/v1/distributions/${id}`).expect(200)).body;
}
