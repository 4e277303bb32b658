import { describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { buildAccount, buildKey, buildRolloverBody, findCustodianId, TestClock } from "@svc/testing";
import { verifyTimeline } from "../../src/rollovers/timeline/verify-timeline.ts";
import { buildDistribution, createDistribution } from "../rest/distribution-calls.ts";
import { CHAIN_KEYS } from "../seal-rollovers.ts";
import { useTestApi } from "../start-test-api.ts";
import { act, buildIraSides, NOW } from "../workflow/rollover-steps.ts";
import { buildConsent, buildStatementInput, createConsent, PLAN_STATEMENTS } from "./create-consent.ts";

describe("Submitting a rollover with a stored consent", () => {
  const api = useTestApi({ clock: new TestClock(Date.parse(NOW)) });

  async function createDraft(changes: object = {}) {
    const { id: accountId } = await buildAccount(api, api.ak.organizationId, {
      dateOfBirth: "1970-02-03",
      email: `${newId("acct")}@example.com`,
    });
    const body = { ...(await buildRolloverBody(api, accountId)), ...changes };
    const { body: rollover } = await api.call("post", "/v1/rollovers").send(body).expect(201);
    return { accountId, body, id: rollover.id as string };
  }
  const submit = (id: string, consentReference: string, options: { dryRun?: boolean } = {}) =>
    act(api, id, "submit", { consentReference }, options);
  const readTimeline = async (id: string) =>
    (await api.call("get", `/v1/rollovers/${id}/timeline`).expect(200)).body.data;

  it("200 submits it, and records the consent on the rollover and its timeline", async () => {
    const { accountId, body, id } = await createDraft();
    const consentId = await createConsent(api, accountId, buildConsent(body));
    const response = await submit(id, consentId).expect(200);
    expect(response.body).toMatchObject({
      state: "submitted",
      consent: { reference: consentId, givenAt: NOW },
    });
    expect((await readTimeline(id)).at(-1)).toMatchObject({
      action: "submit",
      data: { consentReference: consentId },
    });
  });

  it("200 accepts the consent for sign_consent and in a dry run", async () => {
    const { accountId, body, id } = await createDraft();
    const consentId = await createConsent(api, accountId, buildConsent(body));
    await submit(id, consentId, { dryRun: true }).expect(200);
    await act(api, id, "request_consent").expect(200);
    const response = await act(api, id, "sign_consent", { consentReference: consentId }).expect(200);
    expect(response.body.consent.reference).toBe(consentId);
  });

  // None of these references has the form of a consent ID.
  it.each(["consent-9", "cons_9", `cons_${"8".repeat(26)}`, "cons_01m7zh3xn2enbshk4t8w0g6y3C"])(
    "200 accepts %j as the integrator's own reference",
    async (reference) => {
      const { id } = await createDraft();
      expect((await submit(id, reference).expect(200)).body.consent.reference).toBe(reference);
    },
  );

  it("422 treats another organization's consent as unknown, and rejects another account's", async () => {
    const { id, body } = await createDraft();
    const otherKey = await buildKey(api, "ak");
    const { organizationId } = otherKey;
    const otherAccount = await buildAccount(api, organizationId);
    const [otherOrganizationConsent, otherAccountConsent] = [
      await createConsent(api, otherAccount.id, buildConsent(body), { organizationId }),
      await createConsent(api, (await createDraft()).accountId, buildConsent(body)),
    ];
    for (const [reference, code] of [
      [newId("cons"), "not_found"],
      [otherOrganizationConsent, "not_found"],
      [otherAccountConsent, "other_account"],
    ] as const) {
      const response = await submit(id, reference).expect(422);
      expect(response.body).toMatchObject({
        code: "consent_insufficient",
        errors: [{ pointer: "#/params/consentReference" }],
        consentFaults: [{ code }],
      });
    }
    expect(await readTimeline(id)).toHaveLength(1);
    expect((await api.call("get", `/v1/rollovers/${id}`)).body).toMatchObject({ state: "draft", version: 1 });
  });

  it("422 names a missing statement, also in a dry run and over GraphQL", async () => {
    const { accountId, body, id } = await createDraft();
    const consentId = await createConsent(
      api,
      accountId,
      buildConsent(body, [buildStatementInput("rollover_request")]),
    );
    for (const dryRun of [true, false]) {
      expect((await submit(id, consentId, { dryRun }).expect(422)).body.consentFaults).toEqual([
        {
          code: "statement_missing",
          detail: "The participant has not agreed to version 1 of eligible_plan_amount.",
          statement: "eligible_plan_amount",
          version: "1",
        },
      ]);
    }
    const query = `mutation { submitRollover(input: { rolloverId: "${id}", consentReference: "${consentId}" })
      { rollover { id } errors { __typename code message path } } }`;
    const { body: response } = await api.call("post", "/graphql").send({ query }).expect(200);
    expect(response.data.submitRollover).toEqual({
      rollover: null,
      errors: [
        {
          __typename: "ValidationError",
          code: "consent_insufficient",
          message: "The participant has not agreed to version 1 of eligible_plan_amount.",
          path: ["input", "consentReference"],
        },
      ],
    });
  });

  it("422 after the rollover changed and other rules apply", async () => {
    // After-tax money needs no tax acknowledgment; the change makes it pre-tax.
    const destination = {
      custodianId: await findCustodianId(api, "vanguard"),
      accountType: "roth_ira",
      accountNumber: "ROTH-1",
    };
    const amount = { kind: "partial", requested: "1000.00" };
    const afterTaxMoney = [{ kind: "after_tax", amount: "1000.00", basis: "1000.00" }];
    const { accountId, body, id } = await createDraft({ destination, amount, moneySources: afterTaxMoney });
    const consentId = await createConsent(api, accountId, buildConsent(body));
    await submit(id, consentId, { dryRun: true }).expect(200);
    const changes = {
      moneySources: [{ kind: "pre_tax", amount: "1000.00" }],
      attestations: { taxableAcknowledged: true },
    };
    await api.call("patch", `/v1/rollovers/${id}`).send(changes).expect(200);
    const response = await submit(id, consentId).expect(422);
    expect(response.body.consentFaults).toMatchObject([
      { code: "statement_missing", statement: "taxable_acknowledged" },
    ]);
    const sufficientConsent = buildConsent(body, [
      ...PLAN_STATEMENTS,
      buildStatementInput("taxable_acknowledged"),
    ]);
    await submit(id, await createConsent(api, accountId, sufficientConsent)).expect(200);
  });

  it("422 without the 12-month statement for an indirect rollover between IRAs", async () => {
    const attestations = { noOtherRolloverIn12Months: true, eligibleAmount: true };
    const rolloverSides = { type: "indirect_60_day", ...(await buildIraSides(api)) };
    const { accountId, body, id } = await createDraft({ ...rolloverSides, attestations });
    const [request, twelveMonths] = [
      buildStatementInput("rollover_request"),
      buildStatementInput("no_other_rollover_in_12_months"),
    ];
    const insufficientId = await createConsent(api, accountId, buildConsent(body, [request]));
    const refused = await submit(id, insufficientId).expect(422);
    expect(refused.body.consentFaults.map((issue: { statement: string }) => issue.statement)).toEqual([
      "no_other_rollover_in_12_months",
    ]);
    await submit(id, await createConsent(api, accountId, buildConsent(body, [request, twelveMonths]))).expect(
      200,
    );
  });

  it("checks the state transition before the consent", async () => {
    const { id } = await createDraft();
    await submit(id, "consent-9").expect(200);
    expect((await submit(id, newId("cons")).expect(409)).body.code).toBe("invalid_transition");
  });

  it("200 accepts the same consent for a second rollover after the first is canceled", async () => {
    const { accountId, body, id } = await createDraft();
    const consentId = await createConsent(api, accountId, buildConsent(body));
    await submit(id, consentId).expect(200);
    await act(api, id, "cancel", { reason: "typed wrong" }).expect(200);
    const { body: second } = await api.call("post", "/v1/rollovers").send(body).expect(201);
    await submit(second.id, consentId).expect(200);
  });

  it("422 for a distribution if its consent does not cover a destination, and submits nothing", async () => {
    const body = await buildDistribution(api);
    const { body: distribution } = await createDistribution(api, body).expect(201);
    const [first] = body.destinations;
    const rolloverSides = { type: "direct", source: body.source, destination: first?.destination as never };
    const consentId = await createConsent(api, body.accountId, buildConsent(rolloverSides));
    const response = await api
      .call("post", `/v1/distributions/${distribution.id}/submit`)
      .send({ consentReference: consentId })
      .expect(422);
    expect(response.body.code).toBe("consent_insufficient");
    expect(response.body.consentFaults).toMatchObject([
      { code: "other_rollover", detail: expect.stringMatching(/ differ: destination\.accountType\.$/) },
    ]);
    expect(response.body.errors[0]).toMatchObject({ pointer: "#/consentReference" });
    const { body: after } = await api.call("get", `/v1/distributions/${distribution.id}`).expect(200);
    expect(after.destinations.map(({ state }: { state: string }) => state)).toEqual(["draft", "draft"]);
  });

  it("keeps the consent ID after the account is erased, but no text that may name a person", async () => {
    const { accountId, body, id } = await createDraft();
    const marker = "Zq-Lovelace";
    const altered = buildStatementInput("rollover_request", { text: `I, ${marker}, want it.` });
    const terms = {
      ...buildStatementInput("rollover_request"),
      kind: "terms",
      statement: "own",
      text: `${marker} agrees.`,
    };
    const consent = buildConsent(body, [altered, buildStatementInput("eligible_plan_amount"), terms]);
    const source = { ...consent.rollover.source, custodianName: `${marker} Inc.` };
    const consentId = await createConsent(api, accountId, {
      ...consent,
      rollover: { ...consent.rollover, source },
    });
    await submit(id, consentId).expect(200);
    await act(api, id, "cancel", { reason: "over" }).expect(200);
    const path = `/v1/consents/${consentId}`;
    const before = (await api.call("get", path).expect(200)).body;
    await api.call("delete", `/v1/accounts/${accountId}`).expect(200);
    const after = (await api.call("get", path).expect(200)).body;
    const [first, second, third] = before.statements;
    expect(after).toEqual({
      ...before,
      participantName: null,
      sessionId: null,
      rollover: { ...before.rollover, source: { ...before.rollover.source, custodianName: null } },
      statements: [{ ...first, text: null }, second, { ...third, text: null }],
    });
    const { rows } = await api.db.pool.query("SELECT consents::text AS row FROM consents WHERE id = $1", [
      consentId,
    ]);
    expect(rows[0].row).not.toContain(marker);
    const { body: rollover } = await api.call("get", `/v1/rollovers/${id}`).expect(200);
    expect(rollover.consent.reference).toBe(consentId);
    const entries = await readTimeline(id);
    expect(entries.find(({ action }: { action: string }) => action === "submit").data).toEqual({
      consentReference: consentId,
    });
    const verified = await verifyTimeline({ db: api.db, chainKeys: CHAIN_KEYS }, id);
    expect(verified.fault).toBeNull();
  });

  it("the sandbox advances a rollover without a consent", async () => {
    const { id } = await createDraft({
      source: {
        custodianId: await findCustodianId(api, "test-instant"),
        accountType: "qualified_plan",
        accountNumber: "401K-1",
      },
    });
    const { body } = await api
      .call("post", `/v1/sandbox/rollovers/${id}/advance`)
      .send({ to: "submitted" })
      .expect(200);
    expect(body.consent.reference).toBe("sandbox");
  });
});
