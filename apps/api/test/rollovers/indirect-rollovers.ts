import { expect } from "@jest/globals";
import { buildAccount, findCustodianId, TestClock } from "@svc/testing";
import { expectProblem } from "../expect-problem.ts";
import { advanceRollover, newOrganization } from "../sandbox/sandbox-calls.ts";
import { type TestApi, useTestApi } from "../start-test-api.ts";
import { NOW, runActions } from "../workflow/rollover-steps.ts";

export const TODAY = "2026-06-15";
export const RULE = "one_rollover_per_12_months";
export const buildDistributionParams = (receivedOn = TODAY) => ({
  receivedOn,
  grossAmount: "100.00",
  withheldFederal: "0.00",
  withheldState: "0.00",
  datesAttested: true,
});

interface Changes {
  /** Account type of the source. */
  from?: string;
  /** Account type of the destination, by default the same as the source's. */
  to?: string;
  type?: string;
  attestations?: object;
}

/**
 * Creates 60-day rollovers between IRAs. `startOrganization` returns the ID of a new organization's account.
 */
export function useIndirectRollovers() {
  let api: TestApi;
  const base = useTestApi({ clock: new TestClock(Date.parse(NOW)) });

  let rolloverCount = 1000;
  /** Posts a rollover, by default between traditional IRAs. Other properties replace those of the body. */
  async function post(accountId: string, { from = "traditional_ira", to = from, ...changes }: Changes = {}) {
    const [source, destination] = [
      await findCustodianId(api, "test-manual"),
      await findCustodianId(api, "test-silent"),
    ];
    rolloverCount += 1;
    return api.call("post", "/v1/rollovers").send({
      accountId,
      type: "indirect_60_day",
      source: { custodianId: source, accountType: from, accountNumber: `FROM-${rolloverCount}` },
      destination: { custodianId: destination, accountType: to, accountNumber: `TO-${rolloverCount}` },
      amount: { kind: "full" },
      deliveryMethod: "check",
      attestations: { eligibleAmount: true, noOtherRolloverIn12Months: true, taxableAcknowledged: true },
      ...changes,
    });
  }

  async function create(...input: Parameters<typeof post>): Promise<string> {
    const response = await post(...input);
    expect(response.body.errors ?? response.body.rule ?? null).toBeNull();
    expect(response.status).toBe(201);
    return response.body.id;
  }

  async function distribute(
    accountId: string,
    { receivedOn = TODAY, ...sides }: { from?: string; to?: string; receivedOn?: string } = {},
  ) {
    const id = await create(accountId, sides);
    await advanceRollover(api, id, "approved").expect(200);
    await runActions(api, id, ["record_distribution", buildDistributionParams(receivedOn)]);
    return id;
  }

  async function startOrganization(): Promise<string> {
    api = await newOrganization(base);
    return (await buildAccount(api, api.ak.organizationId)).id;
  }

  const expectRefused = (response: Parameters<typeof expectProblem>[0], receivedOn = TODAY) => {
    const problem = expectProblem(response, "rollover_not_permitted");
    expect(problem).toMatchObject({ rule: RULE });
    expect(problem.detail).toContain(receivedOn);
  };

  return {
    getApi: () => api,
    post,
    create,
    distribute,
    startOrganization,
    expectRefused,
  };
}
