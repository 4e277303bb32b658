import { describe, expect, it } from "@jest/globals";
import { buildAccount, buildRolloverBody, TEST_CIPHER, TestClock } from "@svc/testing";
import { createCapturingLog } from "../capturing-log.ts";
import { useTestApi } from "../start-test-api.ts";
import { countRows, findTablesWith } from "../table-contents.ts";

const NOW = "2026-06-15T12:00:00.000Z";

describe("POST /v1/rollovers", () => {
  const { log, readLog } = createCapturingLog();
  const api = useTestApi({ clock: new TestClock(Date.parse(NOW)), log });

  async function buildBody() {
    const account = await buildAccount(api, api.ak.organizationId, { dateOfBirth: "1980-02-03" });
    return buildRolloverBody(api, account.id);
  }

  it("201 returns the complete rollover with its Location and ETag", async () => {
    const body = {
      ...(await buildBody()),
      amount: { kind: "partial", requested: "25000.10", currency: "USD" },
      externalId: "  order 7 ",
      metadata: { desk: "west", "a/b~c": "é" },
    };
    const response = await api.call("post", "/v1/rollovers").send(body).expect(201);
    const { id } = response.body;
    expect(id).toMatch(/^rol_[0-9a-z]{26}$/);
    expect(response.headers).toMatchObject({
      location: `/v1/rollovers/${id}`,
      etag: '"1"',
      "cache-control": "no-store",
      "content-type": "application/json; charset=utf-8",
    });
    expect(response.body).toEqual({
      id,
      object: "rollover",
      environment: "test",
      externalId: "order 7",
      accountId: body.accountId,
      type: "direct",
      source: {
        custodianId: body.source.custodianId,
        accountType: "qualified_plan",
        accountNumberMask: "****8877",
        planId: null,
        planName: "Acme 401(k)",
        firstContributionDate: null,
      },
      destination: {
        custodianId: body.destination.custodianId,
        accountType: "traditional_ira",
        accountNumberMask: "****3344",
        planId: null,
        planName: null,
        firstContributionDate: null,
      },
      relationship: "own",
      isInheritedIra: false,
      death: null,
      decedentName: null,
      planKind: null,
      assets: [],
      assetMismatch: null,
      amount: { kind: "partial", requested: "25000.10", currency: "USD" },
      amounts: {
        sent: "0.00",
        withheldFederal: "0.00",
        withheldState: "0.00",
        gross: "0.00",
        received: "0.00",
        posted: null,
        postedTotal: "0.00",
      },
      transfers: [],
      moneySources: [],
      distributionId: null,
      assigneeId: null,
      priority: "normal",
      tags: [],
      residualOf: null,
      residuals: [],
      receipts: [],
      deliveryMethod: "check",
      taxTreatment: {
        taxable: false,
        code1099R: "G",
        status: "expected",
        asOf: "2026-06-15",
        basis: expect.stringContaining("code G"),
        assumptions: [],
        taxableAmount: null,
        afterTaxAmount: null,
        rothCode1099R: null,
        warnings: [],
        withholding: { rule: "none", ratePercent: 0, expected: null, warnings: [] },
      },
      eligibility: {
        outcome: "allowed",
        conditions: [],
        rules: [],
        rulesetVersion: expect.stringMatching(/^irs-rollover-chart-/),
      },
      documents: [],
      missingDocuments: [{ type: "loa", requirements: ["loa"], reason: "absent" }],
      deadlines: [
        {
          type: "draft",
          status: "running",
          dueOn: "2026-07-15",
          dueAt: "2026-07-15T12:00:00.000Z",
          consequence: "expires",
        },
      ],
      amountMismatch: null,
      requestMismatch: null,
      rejection: null,
      failure: null,
      hold: null,
      consent: null,
      attestations: { eligibleAmount: true },
      documentRequest: null,
      state: "draft",
      status: "action_required",
      pendingOn: "integrator",
      version: 1,
      metadata: { desk: "west", "a/b~c": "é" },
      createdAt: NOW,
      updatedAt: NOW,
    });
    expect((await api.call("get", response.headers.location ?? "").expect(200)).body).toEqual(response.body);
  });

  it("201 writes one rollover, timeline entry and event, with no personal data in the event", async () => {
    const body = await buildBody();
    const before = await countRows(api);
    const { body: rollover } = await api.call("post", "/v1/rollovers").send(body).expect(201);
    const after = await countRows(api);
    expect(after).toEqual({
      ...before,
      rollovers: before.rollovers! + 1,
      timeline_entries: before.timeline_entries! + 1,
      events: before.events! + 1,
    });
    const { rows } = await api.db.pool.query("SELECT * FROM events WHERE rollover_id = $1", [rollover.id]);
    expect(rows).toEqual([
      {
        id: expect.stringMatching(/^evt_/),
        organization_id: api.ak.organizationId,
        type: "rollover.created",
        data: {
          rolloverId: rollover.id,
          accountId: rollover.accountId,
          externalId: rollover.externalId,
          sequence: 1,
          state: "draft",
          previousState: null,
          pendingOn: "integrator",
        },
        rollover_id: rollover.id,
        sequence: 1,
        position: expect.stringMatching(/^\d+$/),
        traceparent: null,
        tracestate: null,
        created_at: new Date(NOW),
      },
    ]);
  });

  it("201 stores account numbers encrypted, and shows them nowhere", async () => {
    const body = await buildBody();
    body.source.accountNumber = "Zq7-SOURCE-5512";
    body.destination.accountNumber = "Zq7 DESTIN 9934";
    const response = await api.call("post", "/v1/rollovers").send(body).expect(201);
    await api.call("get", `/v1/rollovers/${response.body.id}`).expect(200);
    await api.call("post", "/v1/rollovers").send(body).expect(409);
    for (const number of ["Zq7-SOURCE-5512", "Zq7SOURCE5512", "Zq7 DESTIN 9934", "Zq7DESTIN9934"]) {
      expect(response.text.toLowerCase()).not.toContain(number.toLowerCase());
      expect(readLog().toLowerCase()).not.toContain(number.toLowerCase());
      expect(await findTablesWith(api, number)).toEqual([]);
    }
    // Proves that both searches work: they find the stored mask and the logged route.
    expect(await findTablesWith(api, "****5512")).toEqual(["rollover_answers", "rollovers"]);
    expect(readLog()).toContain('"route":"/v1/rollovers/{id}"');

    const row = await api.db.prisma.rollover.findUniqueOrThrow({ where: { id: response.body.id } });
    for (const side of ["source", "destination"] as const) {
      const encryptionContext = { table: "rollovers", column: `${side}_account_number`, rowId: row.id };
      expect(TEST_CIPHER.decrypt(row[`${side}AccountNumberCiphertext`], encryptionContext)).toBe(
        body[side].accountNumber,
      );
      expect(row[`${side}AccountNumberIndex`]).toMatch(/^[0-9a-f]{64}$/);
    }
  });

  it.each([
    { number: "4010", mask: "****10" },
    { number: "40101", mask: "****01" },
    { number: "401012", mask: "****012" },
    { number: "4010 1234", mask: "****1234" },
    { number: "a-b-c-d", mask: "****CD" },
  ])("201 masks $number as $mask, showing no more than half of it", async ({ number, mask }) => {
    const body = await buildBody();
    body.source.accountNumber = number;
    const { body: rollover } = await api.call("post", "/v1/rollovers").send(body).expect(201);
    expect(rollover.source.accountNumberMask).toBe(mask);
  });

  it.each(["0.01", "1.00", "999999999999.99"])("201 keeps the amount %s to the cent", async (requested) => {
    const body = { ...(await buildBody()), amount: { kind: "partial", requested } };
    const { body: rollover } = await api.call("post", "/v1/rollovers").send(body).expect(201);
    const expected = { kind: "partial", requested, currency: "USD" };
    expect(rollover.amount).toEqual(expected);
    expect((await api.call("get", `/v1/rollovers/${rollover.id}`)).body.amount).toEqual(expected);
  });
});
