import { beforeAll, describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { buildAccount, buildRolloverBody, findCustodianId } from "@svc/testing";
import { readApiConfig, startApi } from "../../src/index.ts";
import { expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";

describe("Rollovers that contradict the custodian directory", () => {
  const api = useTestApi();
  let verified: string;
  let unverified: string;
  let account: string;
  beforeAll(async () => {
    // The API loads the directory with the first request, so the entries must exist before.
    [verified, unverified] = await Promise.all([insertCustodian(true), insertCustodian(false)]);
    account = (await buildAccount(api, api.ak.organizationId)).id;
  });

  async function insertCustodian(isVerified: boolean): Promise<string> {
    const id = newId("cus");
    const {
      receiving: _,
      aliasFacts: __,
      ...template
    } = await api.db.prisma.custodian.findUniqueOrThrow({ where: { slug: "test-manual" } });
    const slug = isVerified ? "confirmed" : "assumed";
    await api.db.prisma.custodian.create({
      data: {
        ...template,
        requirements: template.requirements ?? {},
        supportedAccountTypes: ["roth_ira"],
        ...{ id, slug, name: slug, verified: isVerified },
      },
    });
    return id;
  }

  async function buildBodyTo(destination: string) {
    const body = await buildRolloverBody(api, account);
    const manual = await findCustodianId(api, "test-manual");
    return {
      ...body,
      source: { ...body.source, custodianId: manual, accountNumber: `S-${newId("rol").slice(-20)}` },
      destination: { ...body.destination, custodianId: destination },
    };
  }
  const create = (body: object) => api.call("post", "/v1/rollovers").send(body);
  const act = (id: string, action: string, params: object = {}) =>
    api.call("post", `/v1/rollovers/${id}/actions`).send({ action, params });

  it("422 rejects a rollover that a verified entry contradicts, and names the rule", async () => {
    const before = await countRows(api);
    const response = await create(await buildBodyTo(verified));
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

  it("201 creates a rollover that an unverified entry contradicts as needing review; it can be submitted and approved", async () => {
    const created = await create(await buildBodyTo(unverified)).expect(201);
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
    const created = await create(await buildBodyTo(unverified)).expect(201);
    const where = { id: unverified };
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

  it("422 rejects a rollover into its own source account, and a change of a draft to one", async () => {
    const body = await buildBodyTo(unverified);
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
    expect((await checkEligibility(verified).expect(200)).body).toMatchObject(prohibited);
    expectProblem(await checkEligibility(newId("cus")), "not_found");
  });
});
