import { describe, expect, it } from "@jest/globals";
import { buildAccount, buildKey, buildRolloverBody, HOSTILE_TEXTS } from "@svc/testing";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { callAs } from "../portal/member-calls.ts";
import { signInAs } from "../portal/sign-in-as.ts";
import { useTestApi } from "../start-test-api.ts";
import { countRows, findTablesWith } from "../table-contents.ts";

const PATH = "/v1/payment-details";

describe("Payment details", () => {
  const api = useTestApi();
  let planCount = 0;
  const callback = { phone: "202-555-0133", phoneSource: "Statement", spokeWith: "Kim Example" };
  const wire = {
    bankName: "First Example Bank",
    routingNumber: "110000000",
    beneficiary: "Acme Trust",
    accountNumber: "000987654321",
  };
  const post = (path: string, body: object = {}) => api.call("post", path).send(body);
  const createPlan = async () => {
    planCount += 1;
    const planNumber = String(planCount).padStart(3, "0");
    const body = { ein: "123456789", planNumber, name: "Acme", accountType: "qualified_plan" };
    return (await post("/v1/plans", body).expect(201)).body.id;
  };
  const add = async (body: object) =>
    (await post(PATH, { payee: "Acme FBO {participant}", wire, source: "Letter", ...body }).expect(201)).body;
  const signIn = () => signInAs(api, "operations", { organizationId: api.ak.organizationId });
  const confirm = async (id: string, more: object = {}) =>
    callAs(api, await signIn(), "post", `${PATH}/${id}/confirm`).send({ ...callback, ...more });
  const buildRollover = async (planId: string) => {
    const { id: accountId } = await buildAccount(api, api.ak.organizationId);
    const body = await buildRolloverBody(api, accountId);
    const destination = { ...body.destination, accountType: "qualified_plan", planId };
    return (await post("/v1/rollovers", { ...body, deliveryMethod: "wire", destination }).expect(201)).body
      .id;
  };
  const readPayment = async (id: string) =>
    (await api.call("get", `/v1/rollovers/${id}/instructions`).expect(200)).body.payment;

  it("appear in instructions only after a call-back by a second person", async () => {
    const planId = await createPlan();
    const rolloverId = await buildRollover(planId);
    const before = await readPayment(rolloverId);
    const details = await add({ planId, contactPhone: "(202) 555-0122" });
    expect(details).toMatchObject({
      status: "unconfirmed",
      wire: { accountNumberMask: "****4321" },
      callback: null,
    });
    expect(await readPayment(rolloverId)).toEqual(before);
    expect(await findTablesWith(api, "000987654321")).toEqual([]);
    const confirmed = (await confirm(details.id)).body;
    expect(confirmed).toMatchObject({
      status: "confirmed",
      decidedBy: { type: "member" },
      callback: { phone: "202-555-0133", phoneSource: "Statement", spokeWith: "Kim Example" },
    });
    expect(JSON.stringify(confirmed)).not.toContain("000987654321");
    const payment = await readPayment(rolloverId);
    expect(payment.payee).toMatch(/^Acme FBO /);
    expect(payment.wire).toMatchObject({ accountNumber: "000987654321", beneficiary: "Acme Trust" });
    await post(`${PATH}/${details.id}/reject`, { reason: "Fraud." }).expect(200);
    expect(await readPayment(rolloverId)).toEqual(before);
  });

  it("cannot be confirmed by an API key, by their author, or at the number that came with them", async () => {
    const planId = await createPlan();
    const details = await add({ planId, contactPhone: "+1 (202) 555-0122" });
    expectProblem(await post(`${PATH}/${details.id}/confirm`, callback), "person_required");
    const author = await signIn();
    const body = { planId, payee: "Acme FBO {participant}", wire, source: "Letter" };
    const own = (await callAs(api, author, "post", PATH).send(body).expect(201)).body;
    const refused = await callAs(api, author, "post", `${PATH}/${own.id}/confirm`).send(callback);
    expectProblem(refused, "wrong_person");
    for (const phone of ["202-555-0122", "12025550122", "(202) 555 0122"]) {
      const response = await confirm(details.id, { phone });
      expect(expectIssues(response, "validation_failed")).toEqual(["#/phone"]);
    }
    const viewer = await signInAs(api, "viewer", { organizationId: api.ak.organizationId });
    const forbidden = await callAs(api, viewer, "post", `${PATH}/${details.id}/confirm`).send(callback);
    expectProblem(forbidden, "insufficient_scope");
    const after = (await api.call("get", `${PATH}/${details.id}`).expect(200)).body;
    expect(after).toEqual(details);
  });

  it("replace earlier confirmed details; of two simultaneous confirmations, one succeeds", async () => {
    const planId = await createPlan();
    const [first, second] = [await add({ planId }), await add({ planId })];
    expect((await confirm(first.id)).status).toBe(200);
    const responses = await Promise.all([confirm(second.id), confirm(second.id)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { data } = (await api.call("get", PATH).query({ planId }).expect(200)).body;
    expect(data.map(({ status }: { status: string }) => status)).toEqual(["confirmed", "superseded"]);
    const listed = (await api.call("get", PATH).query({ planId, status: "confirmed" })).body.data;
    expect(listed.map(({ id }: { id: string }) => id)).toEqual([second.id]);
    expectProblem(await post(`${PATH}/${first.id}/reject`, { reason: "Old." }), "invalid_transition");
  });

  it("make a pending approval outdated if they are confirmed after it was requested", async () => {
    const planId = await createPlan();
    const rolloverId = await buildRollover(planId);
    const approval = (await post("/v1/approvals", { action: "reveal", rolloverId }).expect(201)).body;
    expect((await confirm((await add({ planId })).id)).status).toBe(200);
    const { changes } = (await api.call("get", `/v1/approvals/${approval.id}`).expect(200)).body;
    expect(changes).toEqual(["destination.paymentDetailsId"]);
    const decided = await callAs(api, await signIn(), "post", `/v1/approvals/${approval.id}/confirm`).send(
      {},
    );
    expectProblem(decided, "approval_outdated");
  });

  it("belong to one organization", async () => {
    const details = await add({ planId: await createPlan() });
    const other = await buildKey(api, "ak");
    expectProblem(await api.call("get", `${PATH}/${details.id}`, other.key), "not_found");
    const reject = api.call("post", `${PATH}/${details.id}/reject`, other.key).send({ reason: "No." });
    expectProblem(await reject, "not_found");
    const member = await signInAs(api, "owner", { organizationId: other.organizationId });
    const response = await callAs(api, member, "post", `${PATH}/${details.id}/confirm`).send(callback);
    expectProblem(response, "not_found");
    expect((await api.call("get", PATH, other.key).expect(200)).body.data).toEqual([]);
  });

  it("reject invalid input and change nothing", async () => {
    const planId = await createPlan();
    const before = await countRows(api);
    const body = { planId, payee: "Acme FBO {participant}", wire, source: "Letter" };
    const reject = async (more: object) =>
      expectIssues(await post(PATH, { ...body, ...more }), "validation_failed");
    expect(await reject({ payee: "Acme" })).toEqual(["#/payee"]);
    expect(await reject({ payee: "{secret} {participant}" })).toEqual(["#/payee"]);
    expect(await reject({ wire: undefined })).toEqual(["#/checkAddress"]);
    expect(await reject({ wire: { ...wire, routingNumber: "110000001" } })).toEqual(["#/wire/routingNumber"]);
    expect(await reject({ wire: { ...wire, accountNumber: "1" } })).toEqual(["#/wire/accountNumber"]);
    expect(await reject({ dtcNumber: "12" })).toEqual(["#/dtcNumber"]);
    expect(await reject({ planId: undefined })).toEqual(["#/planId"]);
    for (const text of HOSTILE_TEXTS) {
      const { status } = await post(PATH, { ...body, dtcNumber: text });
      expect([400, 422]).toContain(status);
    }
    expect(await countRows(api)).toEqual(before);
  });
});
