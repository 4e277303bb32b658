import { describe, expect, it } from "@jest/globals";
import { buildAccount, findCustodianId, TestClock } from "@svc/testing";
import { startTestApi } from "../start-test-api.ts";
import { NOW } from "../workflow/rollover-steps.ts";

describe("Many concurrent 60-day rollovers between IRAs", () => {
  it("201 for each, with a pool of only two connections", async () => {
    const api = await startTestApi({
      clock: new TestClock(Date.parse(NOW)),
      env: { DATABASE_POOL_SIZE: "2" },
    });
    try {
      const custodian = await findCustodianId(api, "test-manual");
      const participant = await buildAccount(api, api.ak.organizationId);
      const buildSide = (accountNumber: string) => ({
        custodianId: custodian,
        accountType: "traditional_ira",
        accountNumber,
      });
      const responses = await Promise.all(
        Array.from({ length: 12 }, (_one, index) =>
          api.call("post", "/v1/rollovers").send({
            accountId: participant.id,
            type: "indirect_60_day",
            source: buildSide(`FROM-${index + 10}`),
            destination: buildSide(`TO-${index + 100}`),
            amount: { kind: "full" },
            deliveryMethod: "check",
            attestations: { eligibleAmount: true, noOtherRolloverIn12Months: true },
          }),
        ),
      );
      expect(responses.map(({ status }) => status)).toEqual(Array(12).fill(201));
    } finally {
      await api.stop();
    }
  });
});
