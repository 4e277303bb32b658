import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { importCustodians, parseDirectory } from "@svc/custodians/import";
import { findCustodianId, TestClock } from "@svc/testing";
import { file, RECEIVING, row } from "../../../../packages/custodians/test/import/csv-file.ts";
import type { ApiContext } from "../../src/context/context.ts";
import { readApiConfig } from "../../src/index.ts";
import { announceCustodianChanges } from "../../src/people/second-person/announce-custodian-changes.ts";
import { createApiContext } from "../../src/platform/open-context.ts";
import { callAs } from "../portal/member-calls.ts";
import { type SignedIn, signInAs } from "../portal/sign-in-as.ts";
import { TEST_PORTAL } from "../portal/test-portal.ts";
import { readMails } from "../read-mails.ts";
import { type TestApi, useTestApi } from "../start-test-api.ts";
import { createRollover, NOW, runActions } from "../workflow/rollover-steps.ts";
import {
  decideApprovalAs,
  newFourEyesOrganization,
  requestApproval,
  signInSecondPerson,
} from "./approval-calls.ts";

const clock = new TestClock(Date.parse(NOW));
const MAIL_ENV = { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "portal@example.com" };
const base = useTestApi({ clock, env: MAIL_ENV });
type Cells = Parameters<typeof row>[0];

describe("Custodian directory change during an approval", () => {
  let ctx: ApiContext;
  let close: () => Promise<void>;
  let staff: SignedIn;
  const baseCells = {
    loa: "false",
    wetSignature: "false",
    supportedAccountTypes: "qualified_plan|traditional_ira",
  };
  let cells: Record<"from" | "to", NonNullable<Cells>> = {
    from: { ...baseCells, ...RECEIVING, slug: "old-plan", name: "Old Plan", aliases: "" },
    to: { ...baseCells, ...RECEIVING, slug: "new-trust", name: "New Trust", aliases: "" },
  };
  /** The import refreshes the API's cached copy immediately. */
  const changeByImport = async (side: "from" | "to", changes: Cells) => {
    cells = { ...cells, [side]: { ...cells[side], ...changes } };
    const send = (fields: Record<string, string>) => {
      const call = callAs(base, staff, "post", "/portal/api/custodians/import");
      for (const [name, value] of Object.entries(fields)) call.field(name, value);
      return call.attach("file", file(row(cells.from), row(cells.to)), "directory.csv").expect(200);
    };
    const { digest } = (await send({ dryRun: "true" })).body;
    await send({ digest });
  };
  /** After the operator command, the API's cached copy is outdated for up to a minute. */
  const changeByCommand = async (side: "from" | "to", changes: Cells) => {
    cells = { ...cells, [side]: { ...cells[side], ...changes } };
    const parsedCustodians = parseDirectory(file(row(cells.from), row(cells.to)));
    const options = { deactivateMissing: false, dryRun: false, fileDigest: "0".repeat(64) };
    await importCustodians(
      { db: base.db, clock },
      { type: "operator", id: null },
      { parsedCustodians, options },
    );
  };
  const announce = () => announceCustodianChanges(ctx);
  const expireCaches = () => clock.advance(120_000);
  const expireCachesAndAnnounce = () => {
    expireCaches();
    return announce();
  };
  beforeAll(async () => {
    const env = { ...base.env, ...TEST_PORTAL, ...MAIL_ENV, DATABASE_URL: base.urls.api };
    const openRedis = base.redis.openRedis ? { openRedis: base.redis.openRedis } : {};
    ({ ctx, close } = await createApiContext(readApiConfig(env), { clock, ...openRedis }));
    const { organizationId } = base.ak;
    staff = { ...(await signInAs(base, "platform")), organizationId };
    await changeByImport("to", {});
  });
  afterAll(() => close?.());

  const requestApprovalIn = async (api: TestApi, { isConfirmed = false } = {}) => {
    const [from, to] = [await findCustodianId(api, "old-plan"), await findCustodianId(api, "new-trust")];
    const rolloverId = await createRollover(api, {
      source: {
        custodianId: from,
        accountType: "qualified_plan",
        accountNumber: "401K-00998877",
        planName: "Acme",
      },
      destination: { custodianId: to, accountType: "traditional_ira", accountNumber: "IRA-11223344" },
    });
    await runActions(api, rolloverId, "submit", "start_review");
    const { id } = (await requestApproval(api, { action: "approve", rolloverId }).expect(201)).body;
    if (isConfirmed) await decideApprovalAs(api, await signInSecondPerson(api), id, "confirm").expect(200);
    const { accountId } = (await api.call("get", `/v1/rollovers/${rolloverId}`).expect(200)).body;
    const { email } = (await api.call("get", `/v1/accounts/${accountId}`).expect(200)).body;
    return { id, rolloverId, accountId, email: email as string };
  };
  const newOrganizationWithOwner = async () => {
    const api = await newFourEyesOrganization(base, ["approve"]);
    const { organizationId } = api.ak;
    const owner = await signInAs(api, "owner", { organizationId });
    await signInAs(api, "admin", { organizationId });
    return { api, owner };
  };
  const readChangeMails = async (api: TestApi) =>
    (await readMails(api)).filter(({ subject }) => subject.includes("changed"));
  const readNotifications = async (api: TestApi) => {
    const { organizationId } = api.ak;
    const audit = await api.db.prisma.auditEntry.findMany({
      where: { organizationId, action: "approval.outdated" },
      orderBy: { id: "asc" },
    });
    const { body: events } = await api.call("get", "/v1/events?type=approval.outdated&limit=100").expect(200);
    return { audit, events: events.data as { data: Record<string, unknown> }[] };
  };
  const expectNoNotifications = async (api: TestApi) => {
    expect(await readChangeMails(api)).toEqual([]);
    expect(await readNotifications(api)).toEqual({ audit: [], events: [] });
    expect(await base.db.prisma.custodianChange.count()).toBe(0);
  };

  it("is mailed to owners and participants once, with an audit row and an event for each approval", async () => {
    const { api, owner } = await newOrganizationWithOwner();
    const [pending, confirmed] = [
      await requestApprovalIn(api),
      await requestApprovalIn(api, { isConfirmed: true }),
    ];
    await changeByImport("to", {
      name: "New Trust II",
      wireAccountNumber: "00-6666",
      website: "https://new.example",
    });
    expireCaches();
    await Promise.all([announce(), announce(), announce()]);
    await announce();
    const { audit, events } = await readNotifications(api);
    const ids = [pending.id, confirmed.id].sort();
    expect(audit.map(({ targetId }) => targetId).sort()).toEqual(ids);
    for (const { actorType, data } of audit) {
      expect(actorType).toBe("service");
      expect(data).toMatchObject({
        changes: ["destination.custodianName", "destination.wire"],
        action: "approve",
      });
    }
    expect(events.map(({ data }) => data.approvalId).sort()).toEqual(ids);
    const mails = await readChangeMails(api);
    expect(mails.map(({ to }) => to).sort()).toEqual([owner.email, pending.email, confirmed.email].sort());
    const [ownerMail] = mails.filter(({ to }) => to === owner.email);
    for (const { rolloverId } of [pending, confirmed]) expect(ownerMail?.text).toContain(rolloverId);
    for (const { text } of mails) {
      expect(text).toContain("New Trust II");
      expect(text).not.toContain("6666");
    }
    expect(await base.db.prisma.custodianChange.count()).toBe(0);
  });

  it("sends nothing for facts that approvals do not cover, or for a change that was undone", async () => {
    const { api } = await newOrganizationWithOwner();
    await requestApprovalIn(api);
    await changeByImport("to", {
      website: "https://other.example",
      aliases: "NT",
      enclosures: "Form 9",
      processingDaysMax: "9",
    });
    await expectNoNotifications(api);
    const { name = "" } = cells.to;
    await changeByImport("to", { name: "Passing Trust" });
    await changeByImport("to", { name });
    expect(await base.db.prisma.custodianChange.count()).toBe(2);
    await expireCachesAndAnnounce();
    await expectNoNotifications(api);
  });

  it("matters only for a source's request address and a destination's payment details", async () => {
    const { api } = await newOrganizationWithOwner();
    await requestApprovalIn(api);
    await changeByImport("to", { requestFax: "(800) 555-0111" });
    await changeByImport("from", { wireAccountNumber: "00-4321" });
    await expireCachesAndAnnounce();
    await expectNoNotifications(api);
    await changeByImport("from", { requestFax: "(800) 555-0112" });
    await expireCachesAndAnnounce();
    expect((await readNotifications(api)).audit).toMatchObject([{ data: { changes: ["source.requests"] } }]);
    await changeByImport("from", { payee: "Old Plan FBO {participant}" });
    await expireCachesAndAnnounce();
    expect((await readNotifications(api)).audit).toHaveLength(1);
  });

  it("sends nothing when unknown details become empty", async () => {
    const emptyCells = Object.fromEntries(Object.keys(RECEIVING).map((name) => [name, ""]));
    const { from, to } = cells;
    await changeByImport("to", emptyCells);
    await changeByImport("from", emptyCells);
    await expireCachesAndAnnounce();
    const { api } = await newOrganizationWithOwner();
    await requestApprovalIn(api);
    await changeByImport("to", { enclosures: "Form 9" });
    await changeByImport("from", { enclosures: "Form 9" });
    await expireCachesAndAnnounce();
    await expectNoNotifications(api);
    await changeByImport("to", to);
    await changeByImport("from", from);
    await expireCachesAndAnnounce();
  });

  it("is announced to each organization for its own approvals only", async () => {
    const [one, other] = [await newOrganizationWithOwner(), await newOrganizationWithOwner()];
    const [firstApproval, secondApproval] = [
      await requestApprovalIn(one.api),
      await requestApprovalIn(other.api),
    ];
    await changeByImport("to", { dtcNumber: "0227" });
    expect(await expireCachesAndAnnounce()).toBeGreaterThanOrEqual(2);
    for (const [{ api, owner }, ownApproval, foreignApproval] of [
      [one, firstApproval, secondApproval],
      [other, secondApproval, firstApproval],
    ] as const) {
      const { audit, events } = await readNotifications(api);
      expect(audit.map(({ targetId }) => targetId)).toEqual([ownApproval.id]);
      expect(events).toMatchObject([
        { data: { approvalId: ownApproval.id, rolloverId: ownApproval.rolloverId } },
      ]);
      const mails = await readChangeMails(api);
      expect(mails.map(({ to }) => to).sort()).toEqual([owner.email, ownApproval.email].sort());
      for (const id of [
        foreignApproval.id,
        foreignApproval.rolloverId,
        foreignApproval.accountId,
        foreignApproval.email,
      ]) {
        expect(JSON.stringify(mails)).not.toContain(id);
      }
    }
  });

  it("is announced for an approval requested under the previous directory, not for one that covers the change", async () => {
    const outdatedOrganization = await newOrganizationWithOwner();
    const currentOrganization = await newOrganizationWithOwner();
    // Fill the API's cache before the change.
    await base.call("get", "/v1/custodians?limit=1").expect(200);
    await changeByCommand("to", { payee: "New Trust Bank FBO {participant}" });
    const outdated = await requestApprovalIn(outdatedOrganization.api);
    await announce();
    expect((await readNotifications(outdatedOrganization.api)).audit).toEqual([]);
    await changeByImport("to", { website: "https://again.example" });
    await requestApprovalIn(currentOrganization.api);
    await expireCachesAndAnnounce();
    const { audit } = await readNotifications(outdatedOrganization.api);
    expect(audit).toMatchObject([{ targetId: outdated.id }]);
    expect((await readNotifications(currentOrganization.api)).audit).toEqual([]);
  });

  it("is mailed to a participant up to three times a day, and to owners for each import", async () => {
    const { api, owner } = await newOrganizationWithOwner();
    const { email } = await requestApprovalIn(api);
    for (const number of ["0301", "0302", "0303", "0304"]) {
      await changeByImport("to", { dtcNumber: number });
      await expireCachesAndAnnounce();
    }
    const mails = await readChangeMails(api);
    expect(mails.filter(({ to }) => to === email)).toHaveLength(3);
    expect(mails.filter(({ to }) => to === owner.email)).toHaveLength(4);
    expect((await readNotifications(api)).audit).toHaveLength(4);
  });

  it("is mailed once across several batches of approvals, and resumes after a failed run", async () => {
    const { api, owner } = await newOrganizationWithOwner();
    // Other tests' approvals would fill the first batch.
    await base.db.prisma.approval.updateMany({ data: { state: "withdrawn" } });
    const { id, email } = await requestApprovalIn(api);
    // These 449 copies and the original are processed in three batches of up to 200.
    await base.db.pool.query(
      `INSERT INTO approvals SELECT (jsonb_populate_record(a, jsonb_build_object('id', a.id || lpad(n::text, 3, '0')))).*
       FROM approvals a, generate_series(1, 449) n WHERE a.id = $1`,
      [id],
    );
    await changeByImport("to", { checkAddress: "PO Box 9 | Akron OH 44301" });
    expireCaches();
    let reads = 0;
    const failing = {
      ...ctx,
      get mail() {
        reads += 1;
        // The first batch reads `mail` three times. The fourth read fails the second batch, which rolls back its audit rows.
        if (reads > 3) throw new Error("the process ends");
        return ctx.mail;
      },
    };
    await expect(announceCustodianChanges(failing)).rejects.toThrow("the process ends");
    expect((await readNotifications(api)).audit).toHaveLength(200);
    await announce();
    const { audit } = await readNotifications(api);
    expect(audit).toHaveLength(450);
    expect(new Set(audit.map(({ targetId }) => targetId)).size).toBe(450);
    const mails = await readChangeMails(api);
    expect(mails.map(({ to }) => to).sort()).toEqual([owner.email, email].sort());
  });
});
