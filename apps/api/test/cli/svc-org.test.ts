import { describe, expect, it } from "@jest/globals";
import { createTestEnvironment, useResource } from "@svc/testing";
import { countRows } from "../table-contents.ts";
import { runSvc, runSvcJson } from "./run-svc.ts";

interface OrganizationJson {
  id: string;
  object: string;
  name: string;
  allowedOrigins: string[];
  lockedAt: string | null;
  lockReason: string | null;
  createdAt: string;
}

describe("svc org", () => {
  const test = useResource(() => createTestEnvironment());

  it("0 creates an organization, shows it, and sets and clears its origins", async () => {
    const origins = ["--origin", "https://APP.example.com", "http://localhost:*"];
    const runOrgJson = <T = OrganizationJson>(...args: string[]) => runSvcJson<T>(test.env, "org", ...args);
    const created = await runOrgJson("create", "--name", " Acme ", ...origins);
    expect(created).toEqual({
      id: expect.stringMatching(/^org_[0-9a-z]{26}$/),
      object: "organization",
      name: "Acme",
      allowedOrigins: ["https://app.example.com", "http://localhost:*"],
      lockedAt: null,
      lockReason: null,
      createdAt: expect.stringMatching(/^\d{4}-.+Z$/),
    });
    const [list, table, shown] = await Promise.all([
      runOrgJson<OrganizationJson[]>("list"),
      runSvc(test.env, "org", "list"),
      runOrgJson("origins", created.id),
    ]);
    expect([list, shown]).toEqual([[created], created]);
    expect(table.stdout).toMatch(
      new RegExp(
        `^ID +NAME +LOCKED +CREATED +ORIGINS\n${created.id} +Acme +(?:just now|\\d seconds? ago) +https://app.example.com http`,
      ),
    );
    const set = await runOrgJson("origins", created.id, "https://b.example");
    expect(set.allowedOrigins).toEqual(["https://b.example"]);
    const cleared = await runSvc(test.env, "org", "origins", created.id, "--clear");
    expect(cleared).toEqual({ code: 0, stdout: "none\n", stderr: "" });
    const audit = await test.db.prisma.auditEntry.findMany({ orderBy: { id: "asc" } });
    const byOperator = { actorType: "operator", actorId: null, targetId: created.id };
    expect(audit).toMatchObject([
      { ...byOperator, action: "organization.created" },
      { ...byOperator, action: "organization.origins_changed" },
      { ...byOperator, action: "organization.origins_changed" },
    ]);
  });

  it("0 sets the origins of an organization whose existing name is no longer allowed", async () => {
    const { id } = await runSvcJson<OrganizationJson>(test.env, "org", "create", "--name", "Acme");
    await test.db.prisma.organization.update({ where: { id }, data: { name: "acme.com" } });
    const set = ["org", "origins", id, "https://a.example"];
    expect(await runSvcJson<OrganizationJson>(test.env, ...set)).toMatchObject({
      name: "acme.com",
      allowedOrigins: ["https://a.example"],
    });
  });

  it("0 shows and sets an organization's time zone, deadlines and second-person actions", async () => {
    const created = await runSvcJson<OrganizationJson>(test.env, "org", "create", "--name", "Timely");
    const runSettings = (...args: string[]) => runSvc(test.env, "org", "settings", created.id, ...args);
    const initial = await runSettings();
    expect(initial.code).toBe(0);
    expect(initial.stdout).toMatch(
      /^Time zone: America\/New_York\nSecond person: none\n\nDEADLINE +DAYS +DAY KIND\ndraft +30 +calendar\n/,
    );
    const set = await runSettings("--time-zone", "America/Chicago", "--days", "review=3", "hold=15");
    expect(set).toMatchObject({ code: 0, stderr: "" });
    expect(set.stdout).toContain("Time zone: America/Chicago");
    expect(set.stdout).toMatch(/\nreview +3 +federal +set\n/);
    expect((await runSettings("--days", "review=default")).stdout).toMatch(/\nreview +5 +federal\n/);
    const withSecondPerson = await runSettings("--second-person", "complete", "approve");
    expect(withSecondPerson.stdout).toContain("\nSecond person: approve, complete\n");
    expect((await runSettings("--second-person", "none")).stdout).toContain("\nSecond person: none\n");
    const [wrongZone, wrongDays, wrongDeadline] = await Promise.all([
      runSettings("--time-zone", "Mars/Olympus"),
      runSettings("--days", "review=soon"),
      runSettings("--days", "sixtyDay=90"),
    ]);
    expect([wrongZone.code, wrongDays.code, wrongDeadline.code]).toEqual([2, 2, 2]);
    const where = { organizationId: created.id, action: "organization.settings_changed" };
    const audit = await test.db.prisma.auditEntry.findMany({ where, orderBy: { id: "asc" } });
    expect(audit.map(({ actorType, data }) => ({ actorType, data }))).toEqual([
      { actorType: "operator", data: { timeZone: "America/Chicago", deadlineDays: { review: 3, hold: 15 } } },
      { actorType: "operator", data: { timeZone: "America/Chicago", deadlineDays: { hold: 15 } } },
      ...[["approve", "complete"], []].map((secondPerson) => ({
        actorType: "operator",
        data: { timeZone: "America/Chicago", deadlineDays: { hold: 15 }, secondPerson },
      })),
    ]);
  });

  it("0 renames, locks and unlocks an organization, and lists the lock reason", async () => {
    const { id } = await runSvcJson<OrganizationJson>(test.env, "org", "create", "--name", "Old");
    const runOrg = (...args: string[]) => runSvc(test.env, "org", ...args);
    expect(await runOrg("rename", id, " New ")).toMatchObject({ code: 0, stdout: `Renamed ${id} to New.\n` });
    const locked = await runOrg("lock", id, "--reason", "a key got out");
    const expected = { code: 0, stdout: expect.stringMatching(/^Locked org_\w+ \(New\)\.\nRunning /) };
    expect(locked).toMatchObject(expected);
    expect((await runOrg("list")).stdout).toMatch(
      new RegExp(`${id} +New +(?:just now|\\d+ seconds? ago): a key got out`),
    );
    const [again, shown] = [
      await runOrg("lock", id, "--reason", "a key got out"),
      await runSvcJson<OrganizationJson>(test.env, "org", "origins", id),
    ];
    expect(again.code).toBe(0);
    expect(shown).toMatchObject({ lockedAt: expect.any(String), lockReason: "a key got out" });
    const lockAgain = ["org", "lock", id, "--reason", "still looking"];
    const changed = await runSvcJson<{ organization: OrganizationJson }>(test.env, ...lockAgain);
    expect(changed.organization).toMatchObject({ lockedAt: shown.lockedAt, lockReason: "still looking" });
    expect(await runOrg("unlock", id)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Unlocked /),
    });
    expect((await runOrg("unlock", id)).code).toBe(0);
    const where = { organizationId: id };
    const audit = await test.db.prisma.auditEntry.findMany({ where, orderBy: { id: "asc" } });
    expect(audit.slice(1).map(({ action, data }) => [action, data])).toEqual([
      ["organization.renamed", { from: "Old", to: "New" }],
      ["organization.locked", { reason: "a key got out" }],
      ["organization.locked", { reason: "still looking" }],
      ["organization.unlocked", {}],
    ]);
    const refused = await Promise.all([
      runOrg("lock", id),
      runOrg("lock", id, "--reason", " "),
      runOrg("rename", id, ""),
      runOrg("lock", "org_01h2xcejqtf2nbrexx3vqjhp41", "--reason", "x"),
      runOrg("unlock", "org_01h2xcejqtf2nbrexx3vqjhp41"),
      runOrg("rename", "org_01h2xcejqtf2nbrexx3vqjhp41", "x"),
    ]);
    expect(refused.map(({ code }) => code)).toEqual([2, 2, 2, 1, 1, 1]);
  });

  it("1 for an unknown ID, 2 for invalid values, 78 in another environment, and writes nothing", async () => {
    const before = await countRows(test);
    const id = "org_01h2xcejqtf2nbrexx3vqjhp41";
    const invalidOrigins = ["--origin", "https://a.example/path", "ftp://b.example"];
    const [unknown, noName, badOrigin, wrongEnvironment] = await Promise.all([
      runSvc(test.env, "org", "origins", id),
      runSvc(test.env, "org", "create", "--name", "  "),
      runSvc(test.env, "org", "create", "--name", "x", ...invalidOrigins),
      runSvc({ ...test.env, SVC_ENVIRONMENT: "live" }, "org", "create", "--name", "x"),
    ]);
    expect(unknown).toEqual({ code: 1, stdout: "", stderr: "svc: There is no such organization.\n" });
    const emptyName = { code: 2, stdout: "", stderr: expect.stringContaining("name: must not be empty") };
    expect(noName).toMatchObject(emptyName);
    expect(badOrigin).toMatchObject({ code: 2, stdout: "" });
    expect(badOrigin.stderr).toMatch(/origins\/0: must be an origin.+\n.+origins\/1: must be an origin/);
    expect(wrongEnvironment).toMatchObject({
      code: 78,
      stdout: "",
      stderr: expect.stringContaining("belongs to the test environment"),
    });
    expect(await countRows(test)).toEqual(before);
  });

  it("2 rejects origins without https or with a wildcard port in the live environment", async () => {
    const live = await createTestEnvironment("live");
    try {
      const create = ["org", "create", "--name", "x", "--origin", "https://app.example.com"];
      const invalid = ["http://app.example.com", "https://app.example.com:*"];
      const refused = await runSvc(live.env, ...create, ...invalid);
      expect(refused).toMatchObject({ code: 2, stdout: "" });
      expect(refused.stderr).toMatch(
        /origins\/1: in the live environment, must start with https.+\n.+origins\/2: in the live environment/,
      );
      const created = await runSvcJson<OrganizationJson>(live.env, ...create, "https://app.example.com:8443");
      const set = await runSvc(live.env, "org", "origins", created.id, "http://localhost:*");
      const notAllowed = {
        code: 2,
        stdout: "",
        stderr: expect.stringContaining("origins/0: in the live environment"),
      };
      expect(set).toMatchObject(notAllowed);
    } finally {
      await live.close();
    }
  });
});
