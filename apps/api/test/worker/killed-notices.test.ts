import { afterEach, beforeEach, expect, it } from "@jest/globals";
import {
  describeWithRedis,
  findCustodianId,
  pollUntil,
  type ServiceProcess,
  startServiceProcess,
} from "@svc/testing";
import {
  createRolloverInState,
  newFourEyesOrganization,
  requestApproval,
} from "../approvals/approval-calls.ts";
import { signInAs } from "../portal/sign-in-as.ts";
import { TEST_PORTAL } from "../portal/test-portal.ts";
import type { TestApi } from "../start-test-api.ts";
import { sendNow, startApiInThePast } from "./due-rollovers.ts";

describeWithRedis("A worker that announces a directory change", () => {
  let api: TestApi;
  const workers: ServiceProcess[] = [];
  beforeEach(async () => {
    api = await startApiInThePast();
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.kill()));
    await api?.stop();
  });
  const startWorkerProcess = async () => {
    const mail = { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "portal@example.com" };
    const worker = await startServiceProcess("worker", {
      ...api.env,
      ...TEST_PORTAL,
      ...mail,
      DATABASE_URL: api.urls.api,
    });
    workers.push(worker);
    return worker;
  };

  it("sends nothing when it is killed midway; the next worker announces the change once", async () => {
    const orgApi = await newFourEyesOrganization(api, ["approve"]);
    const { organizationId } = orgApi.ak;
    await signInAs(orgApi, "owner", { organizationId });
    const rolloverId = await createRolloverInState(orgApi, "in_review");
    const { body } = await requestApproval(orgApi, { action: "approve", rolloverId });
    // By the worker's real time, the approval would have expired.
    await api.db.prisma.approval.update({
      where: { id: body.id },
      data: { expiresAt: new Date(Date.now() + 3_600_000) },
    });
    await api.db.prisma.custodian.update({
      where: { id: await findCustodianId(api, "test-manual") },
      data: { name: "Test: Renamed", updatedAt: new Date(Date.now() - 300_000) },
    });
    const readCounts = async () => ({
      changes: await api.db.prisma.custodianChange.count(),
      audit: await api.db.prisma.auditEntry.count({ where: { organizationId, action: "approval.outdated" } }),
      events: await api.db.prisma.event.count({ where: { organizationId, type: "approval.outdated" } }),
      mails: await api.db.prisma.mail.count({ where: { organizationId } }),
    });
    const before = { ...(await readCounts()), changes: 1, audit: 0, events: 0 };
    expect(await readCounts()).toEqual(before);
    // Mails are written last, so the blocked transaction has done everything else.
    const holder = await api.db.pool.connect();
    try {
      await holder.query("BEGIN");
      await holder.query("LOCK TABLE mails IN SHARE MODE");
      const worker = await startWorkerProcess();
      await sendNow(api, "approvals.sweep");
      await pollUntil("the worker waits for the table of mails", async () => {
        const { rowCount } = await api.db.pool.query(
          `SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
           AND application_name = 'svc-worker-work' AND wait_event_type = 'Lock' AND query ILIKE 'insert%mails%'`,
        );
        return (rowCount ?? 0) > 0;
      });
      await worker.kill();
    } finally {
      await holder.query("ROLLBACK");
      holder.release();
    }
    await pollUntil("the killed worker's transaction has ended", async () => {
      const { rowCount } = await api.db.pool.query(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'svc-worker-work'`,
      );
      return rowCount === 0;
    });
    expect(await readCounts()).toEqual(before);
    await startWorkerProcess();
    await startWorkerProcess();
    await sendNow(api, "approvals.sweep");
    await pollUntil("the change is announced", async () => (await readCounts()).changes === 0);
    expect(await readCounts()).toEqual({ changes: 0, audit: 1, events: 1, mails: before.mails + 2 });
  });
});
