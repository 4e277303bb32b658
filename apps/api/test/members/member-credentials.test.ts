import { describe, expect, it } from "@jest/globals";
import { buildKey, buildOrganization, buildRolloverBody } from "@svc/testing";
import { callAs } from "../portal/member-calls.ts";
import { signInAs } from "../portal/sign-in-as.ts";
import { useTestApi } from "../start-test-api.ts";

const api = useTestApi();
const PERSON = { firstName: "Ada", lastName: "Sample", email: "ada@example.com" };
const problemWithCode = (code: string) => expect.objectContaining({ code });

describe("Signed-in user", () => {
  it("calls the same routes as keys, in their own organization only", async () => {
    const { headers, organizationId } = await signInAs(api, "viewer");
    const organizationKey = await buildKey(api, "ak", { organizationId: organizationId ?? "" });
    const account = await api
      .call("post", "/v1/accounts", organizationKey.key)
      .send({ externalId: "a-1", ...PERSON });
    const readWithoutOrganization = await callAs(
      api,
      { headers, organizationId: null },
      "get",
      `/v1/accounts/${account.body.account.id}`,
    );
    expect(readWithoutOrganization.status).toBe(200);
    expect(readWithoutOrganization.headers["cache-control"]).toBe("no-store");
    const outsider = await signInAs(api, "owner");
    expect((await callAs(api, outsider, "get", `/v1/accounts/${account.body.account.id}`)).status).toBe(404);
  });

  it("is recorded as the actor in timelines and in the audit log", async () => {
    const person = await signInAs(api, "operations");
    const created = await callAs(api, person, "post", "/v1/accounts").send({ externalId: "a-2", ...PERSON });
    expect(created.status).toBe(201);
    const rolloverBody = await buildRolloverBody(api, created.body.account.id);
    const rollover = await callAs(api, person, "post", "/v1/rollovers").send(rolloverBody).expect(201);
    const path = `/v1/rollovers/${rollover.body.id}`;
    const action = { action: "cancel", params: { reason: "Typed wrong." } };
    await callAs(api, person, "post", `${path}/actions`).send(action).expect(200);
    const timeline = await callAs(api, person, "get", `${path}/timeline`).expect(200);
    const actor = { type: "member", id: person.memberId };
    expect(timeline.body.data).toMatchObject([{ actor }, { actor, action: "cancel" }]);
    const erased = await callAs(api, person, "delete", `/v1/accounts/${created.body.account.id}`);
    expect(erased.status).toBe(200);
    const rows = await api.db.prisma.auditEntry.findMany({
      where: { organizationId: person.organizationId },
    });
    expect(rows).toEqual([
      expect.objectContaining({ actorType: "member", actorId: person.memberId, action: "account.erased" }),
    ]);
  });

  it("must name the organization if they have several, and can name only their own", async () => {
    const first = await signInAs(api, "viewer");
    const second = await signInAs(api, "owner", { userId: first.userId });
    const unnamed = await callAs(api, { ...first, organizationId: null }, "get", "/v1/rollovers");
    expect([unnamed.status, unnamed.body.code]).toEqual([400, "organization_required"]);
    for (const organizationId of [first.organizationId, second.organizationId]) {
      expect((await callAs(api, { ...first, organizationId }, "get", "/v1/rollovers")).status).toBe(200);
    }
    const otherOrganizationId = await buildOrganization(api);
    for (const organizationId of [otherOrganizationId, "org_01h2xcejqtf2nbrexx3vqjhp41", "x", "'"]) {
      const response = await callAs(api, { ...first, organizationId }, "get", "/v1/rollovers");
      expect([response.status, response.body.code]).toEqual([404, "not_found"]);
    }
  });

  it("can act in any organization as institution staff, and must name it", async () => {
    const staff = await signInAs(api, "platform");
    const organizationId = await buildOrganization(api);
    expect((await callAs(api, { ...staff, organizationId }, "get", "/v1/rollovers")).status).toBe(200);
    expect((await callAs(api, staff, "get", "/v1/rollovers")).body).toEqual(
      problemWithCode("organization_required"),
    );
  });

  it("loses access with the session, the membership or the role", async () => {
    const person = await signInAs(api, "owner");
    const { prisma } = api.db;
    await prisma.member.update({ where: { id: person.memberId }, data: { role: "viewer" } });
    expect((await callAs(api, person, "post", "/v1/accounts").send({})).body).toEqual(
      problemWithCode("insufficient_scope"),
    );
    await prisma.member.update({ where: { id: person.memberId }, data: { removedAt: new Date() } });
    expect((await callAs(api, person, "get", "/v1/rollovers")).status).toBe(404);
    const unnamed = await callAs(api, { ...person, organizationId: null }, "get", "/v1/rollovers");
    expect([unnamed.status, unnamed.body.code]).toEqual([401, "sign_in_required"]);
    await prisma.portalSession.delete({ where: { id: person.sessionId } });
    expect((await callAs(api, person, "get", "/portal/api/session")).body).toEqual(
      problemWithCode("sign_in_required"),
    );
  });

  it("is rejected where only a key is accepted", async () => {
    const person = await signInAs(api, "owner");
    for (const path of ["/v1/api-keys/current", "/graphql?query={__typename}"]) {
      const response = await api.call("get", path, null).set(person.headers);
      expect([response.status, response.body.code]).toEqual([401, "missing_credentials"]);
    }
  });

  it("is ignored if the request also has a key", async () => {
    const person = await signInAs(api, "owner");
    const { body } = await api.call("get", "/v1/api-keys/current").set("Cookie", person.headers.Cookie);
    expect(body.id).toBe(api.ak.id);
    const invalid = await callAs(api, person, "get", "/v1/rollovers").set(
      "Authorization",
      "Bearer svc_test_ak_no",
    );
    expect([invalid.status, invalid.body.code]).toEqual([401, "invalid_api_key"]);
  });
});

describe("Portal session", () => {
  it("names the signed-in user and the organizations where they can act", async () => {
    const person = await signInAs(api, "viewer", { name: "Ada Sample" });
    const second = await signInAs(api, "owner", { userId: person.userId });
    const { status, body, headers } = await callAs(api, person, "get", "/portal/api/session");
    expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(body).toMatchObject({
      environment: "test",
      user: { id: person.userId, name: "Ada Sample", email: person.email },
      memberships: [
        { memberId: person.memberId, organizationId: person.organizationId, role: "viewer" },
        { memberId: second.memberId, organizationId: second.organizationId, role: "owner" },
      ],
      platform: null,
    });
    expect(body.memberships[0].scopes).not.toContain("members:write");
  });

  it("shows that staff can act everywhere", async () => {
    const staff = await signInAs(api, "platform");
    const { body } = await callAs(api, staff, "get", "/portal/api/session");
    expect(body).toMatchObject({ memberships: [], platform: { memberId: staff.memberId } });
    expect(body.platform.scopes).toContain("organizations:manage");
  });

  it("lets only staff find organizations, by name or ID", async () => {
    const staff = await signInAs(api, "platform");
    const id = await buildOrganization(api, { name: "Zebra %_ Trust" });
    const find = (q: string) =>
      callAs(api, staff, "get", `/portal/api/organizations?q=${encodeURIComponent(q)}`);
    for (const q of ["zebra %_", id, " ZEBRA "]) {
      expect((await find(q)).body.data).toEqual([{ id, name: "Zebra %_ Trust" }]);
    }
    for (const q of ["zebra__", "' OR true --"]) expect((await find(q)).body.data).toEqual([]);
    expect((await find("x".repeat(101))).body).toEqual(problemWithCode("invalid_request"));
    expect((await callAs(api, staff, "get", "/portal/api/organizations?limit=1")).body).toEqual(
      problemWithCode("unknown_parameter"),
    );
    const owner = await signInAs(api, "owner");
    expect((await callAs(api, owner, "get", "/portal/api/organizations")).body).toEqual(
      problemWithCode("insufficient_scope"),
    );
  });
});

describe("Requests of a signed-in user", () => {
  type Allowed = "nothing" | "only reads" | "reads and writes";
  const EVIL = "https://evil.example";
  const SAME_SITE = { "Sec-Fetch-Site": "same-site", Origin: "https://evil.portal.example" };
  /** Headers that differ from those of the portal's own page. Empty headers are not sent. */
  const SENDERS: [sender: string, allowed: Allowed, changedHeaders: Record<string, string>][] = [
    ["the portal's own page", "reads and writes", {}],
    ["the portal's own page without an Origin header", "only reads", { Origin: "" }],
    ["another site", "nothing", { "Sec-Fetch-Site": "cross-site", Origin: EVIL }],
    ["another site without an Origin header", "nothing", { "Sec-Fetch-Site": "cross-site", Origin: "" }],
    ["another host of the same site", "nothing", SAME_SITE],
    ["a typed URL", "nothing", { "Sec-Fetch-Site": "none", Origin: "" }],
    ["a sandboxed frame", "nothing", { Origin: "null" }],
    ["another site's page in an old browser", "nothing", { "Sec-Fetch-Site": "", Origin: EVIL }],
    ["the portal's own page in an old browser", "reads and writes", { "Sec-Fetch-Site": "" }],
    ["a client that sends neither header", "only reads", { "Sec-Fetch-Site": "", Origin: "" }],
  ];

  it.each(SENDERS)("from %s: %s allowed", async (_sender, allowed, changedHeaders) => {
    const person = await signInAs(api, "operations");
    const headers = Object.fromEntries(
      Object.entries({ ...person.headers, ...changedHeaders }).filter(([, value]) => value !== ""),
    ) as typeof person.headers;
    const forged = { ...person, headers };
    const read = await callAs(api, forged, "get", "/v1/rollovers");
    const write = await callAs(api, forged, "post", "/v1/accounts").send({ externalId: "forged", ...PERSON });
    const refused = [403, "origin_not_allowed"];
    expect([read.status, read.body.code]).toEqual(allowed === "nothing" ? refused : [200, undefined]);
    const canWrite = allowed === "reads and writes";
    expect([write.status, write.body.code]).toEqual(canWrite ? [201, undefined] : refused);
  });
});
