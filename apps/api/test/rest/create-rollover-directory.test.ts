import { beforeAll, describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { buildAccount, buildRolloverBody, findCustodianId } from "@svc/testing";
import { readApiConfig, startApi } from "../../src/index.ts";
import { expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";

describe("Rollovers that contradict the custodian directory", () => {
  const api = useTestApi();
  let verifiedId: string;
  let unverifiedId: string;
  let accountId: string;
  beforeAll(async () => {
    // Insert before the first request, because the API loads the directory then.
    [verifiedId, unverifiedId] = await Promise.all([
      insertCustodian({ slug: "confirmed", verified: true }),
      insertCustodian({ slug: "assumed", verified: false }),
    ]);
    accountId = (await buildAccount(api, api.ak.organizationId)).id;
  });

  /** Inserts a custodian that holds only Roth IRAs. */
  async function insertCustodian(entry: { slug: string; verified: boolean }): Promise<string> {
    const id = newId("cus");
    const {
      receiving: _,
      aliasFacts: __,
      ...template
    } = await api.db.prisma.custodian.findUniqueOrThrow({ where: { slug: "test-manual" } });
    await api.db.prisma.custodian.create({
      data: {
        ...template,
        requirements: template.requirements ?? {},
        supportedAccountTypes: ["roth_ira"],
        ...entry,
        id,
        name: entry.slug,
      },
    });
    return id;
  }

  async function buildBodyTo(destinationId: string) {
    const body = await buildRolloverBody(api, accountId);
    const manual = await findCustodianId(api, "test-manual");
    return {
      ...body,
      source: { ...body.source, custodianId: manual, accountNumber: `S-${newId("rol").slice(-20)}` },
      destination: { ...body.destination, custodianId: destinationId },
    };
  }
  const create = (body: object) => api.call("post", "/v1/rollovers").send(body);
  const act = (id: string, action: string, params: object = {}) =>
    api.call("post", `/v1/rollovers/${id}/actions`).send({ action, params });

  it("422 rejects a rollover that a verified entry contradicts, and names the rule", async () => {
    const before = await countRows(api);
    const response = await create(await buildBodyTo(verifiedId));
    expect(expectProblem(response, "rollover_not_permitted")).toMatchObject({
      rule: "custodian_account_type",
      rules: [
        {
          code: "custodian_account_type",
          result: "unmet",
          detail: "According to the directory, confirmed does not hold traditional_ira accounts.",
        },
      ],
    });
    expect(await countRows(api)).toEqual(before);
  });

  it("201 marks a rollover as needing review if an unverified entry contradicts it; it can be submitted and approved", async () => {
    const created = await create(await buildBodyTo(unverifiedId)).expect(201);
    expect(created.body.eligibility).toMatchObject({
      outcome: "needs_review",
      rules: [{ code: "custodian_account_type", result: "unknown" }],
    });
    const { id } = created.body;
    for (const [action, params] of [
      ["submit", { consentReference: "c-1" }],
      ["start_review", {}],
      ["approve", {}],
    ] as const)
      await act(id, action, params).expect(200);
  });

  it("422 rejects the submission if the contradicting entry was verified in the meantime", async () => {
    const created = await create(await buildBodyTo(unverifiedId)).expect(201);
    const where = { id: unverifiedId };
    await api.db.prisma.custodian.update({ where, data: { verified: true } });
    const secondApi = await startApi(readApiConfig(api.env));
    try {
      const response = await fetch(`${secondApi.url}/v1/rollovers/${created.body.id}/actions`, {
        method: "POST",
        headers: { Authorization: `Bearer ${api.ak.key}`, "Content-Type": "application/json" },
        body: JSON.stringify({ action: "submit", params: { consentReference: "c-2" } }),
      });
      expect(await response.json()).toMatchObject({ status: 422, rule: "custodian_account_type" });
    } finally {
      await secondApi.stop();
      await api.db.prisma.custodian.update({ where, data: { verified: false } });
    }
  });

  it("422 rejects a rollover into its own source account, both when it is created and when a draft is changed", async () => {
    const body = await buildBodyTo(unverifiedId);
    const side = { ...body.source, accountType: "traditional_ira" };
    const same = {
      ...body,
      type: "trustee_transfer",
      source: side,
      destination: { ...side, accountNumber: side.accountNumber.toLowerCase() },
    };
    const refused = await create(same);
    expect(expectProblem(refused, "rollover_not_permitted")).toMatchObject({ rule: "same_account" });
    const draft = await create({ ...same, destination: { ...side, accountNumber: "OTHER-1" } }).expect(201);
    const changed = await api
      .call("patch", `/v1/rollovers/${draft.body.id}`)
      .send({ destination: { accountNumber: side.accountNumber } });
    expect(expectProblem(changed, "rollover_not_permitted")).toMatchObject({ rule: "same_account" });
  });

  it("200 from /eligibility applies the same rules to named custodians; 404 for an unknown custodian", async () => {
    const checkEligibility = (destination: string) =>
      api.call("post", "/v1/rollovers/eligibility").send({
        type: "direct",
        source: { accountType: "qualified_plan" },
        destination: { accountType: "traditional_ira", custodianId: destination },
        deliveryMethod: "wire",
      });
    const prohibited = { outcome: "prohibited", rules: [{ code: "custodian_account_type" }] };
    expect((await checkEligibility(verifiedId).expect(200)).body).toMatchObject(prohibited);
    expectProblem(await checkEligibility(newId("cus")), "not_found");
  });
});
