import { beforeEach, describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { buildAccount, buildOrganization, createTestEnvironment, TestClock, useResource } from "@svc/testing";
import {
  cleanCustodianRequests,
  listCustodianRequests,
  recordCustodianRequests,
  settleCustodianRequests,
  type UnlistedCustodians,
} from "../../src/requests/index.ts";

const OPERATOR = { type: "operator", id: null } as const;
const DAY_MS = 86_400_000;

describe("Custodian requests", () => {
  const test = useResource(createTestEnvironment);
  let clock = new TestClock();
  const start = clock.now();
  beforeEach(async () => {
    clock = new TestClock(start.getTime());
    await test.db.prisma.custodianRequest.deleteMany();
  });
  const buildContext = () => ({ db: test.db, clock });
  const listOpen = () => listCustodianRequests(test.db, { includeSettled: false });
  const count = () => test.db.prisma.custodianRequest.count();

  async function buildParticipant(organizationId?: string) {
    const owner = organizationId ?? (await buildOrganization(test));
    const { id } = await buildAccount(test, owner);
    const request = (unlisted: UnlistedCustodians) => {
      const account = { organizationId: owner, accountId: id, at: clock.now() };
      return recordCustodianRequests(test.db.sql, account, unlisted);
    };
    return { organizationId: owner, request, id };
  }
  const insertRequests = (organizationId: string, accountId: string, requests: number) =>
    test.db.pool.query(
      `INSERT INTO custodian_requests (id, organization_id, account_id, side, name, name_key, created_at, seen_at)
       SELECT 'crq_filled_' || n, $1, $2, 'source', 'Filled ' || n, 'filled ' || n, $3, $3 FROM generate_series(1, $4) n`,
      [organizationId, accountId, clock.now(), requests],
    );

  it("groups requests by company across participants and organizations, most requested first", async () => {
    const first = await buildParticipant();
    const second = await buildParticipant(first.organizationId);
    const outsider = await buildParticipant();
    const bothSides = { source: { name: "Acme Trust, Inc." }, destination: { name: "Zenith" } };
    expect(await first.request(bothSides)).toBe(true);
    clock.advance(DAY_MS);
    await second.request({ source: { name: "ACME TRUST", accountType: "403b" } });
    await outsider.request({ destination: { name: "Acme Trust" } });
    const groups = await listOpen();
    expect(groups.map(({ name, participants }) => ({ name, participants }))).toEqual([
      { name: expect.stringMatching(/^acme trust/i), participants: 3 },
      { name: "Zenith", participants: 1 },
    ]);
    expect(groups[0]).toMatchObject({
      id: expect.stringMatching(/^crq_/),
      source: 2,
      destination: 1,
      accountTypes: ["403b"],
      firstSeenAt: start,
      lastSeenAt: clock.now(),
      settledAt: null,
      settledAs: null,
      inDirectory: null,
    });
    expect(groups[0]?.organizations).toEqual(
      expect.arrayContaining([
        { id: first.organizationId, name: "Test organization", participants: 2 },
        { id: outsider.organizationId, name: "Test organization", participants: 1 },
      ]),
    );
  });

  it("shows the company's current directory entry, matched by name or alias", async () => {
    const { request } = await buildParticipant();
    await request({ source: { name: "massmutual retirement" }, destination: { name: "Fidelity" } });
    const found = (await listOpen()).map(({ inDirectory }) => inDirectory?.slug);
    expect(found.toSorted()).toEqual(["empower", "fidelity"]);
  });

  it("stores a repeated request once, and reopens it if it was settled", async () => {
    const { request } = await buildParticipant();
    await request({ source: { name: "Acme" } });
    const [group] = await listOpen();
    await settleCustodianRequests(buildContext(), OPERATOR, {
      requestId: group?.id ?? "",
      settlement: "dismissed",
    });
    expect(await listOpen()).toEqual([]);
    await request({ source: { name: "acme inc" } });
    expect(await count()).toBe(1);
    expect((await listOpen()).map(({ id }) => id)).toEqual([group?.id]);
  });

  it("settles all requests for a company by the ID of any of them, and omits its name from the audit row", async () => {
    const [first, second] = [await buildParticipant(), await buildParticipant()];
    await first.request({ source: { name: "Unheard Of" }, destination: { name: "Other" } });
    await second.request({ source: { name: "unheard-of" } });
    const [group] = await listOpen();
    const settled = await settleCustodianRequests(buildContext(), OPERATOR, {
      requestId: group?.id ?? "",
      settlement: { as: "voya" },
    });
    expect(settled).toMatchObject({ settled: 2, custodian: { slug: "voya" }, isFoundByName: false });
    expect((await listOpen()).map(({ name }) => name)).toEqual(["Other"]);
    const all = await listCustodianRequests(test.db, { includeSettled: true });
    expect(all.at(-1)).toMatchObject({
      participants: 2,
      settledAt: clock.now(),
      settledAs: { slug: "voya" },
    });
    const entries = await test.db.prisma.auditEntry.findMany({ where: { targetId: group?.id ?? "" } });
    expect(entries).toMatchObject([
      {
        action: "custodian_request.settled",
        actorType: "operator",
        data: { outcome: "added", custodianId: settled.custodian?.id, requests: 2 },
      },
    ]);
    expect(JSON.stringify(entries.map(({ data }) => data)).toLowerCase()).not.toContain("unheard");
    expect(
      await settleCustodianRequests(buildContext(), OPERATOR, {
        requestId: group?.id ?? "",
        settlement: "dismissed",
      }),
    ).toMatchObject({
      settled: 0,
    });
    expect(await test.db.prisma.auditEntry.count({ where: { targetId: group?.id ?? "" } })).toBe(1);
  });

  it("rejects an unknown request ID or custodian, and writes nothing", async () => {
    const { request } = await buildParticipant();
    await request({ source: { name: "Acme" } });
    const [group] = await listOpen();
    for (const [id, settlement] of [
      [newId("crq"), "dismissed"],
      [group?.id ?? "", { as: "no-such-custodian" }],
    ] as const)
      await expect(
        settleCustodianRequests(buildContext(), OPERATOR, { requestId: id, settlement }),
      ).rejects.toMatchObject({
        code: "not_found",
      });
    expect(await listOpen()).toHaveLength(1);
  });

  it("accepts up to ten requests per account; a repeated one is still accepted", async () => {
    const { request } = await buildParticipant();
    const results: boolean[] = [];
    for (let index = 0; index < 12; index += 1)
      results.push(await request({ source: { name: `Company ${index}` } }));
    expect(results).toEqual([...Array(10).fill(true), false, false]);
    expect(await request({ source: { name: "Company 0" } })).toBe(true);
    expect(await count()).toBe(10);
  });

  it("accepts up to five hundred new requests per organization a day, without affecting other organizations", async () => {
    const [flooded, calm] = [await buildParticipant(), await buildParticipant()];
    const flooding = await buildParticipant(flooded.organizationId);
    await insertRequests(flooded.organizationId, flooding.id, 500);
    expect(await flooded.request({ source: { name: "Acme" } })).toBe(false);
    expect(await calm.request({ source: { name: "Acme" } })).toBe(true);
    clock.advance(DAY_MS + 1);
    expect(await flooded.request({ source: { name: "Acme" } })).toBe(true);
  });

  it("accepts up to five thousand requests per organization in total", async () => {
    const [flooded, calm] = [await buildParticipant(), await buildParticipant()];
    const flooding = await buildParticipant(flooded.organizationId);
    await insertRequests(flooded.organizationId, flooding.id, 5_000);
    clock.advance(2 * DAY_MS);
    expect(await flooded.request({ source: { name: "Acme" } })).toBe(false);
    expect(await calm.request({ source: { name: "Acme" } })).toBe(true);
    // A list returns up to 1,000 companies.
    expect((await listOpen()).length).toBe(1_000);
  });

  it("records nothing if the account belongs to another organization", async () => {
    const [own, foreign] = [await buildParticipant(), await buildParticipant()];
    const mismatched = { organizationId: own.organizationId, accountId: foreign.id, at: start };
    expect(await recordCustodianRequests(test.db.sql, mismatched, { source: { name: "Acme" } })).toBe(false);
    expect(await count()).toBe(0);
  });

  it("records nothing for an erased account", async () => {
    const { request, id } = await buildParticipant();
    await test.db.prisma.account.update({ where: { id }, data: { status: "erased" } });
    expect(await request({ source: { name: "Acme" } })).toBe(false);
    expect(await count()).toBe(0);
  });

  it("deletes a request half a year after it was made, or a month after it was settled", async () => {
    const { request } = await buildParticipant();
    await request({ source: { name: "Settled" } });
    const [group] = await listOpen();
    await settleCustodianRequests(buildContext(), OPERATOR, {
      requestId: group?.id ?? "",
      settlement: "dismissed",
    });
    await request({ source: { name: "Open" } });
    const countAfter = async (days: number) => {
      clock = new TestClock(start.getTime() + days * DAY_MS);
      await cleanCustodianRequests(buildContext());
      return count();
    };
    expect(await countAfter(30)).toBe(2);
    expect(await countAfter(31)).toBe(1);
    expect(await countAfter(180)).toBe(1);
    expect(await countAfter(181)).toBe(0);
  });
});
