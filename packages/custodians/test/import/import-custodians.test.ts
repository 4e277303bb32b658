import { beforeEach, describe, expect, it } from "@jest/globals";
import { createTestEnvironment, TestClock, useResource } from "@svc/testing";
import {
  exportCustodians,
  importCustodians,
  type ParsedCustodian,
  parseDirectory,
} from "../../src/import/index.ts";
import { SANDBOX_CUSTODIANS, SEED_CUSTODIANS } from "../../src/index.ts";

const OPERATOR = { type: "operator", id: null } as const;

describe("An import of custodians", () => {
  const clock = new TestClock();
  const test = useResource(createTestEnvironment);
  let exported: ParsedCustodian[];
  let lastAuditId: bigint;
  beforeEach(async () => {
    exported = parseDirectory(Buffer.from(await exportCustodians(test.db)));
    clock.advance(60_000);
    lastAuditId = (await test.db.prisma.auditEntry.findFirst({ orderBy: { id: "desc" } }))?.id ?? 0n;
  });

  const runImport = (
    wanted: readonly ParsedCustodian[],
    options: { deactivateMissing?: boolean; dryRun?: boolean } = {},
  ) =>
    importCustodians({ db: test.db, clock }, OPERATOR, {
      parsedCustodians: wanted,
      options: {
        deactivateMissing: options.deactivateMissing ?? false,
        dryRun: options.dryRun ?? false,
        fileDigest: "0".repeat(64),
      },
    });
  const readStored = () => test.db.prisma.custodian.findMany({ orderBy: { slug: "asc" } });
  const readAudit = () =>
    test.db.prisma.auditEntry.findMany({ where: { id: { gt: lastAuditId } }, orderBy: { id: "asc" } });
  const withChange = (slug: string, change: Partial<ParsedCustodian>) =>
    exported.map((seed) => (seed.slug === slug ? { ...seed, ...change } : seed));
  const buildBank = (slug: string): ParsedCustodian => ({
    ...(exported[0] as ParsedCustodian),
    slug,
    name: slug,
  });

  it("reports and writes nothing for an unchanged export", async () => {
    const before = await readStored();
    expect(await runImport(exported)).toEqual({
      added: [],
      updated: [],
      deactivated: [],
      missing: [],
      unchanged: SEED_CUSTODIANS.length,
    });
    expect(await readStored()).toEqual(before);
    expect(await readAudit()).toEqual([]);
  });

  it("returns the same plan in a dry run, without writing anything", async () => {
    const before = await readStored();
    const wanted = [...withChange("voya", { verified: true }), buildBank("dry-bank")];
    const plan = await runImport(wanted, { dryRun: true });
    expect(await readStored()).toEqual(before);
    expect(await readAudit()).toEqual([]);
    expect(await runImport(wanted)).toEqual(plan);
  });

  it("writes every field of the custodians it adds and updates, and leaves the others unchanged", async () => {
    const before = await readStored();
    const change: Partial<ParsedCustodian> = {
      name: "Fidelity, Inc.",
      aliases: ["Magellan", 'The "Fund"'],
      aliasFacts: [{ alias: "Magellan", kind: "former_name", note: "Magellan is now Fidelity." }],
      category: "bank",
      roles: ["receiving"],
      supportedAccountTypes: ["403b"],
      deliveryMethods: ["wire", "acats"],
      requirements: {
        loa: false,
        medallion: true,
        notarization: true,
        spousalConsent: true,
        wetSignature: true,
      },
      processingDays: { min: 0, max: 365 },
      logoUrl: "https://fidelity.example/logo.svg",
      website: null,
      verified: true,
      active: false,
      popularRank: 7,
    };
    const plan = await runImport([...withChange("fidelity", change), buildBank("whole-bank")]);
    expect(plan.updated.map(({ changes }) => changes.map(({ field }) => field))).toEqual([
      Object.keys(change),
    ]);
    const exportedAfter = parseDirectory(Buffer.from(await exportCustodians(test.db)));
    expect(exportedAfter.find(({ slug }) => slug === "fidelity")).toEqual({
      slug: "fidelity",
      receiving: null,
      ...change,
    });
    expect(exportedAfter.find(({ slug }) => slug === "whole-bank")).toEqual(buildBank("whole-bank"));
    const after = await readStored();
    const previous = new Map(before.map((row) => [row.slug, row]));
    const touched = after.filter((row) => JSON.stringify(row) !== JSON.stringify(previous.get(row.slug)));
    expect(touched.map(({ slug, createdAt, updatedAt }) => ({ slug, createdAt, updatedAt }))).toEqual([
      { slug: "fidelity", createdAt: previous.get("fidelity")?.createdAt, updatedAt: clock.now() },
      { slug: "whole-bank", createdAt: clock.now(), updatedAt: clock.now() },
    ]);
    expect(await readAudit()).toMatchObject([
      {
        action: "custodians.imported",
        organizationId: null,
        actorType: "operator",
        data: { file: `sha256:${"0".repeat(64)}`, added: 1, updated: 1, deactivated: 0 },
      },
      { action: "custodian.added", data: { slug: "whole-bank" } },
      { action: "custodian.updated", targetId: previous.get("fidelity")?.id, data: { slug: "fidelity" } },
    ]);
    await runImport(exported);
  });

  it("treats a new order of aliases as a change, but not a new order of roles or account types", async () => {
    const empower = exported.find(({ slug }) => slug === "empower") as ParsedCustodian;
    const reversed = withChange("empower", {
      aliases: empower.aliases.toReversed(),
      roles: empower.roles.toReversed(),
      supportedAccountTypes: empower.supportedAccountTypes.toReversed(),
    });
    const plan = await runImport(reversed, { dryRun: true });
    expect(plan.updated.map(({ changes }) => changes.map(({ field }) => field))).toEqual([["aliases"]]);
  });

  it("keeps custodians missing from the file, or deactivates them on request, except sandbox custodians", async () => {
    const without = exported.filter(({ slug }) => slug !== "vanguard");
    const count = await test.db.prisma.custodian.count();
    expect(await runImport(without)).toMatchObject({ missing: ["vanguard"], deactivated: [], updated: [] });
    expect(await runImport(without, { deactivateMissing: true })).toMatchObject({
      missing: [],
      deactivated: ["vanguard"],
      updated: [{ changes: [{ field: "active", from: true, to: false }] }],
    });
    expect(await runImport(without, { deactivateMissing: true })).toMatchObject({
      deactivated: [],
      updated: [],
    });
    expect(await test.db.prisma.custodian.count()).toBe(count);
    const sandbox = { category: "sandbox", active: true };
    expect(await test.db.prisma.custodian.count({ where: sandbox })).toBe(SANDBOX_CUSTODIANS.length);
    expect((await runImport(exported)).updated.map(({ seed }) => seed.slug)).toEqual(["vanguard"]);
  });

  it("writes all custodians or none", async () => {
    const before = await readStored();
    // Two entries with one slug, which no file can contain: the second fails after the first was written.
    const wanted = [
      ...exported,
      buildBank("twice"),
      buildBank("twice"),
      { ...(exported[0] as ParsedCustodian), name: "Other" },
    ];
    await expect(runImport(wanted)).rejects.toThrow();
    expect(await readStored()).toEqual(before);
    expect(await readAudit()).toEqual([]);
  });

  it("applies ten thousand custodians once if run twice concurrently", async () => {
    const newBanks = Array.from({ length: 9_900 }, (_, index) => buildBank(`bank-${index}`));
    const plans = await Promise.all([
      runImport([...exported, ...newBanks]),
      runImport([...exported, ...newBanks]),
    ]);
    expect(plans.map(({ added }) => added.length).sort()).toEqual([0, 9_900]);
    // One entry for each added custodian, and one for the import.
    expect(await readAudit()).toHaveLength(9_901);
    const renamed = newBanks.map((seed) => ({ ...seed, name: `${seed.name} renamed` }));
    expect((await runImport([...exported, ...renamed])).updated).toHaveLength(9_900);
    expect(await test.db.prisma.custodian.count({ where: { name: { endsWith: "renamed" } } })).toBe(9_900);
  });
});
