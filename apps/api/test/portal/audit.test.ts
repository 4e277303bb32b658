import { describe, expect, it } from "@jest/globals";
import { inSqlTransaction, recordAudits } from "@svc/database";
import { buildKey } from "@svc/testing";
import { verifyDueChains } from "../../src/records/audit/verify-due-chains.ts";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { callAs } from "./member-calls.ts";
import { type SignedIn, signInAs } from "./sign-in-as.ts";

const PATH = "/portal/api/audit";

interface Row {
  sequence: number;
  action: string;
  actor: { id: string; name: string | null };
  targetId: string;
}

describe("Audit log for members", () => {
  const api = useTestApi();
  const loggedErrors: unknown[] = [];
  const log = { error: (...args: unknown[]) => loggedErrors.push(args) } as never;
  const list = async (person: SignedIn, query = "") =>
    (await callAs(api, person, "get", `${PATH}${query}`).expect(200)).body;
  const setUp = async () => {
    const key = await buildKey(api, "ak", { name: "Back office" });
    const person = await signInAs(api, "owner", { organizationId: key.organizationId, name: "Ada Sample" });
    return { key, person };
  };
  const addEntries = (organizationId: string, actorId: string, actions: string[], at = new Date()) =>
    inSqlTransaction(api.db, (tx) =>
      recordAudits(
        tx,
        actions.map((action, index) => ({
          organizationId,
          actor: { type: "api_key" as const, id: actorId },
          action: action as `${string}.${string}`,
          targetId: `target_${index}`,
          data: { index },
          requestId: null,
          at,
        })),
      ),
    );

  it("200 shows who changed what, by name, newest first, page by page", async () => {
    const { key, person } = await setUp();
    await addEntries(key.organizationId, key.id, ["api_key.rotated", "account.erased", "api_key.revoked"]);
    await callAs(api, person, "patch", "/v1/organization/settings")
      .send({ deadlineDays: { review: 3 } })
      .expect(200);
    const first = await list(person, "?limit=2");
    const summarize = ({ sequence, action, actor }: Row) => [sequence, action, actor.id, actor.name];
    expect(first.data.map(summarize)).toEqual([
      [4, "organization.settings_changed", person.memberId, "Ada Sample"],
      [3, "api_key.revoked", key.id, "Back office"],
    ]);
    const second = await list(person, `?limit=2&cursor=${first.nextCursor}`);
    expect(second.data.map(({ sequence }: Row) => sequence)).toEqual([2, 1]);
    expect([second.hasMore, second.nextCursor]).toEqual([false, null]);
  });

  it("200 filters by actor, action, target and time: pages are newest first, the export is oldest first", async () => {
    const { key, person } = await setUp();
    const { organizationId } = key;
    await addEntries(organizationId, key.id, ["api_key.rotated", "account.erased"], new Date("2026-01-01"));
    await addEntries(organizationId, "key_other", ["api_key.revoked"], new Date("2026-02-01"));
    for (const [query, expected] of [
      [`actor=${key.id}`, [2, 1]],
      ["actor=api_key", [3, 2, 1]],
      ["actor=member", []],
      ["action=api_key.*", [3, 1]],
      ["action=account.erased", [2]],
      ["targetId=target_0", [3, 1]],
      ["since=2026-01-15T00:00:00Z", [3]],
      ["until=2026-01-15T00:00:00Z&action=api_key.*", [1]],
    ] as const) {
      const page = await list(person, `?${query}`);
      expect([query, page.data.map(({ sequence }: Row) => sequence)]).toEqual([query, expected]);
      const { text } = await callAs(api, person, "get", `${PATH}/export?${query}`).buffer(true).expect(200);
      const lines = text
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Row);
      expect(lines.map(({ sequence }) => sequence)).toEqual([...expected].reverse());
    }
    const outsider = await signInAs(api, "owner");
    expect((await list(outsider)).data).toEqual([]);
    const viewer = await signInAs(api, "viewer", { organizationId });
    for (const path of [PATH, `${PATH}/export`, `${PATH}/verification`]) {
      expectProblem(await callAs(api, viewer, "get", path), "insufficient_scope");
    }
    const response = await callAs(api, person, "get", `${PATH}?cursor=x`);
    expect(expectIssues(response, "invalid_request")).toEqual(["cursor"]);
  });

  it("200 names the actors with the given IDs, and none of another organization", async () => {
    const { key, person } = await setUp();
    const other = await setUp();
    const staff = await signInAs(api, "platform", { name: "Grace of the institution" });
    const ids = [key.id, person.memberId, other.key.id, other.person.memberId, staff.memberId, "key_1"];
    const { body } = await callAs(api, person, "get", `/portal/api/actors?ids=${ids}`).expect(200);
    const row = await api.db.prisma.apiKey.findUniqueOrThrow({ where: { id: key.id } });
    const findActor = (id: string) => body.data.find((one: { id: string }) => one.id === id);
    expect(findActor(key.id)).toMatchObject({ last4: row.last4, lastUsedAt: null });
    expect(findActor(person.memberId)).toMatchObject({ last4: null, lastUsedAt: null });
    expect(new Map(body.data.map(({ id, name }: { id: string; name: string }) => [id, name]))).toEqual(
      new Map([
        [key.id, "Back office"],
        [person.memberId, "Ada Sample"],
        [staff.memberId, "Grace of the institution"],
      ]),
    );
  });

  const readVerification = async (person: SignedIn) =>
    (await callAs(api, person, "get", `${PATH}/verification`).expect(200)).body;

  it("200 verifies a short chain immediately, and reports where it is invalid", async () => {
    const { key, person } = await setUp();
    expect(await readVerification(person)).toMatchObject({ rows: 0, verifiedTo: 0, fault: null });
    await addEntries(key.organizationId, key.id, ["api_key.rotated", "account.erased", "api_key.revoked"]);
    expect(await readVerification(person)).toEqual({
      object: "audit_verification",
      verifiedAt: expect.any(String),
      rows: 3,
      verifiedTo: 3,
      fault: null,
    });
    await changeTarget(key.organizationId, 2);
    expect((await readVerification(person)).fault).toEqual({ sequence: 2, detail: "was changed" });
  });

  /** Changes an entry in the database with its triggers disabled. */
  const changeTarget = async (organizationId: string, sequence: number, targetId = "x") => {
    const params = [organizationId, sequence, targetId];
    await api.db.pool.query("ALTER TABLE audit_log DISABLE TRIGGER USER");
    await api.db.pool.query("UPDATE audit_log SET target_id = $3 WHERE chain = $1 AND sequence = $2", params);
    await api.db.pool.query("ALTER TABLE audit_log ENABLE TRIGGER USER");
  };

  it("verifies a long chain in steps, remembers its progress, and finds changes in verified entries", async () => {
    const { key, person } = await setUp();
    const { organizationId } = key;
    for (let part = 0; part < 5; part += 1)
      await addEntries(organizationId, key.id, Array(450).fill("account.erased"));
    const readCheck = () => api.db.prisma.auditCheck.findUnique({ where: { chain: organizationId } });
    const at = new Date("2026-06-15T12:00:00Z");
    const maxEntriesPerRun = 1_500;
    const verifyOnce = (now: Date) =>
      verifyDueChains({ db: api.db, clock: { now: () => now }, log }, maxEntriesPerRun);
    // A chain is due again after 24 hours.
    const addDay = (date: Date) => new Date(date.getTime() + 25 * 3_600_000);
    // A request verifies up to 2,000 entries.
    const firstResult = { verifiedAt: null, verifiedTo: 2_000, rows: 2_250 };
    expect(await readVerification(person)).toMatchObject(firstResult);
    await verifyOnce(at);
    expect(await readCheck()).toMatchObject({ sequence: 1_500n, verifiedAt: null });
    await verifyOnce(at);
    expect(await readCheck()).toMatchObject({ sequence: 0n, verifiedAt: at, verifiedSequence: 2_250n });
    await addEntries(organizationId, key.id, ["account.erased"]);
    expect(await readVerification(person)).toEqual({
      object: "audit_verification",
      verifiedAt: at.toISOString(),
      rows: 2_251,
      verifiedTo: 2_251,
      fault: null,
    });
    await changeTarget(organizationId, 40);
    const day2 = addDay(at);
    await verifyOnce(day2);
    await verifyOnce(day2);
    const fault = { faultSequence: 40n, faultDetail: "was changed" };
    expect(await readCheck()).toMatchObject({ ...fault, verifiedAt: day2 });
    expect((await readVerification(person)).fault).toEqual({ sequence: 40, detail: "was changed" });
    expect(loggedErrors).not.toEqual([]);
    // The restored entry stays reported until a verification reaches it again.
    await changeTarget(organizationId, 40, "target_39");
    await changeTarget(organizationId, 1_800);
    const day3 = addDay(day2);
    await verifyOnce(day3);
    expect(await readCheck()).toMatchObject({ sequence: 1_500n, faultSequence: null });
    await verifyOnce(day3);
    expect(await readCheck()).toMatchObject({ sequence: 0n, faultSequence: 1_800n, verifiedAt: day3 });
    await changeTarget(organizationId, 1_800, "target_449");
    const day4 = addDay(day3);
    await verifyOnce(day4);
    expect(await readCheck()).toMatchObject({ sequence: 1_500n, faultSequence: 1_800n, verifiedAt: day3 });
    await verifyOnce(day4);
    expect(await readCheck()).toMatchObject({ sequence: 0n, faultSequence: null, verifiedAt: day4 });
  });
});
