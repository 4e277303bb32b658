import { describe, expect, it } from "@jest/globals";
import { createProofSigner, TestClock } from "@svc/testing";
import { expectProblem } from "../expect-problem.ts";
import { createKeyCalls } from "../portal/key-calls.ts";
import { callAs } from "../portal/member-calls.ts";
import { useTestApi } from "../start-test-api.ts";
import {
  createKey,
  decideApprovalAs,
  newUserId,
  requestApprovalAs,
  setSecondPersonActions,
  signInSecondPerson,
} from "./approval-calls.ts";

const SOON = "2039-01-01T00:00:00.000Z";
const LATER = "2040-01-01T00:00:00.000Z";
const ALLOWLIST = ["203.0.113.0/24", "2001:db8::/48"];
const RAISED_LIMIT = 9_000_000;

interface KeyChange {
  before?: object;
  change: object;
}

describe("Live key under two-person approval", () => {
  const base = useTestApi({ environment: "live", clock: new TestClock() });

  const WIDER: readonly KeyChange[] = [
    { before: { ipAllowlist: ALLOWLIST }, change: { ipAllowlist: [] } },
    { before: { ipAllowlist: ALLOWLIST }, change: { ipAllowlist: [...ALLOWLIST, "198.51.100.7"] } },
    { before: { ipAllowlist: ALLOWLIST }, change: { ipAllowlist: ["203.0.112.0/23"] } },
    { before: { ipAllowlist: ALLOWLIST }, change: { ipAllowlist: ["0.0.0.0/0"] } },
    { before: { ipAllowlist: ALLOWLIST }, change: { ipAllowlist: ["198.51.100.7"] } },
    { before: { expiresAt: new Date(SOON) }, change: { expiresAt: LATER } },
    { before: { expiresAt: new Date(SOON) }, change: { expiresAt: null } },
    { before: { rateLimitPerMinute: 60 }, change: { rateLimitPerMinute: 61 } },
    { before: { rateLimitPerMinute: 60 }, change: { rateLimitPerMinute: null } },
    { change: { rateLimitPerMinute: RAISED_LIMIT } },
    { before: { rateLimitPerMinute: 60 }, change: { name: "Also renamed", rateLimitPerMinute: 90 } },
  ];
  const NARROWER: readonly KeyChange[] = [
    { change: { name: "Renamed" } },
    { change: { ipAllowlist: ALLOWLIST } },
    { before: { ipAllowlist: ALLOWLIST }, change: { ipAllowlist: ALLOWLIST.toReversed() } },
    { before: { ipAllowlist: ALLOWLIST }, change: { ipAllowlist: ["203.0.113.7"] } },
    { before: { ipAllowlist: ALLOWLIST }, change: { ipAllowlist: ["203.0.113.128/25"] } },
    { change: { expiresAt: SOON } },
    { before: { expiresAt: new Date(LATER) }, change: { expiresAt: SOON } },
    { before: { rateLimitPerMinute: 60 }, change: { rateLimitPerMinute: 59 } },
    { change: { rateLimitPerMinute: 1 } },
  ];

  const createKeyWith = async (columns: object = {}) => {
    const { id } = await createKey(base, newUserId(), ["rollovers:read"]);
    if (Object.keys(columns).length > 0) await base.db.prisma.apiKey.update({ where: { id }, data: columns });
    return id;
  };

  it.each(WIDER)("is widened only with an approval, exactly as confirmed: $before $change", async (row) => {
    await setSecondPersonActions(base, ["create_live_key"]);
    const [requester, second] = [
      await signInSecondPerson(base, "admin"),
      await signInSecondPerson(base, "owner"),
    ];
    const keys = createKeyCalls(base, requester);
    const id = await createKeyWith(row.before);
    const { body: unchanged } = await keys.get(id);
    expectProblem(await keys.update(id, row.change), "second_person_required");
    const otherId = await createKeyWith(row.before);
    const buildParams = (keyId: string) => ({ keyId, ...row.change });
    for (const keyId of [otherId, id]) {
      const { body } = await requestApprovalAs(base, requester, {
        action: "change_live_key",
        params: buildParams(keyId),
      }).expect(201);
      expectProblem(await keys.update(id, row.change), "second_person_required");
      expect((await keys.get(id)).body).toEqual(unchanged);
      await decideApprovalAs(base, second, body.id, "confirm").expect(200);
    }
    expectProblem(await createKeyCalls(base, second).update(id, row.change), "second_person_required");
    expect((await keys.update(id, row.change).expect(200)).body.apiKey).toMatchObject(row.change);
  });

  it.each(NARROWER)("is narrowed or renamed by one person: $before $change", async (row) => {
    await setSecondPersonActions(base, ["create_live_key"]);
    const keys = createKeyCalls(base, await signInSecondPerson(base, "developer"));
    const id = await createKeyWith(row.before);
    await keys.update(id, row.change).expect(200);
  });

  it("needs a second person to get a successor with more scopes, and to extend its grace period after a rotation", async () => {
    await setSecondPersonActions(base, ["create_live_key"]);
    const [requester, second] = [
      await signInSecondPerson(base, "admin"),
      await signInSecondPerson(base, "owner"),
    ];
    const keys = createKeyCalls(base, requester);
    const id = await createKeyWith();
    const moreScopes = { scopes: ["rollovers:read", "accounts:read"] };
    expectProblem(await keys.rotate(id, moreScopes), "second_person_required");
    const { body } = await requestApprovalAs(base, requester, {
      action: "rotate_live_key",
      params: { keyId: id, gracePeriodSeconds: 60 },
    }).expect(201);
    await decideApprovalAs(base, second, body.id, "confirm").expect(200);
    await keys.rotate(id, { gracePeriodSeconds: 60 }).expect(201);
    // After a rotation, `expiresAt` is the end of the grace period.
    const laterEnd = new Date(Date.now() + 6 * 86_400_000).toISOString();
    expectProblem(await keys.update(id, { expiresAt: laterEnd }), "second_person_required");
    const { name } = (await keys.get(id)).body;
    await keys.revoke(id, name).expect(200);
    expectProblem(await keys.update(id, { expiresAt: laterEnd }), "key_not_alive");
  });

  it("is bound only to the public key that was confirmed, when it is created and when it is rotated", async () => {
    await setSecondPersonActions(base, ["create_live_key"]);
    const [requester, second] = [
      await signInSecondPerson(base, "admin"),
      await signInSecondPerson(base, "owner"),
    ];
    const keys = createKeyCalls(base, requester);
    const [{ jwk: proofKey, thumbprint }, { jwk: other }] = await Promise.all([
      createProofSigner(),
      createProofSigner(),
    ]);
    const confirm = async (action: string, params: object) => {
      const { body } = await requestApprovalAs(base, requester, { action, params }).expect(201);
      await decideApprovalAs(base, second, body.id, "confirm").expect(200);
    };
    const input = { type: "ak", name: "Bound", scopes: ["rollovers:read"] };
    await confirm("create_live_key", { ...input, proofKey: { ...proofKey, kid: "server" } });
    expectProblem(await keys.create(input), "second_person_required");
    expectProblem(await keys.create({ ...input, proofKey: other }), "second_person_required");
    const { body: created } = await keys.create({ ...input, proofKey }).expect(201);
    expect(created.apiKey.proofKeyThumbprint).toBe(thumbprint);
    const keyId = await createKeyWith();
    await confirm("rotate_live_key", { keyId, proofKey });
    expectProblem(await keys.rotate(keyId, { proofKey: other }), "second_person_required");
    const { body: rotated } = await keys.rotate(keyId, { proofKey }).expect(201);
    expect(rotated.apiKey.proofKeyThumbprint).toBe(thumbprint);
  });

  it("can be widened by one person if the organization does not require two", async () => {
    await setSecondPersonActions(base, []);
    const owner = await signInSecondPerson(base, "owner");
    const id = await createKeyWith({ ipAllowlist: ALLOWLIST });
    await callAs(base, owner, "patch", `/portal/api/keys/${id}`).send({ ipAllowlist: [] }).expect(200);
  });
});
