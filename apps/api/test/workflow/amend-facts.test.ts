import { describe, expect, it } from "@jest/globals";
import type { CustodianDirectory } from "@svc/custodians";
import { evaluateRollover } from "@svc/rollover-rules/eligibility/evaluate-rollover";
import { RELATIONSHIPS } from "@svc/rollover-rules/eligibility/relationships";
import { PLAN_KINDS } from "@svc/rollover-rules/eligibility/spousal-consent";
import { ROLLOVER_TYPES } from "@svc/rollover-rules/rollover-states";
import { findCustodianId, TestClock } from "@svc/testing";
import {
  CHART_PAIRS,
  findPermittedTypes,
} from "../../../../packages/rollover-rules/test/eligibility/irs-chart.ts";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { buildDistribution, createDistribution } from "../rest/distribution-calls.ts";
import { useTestApi } from "../start-test-api.ts";
import { act, createRollover, expectAction, expectConsistent, NOW, readStored } from "./rollover-steps.ts";

const TEST_TIMEOUT_MS = 120_000;
const REASON = "The application was wrong.";
const TODAY = NOW.slice(0, 10);
const ATTESTATIONS = {
  eligibleAmount: true,
  taxableAcknowledged: true,
  noOtherRolloverIn12Months: true,
  isIncidentToDivorce: true,
};
/** Without directory entries, custodians offer everything. */
const NO_DIRECTORY = { findById: () => null } as unknown as CustodianDirectory;
const FIRST_CONTRIBUTION = "2019-03-01";
const PERMITTED_PAIRS = {
  direct: ["qualified_plan", "traditional_ira"],
  trustee_transfer: ["traditional_ira", "traditional_ira"],
  indirect_60_day: ["traditional_ira", "traditional_ira"],
  in_plan: ["qualified_plan", "designated_roth"],
} as const;

/**
 * True if a married participant's spouse must consent, even if the custodian does not ask. ERISA §4(b), §205;
 * IRC §401(a)(11), §417(a)(2).
 */
const NEEDS_SPOUSE: Readonly<Record<(typeof PLAN_KINDS)[number], boolean>> = {
  pension: true,
  profit_sharing: false,
  governmental_457b: false,
  governmental: false,
  church: false,
  non_erisa: false,
};

describe("Amending the relationship and the account types", () => {
  const api = useTestApi({ clock: new TestClock(Date.parse(NOW)) });

  async function createOfType(
    type: (typeof ROLLOVER_TYPES)[number],
    attestations: object = {},
  ): Promise<string> {
    const [custodianId, otherId] = await Promise.all([
      findCustodianId(api, "test-instant"),
      findCustodianId(api, "test-manual"),
    ]);
    const [source, destination] = PERMITTED_PAIRS[type];
    const isInPlan = type === "in_plan";
    return createRollover(api, {
      type,
      deliveryMethod: isInPlan ? "internal" : "check",
      attestations: { ...ATTESTATIONS, ...attestations },
      source: {
        custodianId,
        accountType: source,
        accountNumber: "SOURCE-1",
        firstContributionDate: FIRST_CONTRIBUTION,
      },
      destination: {
        custodianId: isInPlan ? custodianId : otherId,
        accountType: destination,
        accountNumber: "DESTINATION-1",
        firstContributionDate: FIRST_CONTRIBUTION,
      },
    });
  }
  const advance = (id: string, to: string) =>
    api.call("post", `/v1/sandbox/rollovers/${id}/advance`).send({ to }).expect(200);

  it.each(ROLLOVER_TYPES)(
    "permits the same pairs and relationships for a %s rollover as at its creation",
    async (type) => {
      const id = await createOfType(type);
      await advance(id, "approved");
      const before = await readStored(api, id);
      const { row } = before;
      const [currentSource, currentDestination] = PERMITTED_PAIRS[type];
      for (const { source, destination, notes } of CHART_PAIRS) {
        for (const relationship of RELATIONSHIPS) {
          const isCurrent =
            source === currentSource && destination === currentDestination && relationship === "own";
          if (isCurrent) continue;
          const params = {
            reason: REASON,
            source: { accountType: source },
            destination: { accountType: destination },
            relationship,
          };
          const response = await act(api, id, "amend", params, { dryRun: true });
          const { rules } = evaluateRollover(
            {
              type,
              source: { accountType: source, firstContributionDate: FIRST_CONTRIBUTION },
              destination: { accountType: destination, firstContributionDate: FIRST_CONTRIBUTION },
              relationship,
              deliveryMethod: row.deliveryMethod,
              attestations: ATTESTATIONS,
              birthDate: "1960-02-03",
              ...(type === "in_plan" ? { isSameCustodian: true } : {}),
            },
            { directory: NO_DIRECTORY, today: TODAY },
          );
          const subject = [type, source, destination, relationship].join(" ");
          const isPermitted = findPermittedTypes(source, destination).includes(type);
          if (!isPermitted) expect({ subject, status: response.status }).toEqual({ subject, status: 422 });
          if (isPermitted && relationship === "own")
            expect({ subject, body: response.body }).toMatchObject({ subject, body: { object: "rollover" } });
          if (response.status === 200) {
            expect({ subject, rules }).toEqual({ subject, rules: [] });
            expect(response.body).toMatchObject({
              state: "awaiting_participant",
              relationship,
              source: { accountType: source },
              destination: { accountType: destination },
            });
          } else {
            const problem = expectProblem(response, "rollover_not_permitted");
            expect({ subject, rule: problem.rule }).toEqual({ subject, rule: rules[0]?.code });
            expect(problem.detail).toContain(`${problem.rule}: `);
            if (notes === null) expect(problem.rule).toBe("irs_rollover_chart");
          }
        }
      }
      expect(await readStored(api, id)).toEqual(before);
    },
    TEST_TIMEOUT_MS,
  );

  it.each(["submitted", "in_review", "approved", "requested", "processing"])(
    "in %s needs a new consent and a new approval",
    async (state) => {
      const id = await createOfType("direct");
      await advance(id, state);
      const { body } = await expectAction(api, id, "amend", "awaiting_participant", {
        reason: REASON,
        source: { accountType: "403b" },
        destination: { accountType: "sep_ira" },
        relationship: "spouse_beneficiary",
        decedentName: "Ada Sample",
      });
      expect(body).toMatchObject({
        relationship: "spouse_beneficiary",
        source: { accountType: "403b" },
        destination: { accountType: "sep_ira" },
        consent: { supersededAt: NOW },
      });
      const { timeline } = await readStored(api, id);
      expect(timeline.at(-1)?.data).toMatchObject({
        fields: ["source.accountType", "destination.accountType", "relationship", "decedentName"],
        instructions: { version: 2, replaces: 1 },
      });
      await expectAction(api, id, "sign_consent", "submitted", { consentReference: "consent-2" });
      await advance(id, "completed");
      await expectConsistent(api, id);
    },
  );

  it("decides again whether the spouse must consent if the plan's kind changes, and needs a new consent", async () => {
    const id = await createOfType("direct", { isMarried: true });
    await advance(id, "approved");
    for (const planKind of PLAN_KINDS) {
      const params = { reason: REASON, planKind };
      const { body } = await act(api, id, "amend", params, { dryRun: true }).expect(200);
      const missing = body.missingDocuments.map(({ type }: { type: string }) => type);
      expect([planKind, missing.includes("spousal_consent")]).toEqual([planKind, NEEDS_SPOUSE[planKind]]);
      expect(body).toMatchObject({ state: "awaiting_participant", planKind });
    }
    const { body } = await expectAction(api, id, "amend", "awaiting_participant", {
      reason: REASON,
      planKind: "pension",
    });
    expect(body).toMatchObject({ planKind: "pension", consent: { supersededAt: NOW } });
    const { timeline } = await readStored(api, id);
    expect(timeline.at(-1)?.data).toMatchObject({ fields: ["planKind"] });
    const before = await readStored(api, id);
    const same = await act(api, id, "amend", { reason: REASON, planKind: "pension" });
    expect(expectIssues(same, "validation_failed")).toEqual(["#/params"]);
    for (const planKind of ["trust", null]) {
      const unknown = await act(api, id, "amend", { reason: REASON, planKind });
      expect(expectIssues(unknown, "validation_failed")).toEqual(["#/params/planKind"]);
    }
    expect(await readStored(api, id)).toEqual(before);
    await expectAction(api, id, "sign_consent", "submitted", { consentReference: "consent-2" });
    await expectAction(api, id, "start_review", "in_review");
    const refused = expectProblem(await act(api, id, "approve"), "invalid_transition");
    expect(refused.detail).toContain("spousal_consent");
    await expectConsistent(api, id);
  });

  it("in a draft changes no state, and a relationship without a decedent clears the name", async () => {
    const id = await createOfType("direct");
    await expectAction(api, id, "amend", "draft", {
      reason: REASON,
      relationship: "non_spouse_beneficiary",
      decedentName: "Ada Sample",
    });
    const { body } = await expectAction(api, id, "amend", "draft", { reason: REASON, relationship: "own" });
    expect(body).toMatchObject({ relationship: "own", decedentName: null });
  });

  it("makes a conversion possible with the attestation that it requires", async () => {
    const id = await createRollover(api);
    await advance(id, "approved");
    const params = { reason: REASON, destination: { accountType: "roth_ira" } };
    const refused = expectProblem(await act(api, id, "amend", params), "rollover_not_permitted");
    expect(refused.rule).toBe("taxable_acknowledgement");
    const attestations = { taxableAcknowledged: true };
    const { body } = await expectAction(api, id, "amend", "awaiting_participant", {
      ...params,
      attestations,
    });
    expect(body.attestations).toMatchObject({ eligibleAmount: true, taxableAcknowledged: true });
    expect(body.destination.accountType).toBe("roth_ira");
    expect((await act(api, id, "amend", { reason: REASON, attestations })).status).toBe(422);
  });

  it("makes a SIMPLE IRA possible with the date of its first contribution", async () => {
    const id = await createRollover(api, { ...(await buildSides()), type: "trustee_transfer" });
    await advance(id, "approved");
    const params = { reason: REASON, source: { accountType: "simple_ira" } };
    const refused = expectProblem(
      await act(api, id, "amend", params, { dryRun: true }),
      "rollover_not_permitted",
    );
    expect(refused.rule).toBe("simple_two_years");
    const dated = { accountType: "simple_ira", firstContributionDate: "2020-01-15" };
    const { body } = await act(api, id, "amend", { reason: REASON, source: dated }).expect(200);
    expect(body.source).toMatchObject(dated);
  });
  async function buildSides() {
    const { row } = await readStored(api, await createOfType("trustee_transfer"));
    return {
      source: {
        custodianId: row.sourceCustodianId,
        accountType: "traditional_ira",
        accountNumber: "IRA-7001",
      },
      destination: {
        custodianId: row.destinationCustodianId,
        accountType: "traditional_ira",
        accountNumber: "IRA-7002",
      },
    };
  }

  it("requires an account type that matches the rollover's plan, which can change too", async () => {
    const createPlan = async (accountType: string, planNumber: string) =>
      (
        await api
          .call("post", "/v1/plans")
          .send({ ein: "123456789", planNumber, name: `Acme ${accountType}`, accountType })
          .expect(201)
      ).body;
    const [plan, other] = [await createPlan("qualified_plan", "001"), await createPlan("403b", "002")];
    const id = await createOfType("direct");
    await act(api, id, "amend", { reason: REASON, source: { planId: plan.id } }).expect(200);
    const source = { accountType: "403b" };
    const refused = await act(api, id, "amend", { reason: REASON, source });
    expect(expectIssues(refused, "validation_failed")).toEqual(["#/params/source/planId"]);
    const both = { ...source, planId: other.id };
    const { body } = await act(api, id, "amend", { reason: REASON, source: both }).expect(200);
    expect(body.source).toMatchObject({ ...both, planName: "Acme 403b" });
    const removed = await act(api, id, "amend", { reason: REASON, source: { planId: null } }).expect(200);
    expect(removed.body.source.planId).toBeNull();
    const unknown = { planId: "pln_01m8dy4w0ge81arf4g6hf79dac" };
    const missing = await act(api, id, "amend", { reason: REASON, source: unknown });
    expect(expectIssues(missing, "validation_failed")).toEqual(["#/params/source/planId"]);
    await expectConsistent(api, id);
  });

  it("refuses a delivery method that the new accounts do not allow, and a change to the facts of a distribution", async () => {
    const custodianId = await findCustodianId(api, "test-instant");
    const id = await createRollover(api, {
      deliveryMethod: "internal",
      source: { custodianId, accountType: "qualified_plan", accountNumber: "401K-8001" },
      destination: { custodianId, accountType: "traditional_ira", accountNumber: "IRA-8002" },
    });
    const destination = { accountType: "403b" };
    const refused = await act(api, id, "amend", { reason: REASON, destination });
    expect(expectIssues(refused, "validation_failed")).toEqual(["#/params/deliveryMethod"]);
    const distribution = (await createDistribution(api, await buildDistribution(api)).expect(201)).body;
    const groupedRolloverId = distribution.destinations[0].rolloverId;
    // All rollovers of a distribution share these facts.
    const facts = { source: { accountType: "403b" }, relationship: "alternate_payee", planKind: "church" };
    const before = await readStored(api, groupedRolloverId);
    const issues = expectIssues(
      await act(api, groupedRolloverId, "amend", { reason: REASON, ...facts }),
      "validation_failed",
    );
    expect(issues).toEqual(["#/params/planKind", "#/params/relationship", "#/params/source/accountType"]);
    expect(await readStored(api, groupedRolloverId)).toEqual(before);
  });
});
