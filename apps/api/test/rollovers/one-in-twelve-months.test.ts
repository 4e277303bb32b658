import { describe, expect, it } from "@jest/globals";
import { buildAccount, TEST_BLIND_INDEX, TEST_CIPHER } from "@svc/testing";
import {
  type EvaluatedRollover,
  findOtherDistributions,
} from "../../src/rollovers/store/other-distributions.ts";
import { expectProblem } from "../expect-problem.ts";
import { advanceClockByDays, advanceRollover } from "../sandbox/sandbox-calls.ts";
import { act, expectConsistent, readStored, runActions } from "../workflow/rollover-steps.ts";
import { buildDistributionParams, RULE, TODAY, useIndirectRollovers } from "./indirect-rollovers.ts";

describe("One 60-day rollover between IRAs in twelve months, across all IRAs of a participant", () => {
  const { getApi, post, create, distribute, startOrganization, expectRefused } = useIndirectRollovers();

  it("422 until the twelve months end, then 201 and 200", async () => {
    const participant = await startOrganization();
    const [draft, awaitingConsent, approved] = [
      await create(participant),
      await create(participant),
      await create(participant),
    ];
    // On hold, drafts do not expire.
    await runActions(getApi(), draft, "hold");
    await runActions(getApi(), awaitingConsent, "hold");
    await advanceRollover(getApi(), approved, "approved").expect(200);
    await distribute(participant);
    expectRefused(await post(participant));
    expectRefused(await act(getApi(), approved, "record_distribution", buildDistributionParams()));
    expect((await advanceClockByDays(getApi(), 364)).now).toBe("2027-06-14T12:00:00.000Z");
    await runActions(getApi(), draft, "release");
    await runActions(getApi(), awaitingConsent, "release");
    expectRefused(await post(participant));
    for (const id of [draft, awaitingConsent, approved]) {
      const before = await readStored(getApi(), id);
      if (id === approved) {
        expectRefused(await act(getApi(), id, "record_distribution", buildDistributionParams("2027-06-14")));
      } else {
        expectRefused(await act(getApi(), id, "submit"));
        expectRefused(await act(getApi(), id, "request_consent"));
        expectRefused(await advanceRollover(getApi(), id));
      }
      expect(await readStored(getApi(), id)).toEqual(before);
    }
    await advanceClockByDays(getApi(), 1);
    await create(participant);
    await runActions(getApi(), draft, "submit");
    await runActions(getApi(), awaitingConsent, "request_consent");
    await runActions(getApi(), approved, ["record_distribution", buildDistributionParams("2027-06-15")]);
    expectRefused(await post(participant), "2027-06-15");
    expectRefused(await act(getApi(), awaitingConsent, "sign_consent"), "2027-06-15");
    for (const id of [draft, awaitingConsent, approved]) await expectConsistent(getApi(), id);
  });

  it("does not count a rollover's own distribution against it", async () => {
    const participant = await startOrganization();
    const id = await distribute(participant);
    const stored = await getApi().db.prisma.rollover.findUniqueOrThrow({ where: { id } });
    const evaluated = { ...stored, type: "indirect_60_day" } as unknown as EvaluatedRollover;
    const find = (rollover: EvaluatedRollover) =>
      findOtherDistributions(
        getApi().db.sql,
        { cipher: TEST_CIPHER, blindIndex: TEST_BLIND_INDEX },
        rollover,
      );
    expect(await find(evaluated)).toEqual([]);
    expect(await find({ ...evaluated, id: "rol_other" })).toEqual([TODAY]);
  });

  it("counts the months from the day of receipt, whenever it was recorded", async () => {
    const participant = await startOrganization();
    await distribute(participant, { receivedOn: "2025-06-16" });
    expectRefused(await post(participant), "2025-06-16");
    const other = (await buildAccount(getApi(), getApi().ak.organizationId)).id;
    await distribute(other, { receivedOn: "2025-06-15" });
    await create(other);
  });

  it("422 for a receipt within twelve months before or after a known receipt, 200 for any other day", async () => {
    const participant = await startOrganization();
    await distribute(participant, { receivedOn: "2025-06-01" });
    const id = await create(participant);
    await advanceRollover(getApi(), id, "approved").expect(200);
    for (const receivedOn of ["2025-05-20", "2024-06-02", "2025-06-01", "2026-05-31"]) {
      expectRefused(
        await act(getApi(), id, "record_distribution", buildDistributionParams(receivedOn)),
        "2025-06-01",
      );
    }
    const other = await create(participant);
    await advanceRollover(getApi(), other, "approved").expect(200);
    await runActions(getApi(), id, ["record_distribution", buildDistributionParams("2024-06-01")]);
    await runActions(getApi(), other, ["record_distribution", buildDistributionParams("2026-06-01")]);
  });

  it.each([
    ["roth_ira", "roth_ira", "traditional_ira", "traditional_ira"],
    ["traditional_ira", "traditional_ira", "roth_ira", "roth_ira"],
    ["sep_ira", "traditional_ira", "traditional_ira", "sep_ira"],
    ["simple_ira", "simple_ira", "sep_ira", "sep_ira"],
  ])("422 across all IRAs: after %s to %s, for %s to %s", async (from, to, nextFrom, nextTo) => {
    const participant = await startOrganization();
    await distribute(participant, { from, to });
    expectRefused(await post(participant, { from: nextFrom, to: nextTo }));
  });

  it("201 for conversions, plan rollovers and trustee transfers, and after conversions and plan rollovers", async () => {
    const participant = await startOrganization();
    for (const [from, to] of [
      ["traditional_ira", "roth_ira"],
      ["qualified_plan", "traditional_ira"],
      ["traditional_ira", "qualified_plan"],
    ] as const) {
      await distribute(participant, { from, to });
      await create(participant);
    }
    await distribute(participant);
    expectRefused(await post(participant));
    await create(participant, { to: "roth_ira" });
    await create(participant, { from: "qualified_plan", to: "traditional_ira" });
    await create(participant, { type: "trustee_transfer" });
    await distribute(participant, { to: "roth_ira" });
  });

  it("201 after a failed or returned rollover, 422 after a completed one", async () => {
    const participant = await startOrganization();
    const failed = await distribute(participant);
    expectRefused(await post(participant));
    await runActions(getApi(), failed, "fail");
    const returned = await distribute(participant);
    await runActions(getApi(), returned, "report_funds_returned");
    const completed = await distribute(participant);
    await advanceRollover(getApi(), completed, "completed").expect(200);
    expectRefused(await post(participant));
  });

  it("201 for another participant, and for a participant of another organization", async () => {
    const participant = await startOrganization();
    await distribute(participant);
    await distribute((await buildAccount(getApi(), getApi().ak.organizationId)).id);
    await distribute(await startOrganization());
  });

  it("422 without the attestation even if no other rollover is known, and 422 with the attestation if another is known", async () => {
    const participant = await startOrganization();
    for (const attested of [{}, { noOtherRolloverIn12Months: false }]) {
      const attestations = { eligibleAmount: true, ...attested };
      const response = await post(participant, { attestations });
      expect(expectProblem(response, "rollover_not_permitted")).toMatchObject({ rule: RULE });
      expect(response.body.detail).toContain("noOtherRolloverIn12Months");
    }
    await distribute(participant);
    expectRefused(await post(participant));
    await advanceClockByDays(getApi(), 365);
    const response = await post(participant, { attestations: { eligibleAmount: true } });
    expect(response.body.detail).toContain("noOtherRolloverIn12Months");
    await create(participant);
  });

  it("200 for one of several rollovers that record a distribution concurrently, 422 for the others", async () => {
    for (let round = 0; round < 5; round += 1) {
      const participant = await startOrganization();
      const ids = [
        await create(participant),
        await create(participant, { from: "roth_ira" }),
        await create(participant, { from: "sep_ira" }),
      ];
      for (const id of ids) await advanceRollover(getApi(), id, "approved").expect(200);
      const responses = await Promise.all(
        ids.map((id) => act(getApi(), id, "record_distribution", buildDistributionParams())),
      );
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
      for (const response of responses.filter(({ status }) => status === 422)) expectRefused(response);
      const states = await Promise.all(
        ids.map(async (id) => (await expectConsistent(getApi(), id)).row.state),
      );
      expect(states.sort()).toEqual(["approved", "approved", "funds_sent"]);
    }
  });

  it("200 for two participants concurrently: neither blocks the other", async () => {
    const first = await startOrganization();
    const second = (await buildAccount(getApi(), getApi().ak.organizationId)).id;
    const ids = [await create(first), await create(second)];
    for (const id of ids) await advanceRollover(getApi(), id, "approved").expect(200);
    const responses = await Promise.all(
      ids.map((id) => act(getApi(), id, "record_distribution", buildDistributionParams())),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  });
});
