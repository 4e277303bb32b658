import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { useResource } from "@svc/testing";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { startTestWidgetAuth } from "../start-test-widget-auth.ts";
import { countRows } from "../stored-records.ts";

const PATH = "/api/widget/create-account";
const ADA = {
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.com",
  phone: "+14155550178",
  dateOfBirth: "1955-12-10",
  ssnLast4: "6789",
  address: { line1: "1 Main Street", city: "Springfield", postalCode: "62704", country: "US" },
  metadata: { crm: "42" },
};

// An attacker with a session and the victim's personal data tries to reach the victim's account.
describe("Another participant's account", () => {
  const widget = useResource(startTestWidgetAuth);
  let victim: { id: string; sessionId: string; token: string };
  let malloryToken: string;
  let anonymousToken: string;
  beforeAll(async () => {
    const { token, sessionId } = await widget.openSession({ externalUserId: "victim" });
    const { body } = await widget.call("post", PATH, token).send(ADA).expect(201);
    victim = { id: body.account.id, sessionId, token };
  });
  beforeEach(async () => {
    // Each test has a new participant. Any unique text works as its external user ID.
    ({ token: malloryToken } = await widget.openSession({ externalUserId: newId("evt") }));
    ({ token: anonymousToken } = await widget.openSession());
  });

  it("cannot be reached with any one of its details, nor with all of them", async () => {
    const parts = Object.entries(ADA).map(([name, value]) => ({ [name]: value }));
    for (const part of [...parts, ADA]) {
      const { token } = await widget.openSession();
      const body = { firstName: "Mallory", email: "m@example.com", ...part };
      const response = await widget.call("post", PATH, token).send(body).expect(201);
      expect(response.body.account.id).not.toBe(victim.id);
    }
  });

  it("cannot be reached by naming it, its session or its participant in a field", async () => {
    const hints = {
      id: victim.id,
      accountId: victim.id,
      account: { id: victim.id },
      externalUserId: "victim",
      sessionId: victim.sessionId,
      session: { externalUserId: "victim" },
      createdBySessionId: victim.sessionId,
      organizationId: widget.sk.organizationId,
      claim: { by: "integrator", mayRead: true },
      constructor: { externalId: "victim" },
    };
    const before = await countRows(widget);
    for (const [name, value] of Object.entries(hints)) {
      for (const token of [malloryToken, anonymousToken]) {
        const response = await widget.call("post", PATH, token).send({ ...ADA, [name]: value });
        expect(expectIssues(response, "validation_failed")).toEqual([`#/${name}`]);
        expect(response.text).not.toContain(victim.id);
      }
    }
    expect(await countRows(widget)).toEqual(before);
  });

  it.each([
    "victim",
    " victim ",
    "victim\u0000",
    "Victim",
    "victim%00",
    ["victim"],
    { in: ["victim"] },
    0,
    null,
    true,
  ])("cannot be reached with the externalId %j", async (externalId) => {
    const before = await countRows(widget);
    for (const token of [malloryToken, anonymousToken]) {
      const response = await widget.call("post", PATH, token).send({ ...ADA, externalId });
      expect([403, 422]).toContain(response.status);
      expect(response.text).not.toContain(victim.id);
    }
    expect(await countRows(widget)).toEqual(before);
  });

  it("cannot be reached with two externalIds in one body, or with a field name in another case", async () => {
    const before = await countRows(widget);
    const send = (text: string) =>
      widget.call("post", PATH, anonymousToken).set("Content-Type", "application/json").send(text);
    const otherFields = JSON.stringify(ADA).slice(1);
    expectProblem(await send(`{"externalId":"x","externalId":"victim",${otherFields}`), "malformed_json");
    expect(expectIssues(await send(`{"ExternalId":"victim",${otherFields}`), "validation_failed")).toEqual([
      "#/ExternalId",
    ]);
    expect(await countRows(widget)).toEqual(before);
  });

  it("cannot be reached with a query parameter, a header or a cookie", async () => {
    for (const name of ["externalId", "accountId", "sessionId", "externalUserId"]) {
      const response = await widget.call("post", `${PATH}?${name}=victim`, anonymousToken).send(ADA);
      expect(expectIssues(response, "unknown_parameter")).toEqual([name]);
    }
    const response = await widget
      .call("post", PATH, anonymousToken)
      .set("X-External-User-Id", "victim")
      .set("X-Session-Id", victim.sessionId)
      .set("X-Account-Id", victim.id)
      .set("X-HTTP-Method-Override", "GET")
      .set("Cookie", `session=${victim.token}; sessionToken=${victim.token}`)
      .send(ADA)
      .expect(201);
    expect(response.body.account.id).not.toBe(victim.id);
    expectProblem(
      await widget.call("post", PATH, anonymousToken).set("X-API-Key", victim.token).send(ADA),
      "ambiguous_credentials",
    );
  });

  it("is not replayed to another session by its Idempotency-Key", async () => {
    await widget.call("post", PATH, victim.token).set("Idempotency-Key", "k").send(ADA).expect(200);
    const response = await widget
      .call("post", PATH, anonymousToken)
      .set("Idempotency-Key", "k")
      .send(ADA)
      .expect(201);
    expect(response.body.account.id).not.toBe(victim.id);
    expect(response.headers["idempotency-replayed"]).toBeUndefined();
  });

  it("is not found by a session that requests other paths", async () => {
    for (const path of [
      `${PATH}/${victim.id}`,
      `/api/widget/accounts/${victim.id}`,
      `/v1/accounts/${victim.id}`,
    ])
      expectProblem(await widget.call("get", path, malloryToken), "not_found");
  });
});
