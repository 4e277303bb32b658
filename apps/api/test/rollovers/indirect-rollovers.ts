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

/**
 * Returns functions that create 60-day rollovers between IRAs. `startOrganization` creates the organization that the other functions
 * use, and returns the ID of an account in it.
 */
export function useIndirectRollovers() {
  let api: TestApi;
  const base = useTestApi({ clock: new TestClock(Date.parse(NOW)) });

  let counter = 1000;
  async function post(accountId: string, from = "traditional_ira", to = from, changes: object = {}) {
    const [source, destination] = [
      await findCustodianId(api, "test-manual"),
      await findCustodianId(api, "test-silent"),
    ];
    counter += 1;
    return api.call("post", "/v1/rollovers").send({
      accountId,
      type: "indirect_60_day",
      source: { custodianId: source, accountType: from, accountNumber: `FROM-${counter}` },
      destination: { custodianId: destination, accountType: to, accountNumber: `TO-${counter}` },
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

  async function distribute(accountId: string, from?: string, to?: string, receivedOn = TODAY) {
    const id = await create(accountId, from, to);
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
