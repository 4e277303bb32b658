import { createHash } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import { CREDENTIAL_SCOPES } from "@svc/keys";
import { buildKey } from "@svc/testing";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { countRows, findTablesWith } from "../table-contents.ts";
import { createKeyCalls, KEY_INPUT } from "./key-calls.ts";
import { callAs } from "./member-calls.ts";
import { signInAs } from "./sign-in-as.ts";

describe("POST /portal/api/keys", () => {
  const api = useTestApi();
  const live = useTestApi({ environment: "live", env: { TRUSTED_PROXIES: "127.0.0.1" } });

  it("201 creates a working key, shows it once, stores it nowhere, and records its creator", async () => {
    const person = await signInAs(api, "developer", { name: "Grace Sample" });
    const keys = createKeyCalls(api, person);
    const expiresAt = "2999-01-01T00:00:00.000Z";
    const created = await keys.create({ ...KEY_INPUT, rateLimitPerMinute: 90, expiresAt }).expect(201);
    const { key, ...apiKey } = created.body.apiKey;
    const headers = { "cache-control": "no-store", etag: '"1"', location: `/portal/api/keys/${apiKey.id}` };
    expect(created.headers).toMatchObject(headers);
    expect(apiKey).toMatchObject({
      ...KEY_INPUT,
      status: "expiring",
      rateLimitPerMinute: 90,
      expiresAt,
      createdBy: { id: person.userId, name: "Grace Sample" },
      version: 1,
    });
    const used = await api.call("get", "/v1/rollovers", key).expect(200);
    expect(used.headers["ratelimit-policy"]).toContain("q=90");
    expectProblem(await api.call("get", "/v1/events", key), "insufficient_scope");
    expect(await findTablesWith(api, key)).toEqual([]);
    const [audit] = await api.db.prisma.auditEntry.findMany({ where: { targetId: apiKey.id } });
    expect(audit).toMatchObject({
      action: "api_key.created",
      actorType: "member",
      actorId: person.memberId,
      organizationId: person.organizationId,
      requestId: created.headers["x-request-id"],
      data: { type: "ak", name: KEY_INPUT.name, scopes: KEY_INPUT.scopes, ipAllowlist: [] },
    });
    const rotatable = (await keys.create({ ...KEY_INPUT, scopes: ["keys:rotate"] })).body.apiKey.key;
    const { body: rotated } = await api.call("post", "/v1/api-keys/rotate", rotatable);
    expect((await keys.get(rotated.apiKey.id)).body.createdBy).toEqual(apiKey.createdBy);
  });

  it("201 replays a repeated request without the key", async () => {
    const keys = createKeyCalls(api, await signInAs(api, "owner"));
    const create = () => keys.create(KEY_INPUT).set("Idempotency-Key", "once");
    const first = await create().expect(201);
    const again = await create().expect(201);
    expect(again.headers["idempotency-replayed"]).toBe("true");
    expect(again.body).toEqual({ ...first.body, apiKey: { ...first.body.apiKey, key: null } });
    expect((await keys.list()).body.data).toHaveLength(1);
    expect(await findTablesWith(api, first.body.apiKey.key)).toEqual([]);
    const reused = await keys.create({ ...KEY_INPUT, name: "x" }).set("Idempotency-Key", "once");
    expectProblem(reused, "idempotency_key_reused");
  });

  it("201 gives widget keys their type's scopes; 422 rejects other scopes and invalid fields", async () => {
    const keys = createKeyCalls(api, await signInAs(api, "developer"));
    for (const type of ["pk", "sk"] as const) {
      const { body } = await keys.create({ type, name: type }).expect(201);
      expect(body.apiKey.scopes).toEqual(CREDENTIAL_SCOPES[type]);
    }
    const invalidBodies = [
      [{ type: "sk", name: "x", scopes: ["rollovers:read"] }, ["#/scopes"]],
      [{ type: "ak", name: "x", scopes: ["widget:sessions"] }, ["#/scopes"]],
      [{ type: "ak", name: "x", scopes: ["keys:manage"] }, ["#/scopes"]],
      [{ type: "ak", name: "x", scopes: [] }, ["#/scopes"]],
      [{ type: "ak", name: "x" }, ["#/scopes"]],
      [{ type: "admin", name: "" }, ["#/name", "#/type"]],
      [
        { ...KEY_INPUT, rateLimitPerMinute: 0, expiresAt: "yesterday", extra: 1 },
        ["#/expiresAt", "#/extra", "#/rateLimitPerMinute"],
      ],
      [
        { ...KEY_INPUT, ipAllowlist: ["203.0.113.7"], expiresAt: "2001-01-01T00:00:00Z" },
        ["#/expiresAt", "#/ipAllowlist"],
      ],
      [{ ...KEY_INPUT, name: "x".repeat(101) }, ["#/name"]],
      [{ ...KEY_INPUT, scopes: ["__proto__", 7, null] }, ["#/scopes/1", "#/scopes/2"]],
    ] as const;
    const before = await countRows(api);
    for (const [body, pointers] of invalidBodies) {
      expect(expectIssues(await keys.create(body), "validation_failed").sort()).toEqual([...pointers].sort());
    }
    expect(await countRows(api)).toEqual(before);
  });

  it("403 rejects scopes that the creator lacks, and roles that can't manage keys", async () => {
    const before = await live.db.prisma.apiKey.count();
    const developer = createKeyCalls(live, await signInAs(live, "developer"));
    const rejection = await developer.create({
      ...KEY_INPUT,
      scopes: ["rollovers:read", "rollovers:reveal"],
    });
    expect(expectProblem(rejection, "insufficient_scope").detail).toContain("rollovers:reveal");
    for (const role of ["operations", "viewer"] as const) {
      const keys = createKeyCalls(live, await signInAs(live, role));
      expectProblem(await keys.create(KEY_INPUT), "insufficient_scope");
      await keys.list().expect(200);
    }
    expect(await live.db.prisma.apiKey.count()).toBe(before);
    await developer.create(KEY_INPUT).expect(201);
    await createKeyCalls(live, await signInAs(live, "owner"))
      .create({ ...KEY_INPUT, scopes: CREDENTIAL_SCOPES.ak.filter((scope) => scope !== "sandbox:write") })
      .expect(201);
  });

  it("409 enforces the limit on active keys under concurrency; revoked keys do not count", async () => {
    const person = await signInAs(api, "owner");
    const buildRow = (index: number, revokedAt: Date | null) => ({
      id: `key_${index}`.padEnd(30, `${person.userId}`),
      organizationId: person.organizationId ?? "",
      environment: "test",
      type: "pk",
      name: "x",
      keyHash: createHash("sha256").update(`${person.userId} ${index}`).digest("hex"),
      pepperId: "p1",
      prefix: "abcd",
      last4: "wxyz",
      scopes: [],
      ipAllowlist: [],
      createdAt: new Date(0),
      revokedAt,
    });
    const maxActiveKeys = 1_000;
    const revokedCount = 12;
    const rows = Array.from({ length: revokedCount + maxActiveKeys - 2 }, (_, index) =>
      buildRow(index, index < revokedCount ? new Date(0) : null),
    );
    await api.db.prisma.apiKey.createMany({ data: rows });
    const responses = await Promise.all(
      [1, 2, 3, 4].map(() => createKeyCalls(api, person).create(KEY_INPUT)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    for (const response of responses.filter(({ status }) => status === 409))
      expectProblem(response, "limit_exceeded");
  });

  it("409 without the second person's approval that the organization requires for a live key, 201 with it", async () => {
    const requester = await signInAs(live, "owner");
    const organizationId = requester.organizationId ?? "";
    const approver = await signInAs(live, "admin", { organizationId });
    const where = { id: organizationId };
    await live.db.prisma.organization.update({ where, data: { secondPerson: ["create_live_key"] } });
    const keys = createKeyCalls(live, requester);
    const body = { ...KEY_INPUT, ipAllowlist: ["8.8.8.8/24"], expiresAt: "2999-01-01T00:00:00Z" };
    expectProblem(await keys.create(body), "second_person_required");
    const existingKey = await buildKey(live, "ak", { organizationId, scopes: ["rollovers:read"] });
    expectProblem(await keys.rotate(existingKey.id), "second_person_required");
    const approve = async (params: object, action = "create_live_key") => {
      const path = "/v1/approvals";
      const approval = await callAs(live, requester, "post", path).send({ action, params }).expect(201);
      await callAs(live, approver, "post", `${path}/${approval.body.id}/confirm`).expect(200);
    };
    await approve(body);
    expectProblem(await keys.create({ ...body, name: "Another" }), "second_person_required");
    await keys.create(body).expect(201);
    expectProblem(await keys.create(body), "second_person_required");
    // An approval to create an identical key does not cover a rotation.
    await approve({ type: "ak", name: "Test ak", scopes: ["rollovers:read"] });
    expectProblem(await keys.rotate(existingKey.id), "second_person_required");
    await approve({ keyId: existingKey.id }, "rotate_live_key");
    await keys.rotate(existingKey.id).expect(201);
  });

  it("201 reports whether a live key's allowlist admits its creator, and warns about its entries", async () => {
    const keys = createKeyCalls(live, await signInAs(live, "admin"));
    const callerAddress = "8.8.4.4";
    const createKey = (ipAllowlist: string[]) => {
      const call = keys.create({ ...KEY_INPUT, ipAllowlist });
      return call.set("X-Forwarded-For", callerAddress).expect(201);
    };
    const { body: unrestricted } = await createKey(["0.0.0.0/0"]);
    const everywhere = { callerAddress, isCallerAllowed: true, warnings: [{ code: "everywhere" }] };
    expect(unrestricted.allowlist).toMatchObject(everywhere);
    const { body: restricted } = await createKey(["8.8.8.8/24", "2001:4860:4860:0::8888"]);
    expect(restricted.apiKey.ipAllowlist).toEqual(["8.8.8.0/24", "2001:4860:4860::8888"]);
    const excluded = { isCallerAllowed: false, warnings: [{ code: "own_address_excluded" }] };
    expect(restricted.allowlist).toMatchObject(excluded);
    const call = (key: string, address: string) =>
      live.call("get", "/v1/rollovers", key).set("X-Forwarded-For", address);
    expectProblem(await call(restricted.apiKey.key, callerAddress), "ip_not_allowed");
    await call(restricted.apiKey.key, "8.8.8.200").expect(200);
    const publicKey = await keys.create({ type: "pk", name: "x", ipAllowlist: ["8.8.8.8"] });
    expect(expectIssues(publicKey, "validation_failed")).toEqual(["#/ipAllowlist"]);
    const checked = await keys
      .checkAllowlist(["8.8.4.4/30", "8.8.4.4"])
      .set("X-Forwarded-For", callerAddress)
      .expect(200);
    expect(checked.body).toMatchObject({
      entries: ["8.8.4.4/30", "8.8.4.4"],
      isCallerAllowed: true,
      warnings: [{ code: "redundant" }],
    });
    const invalid = await keys.checkAllowlist(["8.8.8.8", "nowhere"]);
    expect(expectIssues(invalid, "validation_failed")).toEqual(["#/ipAllowlist/1"]);
  });
});
