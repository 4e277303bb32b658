import { findAccountOwner, getAccount, toAccountView } from "@svc/accounts";
import { findCustodianRequestsOf } from "@svc/custodians/requests";
import { inSqlTransaction, recordAudit } from "@svc/database";
import { readingCall } from "@svc/operations";
import { JsonLine, notFound } from "@svc/service-kit";
import { listAccounts } from "../accounts/operations/list-accounts.ts";
import { listApiKeys } from "../api-keys/operations/list-api-keys.ts";
import { listApprovals } from "../approvals/operations/list-approvals.ts";
import { auditEntryJson } from "../audit/audit-entry.ts";
import { exportAudit } from "../audit/read-audit.ts";
import { listConsents } from "../consents/operations/list-consents.ts";
import type { ApiCall } from "../declare.ts";
import { listEvents } from "../events/operations/list-events.ts";
import { listInvitations } from "../members/operations/list-invitations.ts";
import { listMembers } from "../members/operations/list-members.ts";
import { OPERATOR } from "../operator-actor.ts";
import { getOrganization } from "../organizations/organizations.ts";
import { toSettingsView } from "../organizations/settings-view.ts";
import { exportRollovers } from "../rollovers/operations/export-rollovers.ts";
import { listDistributions } from "../rollovers/operations/list-distributions.ts";
import { listTimeline } from "../rollovers/operations/list-timeline.ts";
import type { RolloverView } from "../rollovers/rollover-view.ts";
import { listWebhookEndpoints } from "../webhooks/operations/list-webhook-endpoints.ts";
import type { EXPORT_AUDIT_ACTIONS } from "./audit-actions.ts";
import { type ExportContext, operatorCall } from "./operator-call.ts";
import { readAll } from "./read-all.ts";

const ALL = { chain: null, actor: null, action: null, targetId: null, since: null, until: null };

/**
 * Exports everything held about an organization. Accounts precede their consents and rollovers, and rollovers their timelines. Audited at
 * the start, even if not read to the end. @throws Problem `not_found`
 */
export async function* exportOrganization(
  ctx: ExportContext,
  organizationId: string,
): AsyncGenerator<object> {
  const organization = await getOrganization(ctx, organizationId);
  await writeDown(ctx, { organizationId, action: "organization.exported", targetId: organizationId });
  const call = operatorCall(ctx, organizationId);
  const { id, name, allowedOrigins, createdAt, lockedAt } = organization;
  yield { object: "organization", id, name, allowedOrigins, createdAt, lockedAt };
  yield toSettingsView(organization);
  yield* readAll(call, listApiKeys, {});
  yield* readAll(call, listMembers, {});
  yield* readAll(call, listInvitations, {});
  yield* readAll(call, listWebhookEndpoints, {});
  for await (const account of readAll(call, listAccounts, {})) {
    yield account;
    yield* readAll(call, listConsents, { id: account.id });
  }
  yield* custodianRequestsOf(ctx, organizationId, null);
  yield* rolloversOf(call, {});
  yield* readAll(call, listDistributions, {});
  yield* readAll(call, listApprovals, {});
  yield* readAll(call, listEvents, { order: "newest" });
  yield* auditOf(ctx, organizationId, null);
}

/** Audited at the start. @throws Problem `not_found` */
export async function* exportAccount(ctx: ExportContext, accountId: string): AsyncGenerator<object> {
  const organizationId = await findAccountOwner(ctx.db.sql, accountId);
  if (organizationId === null) throw notFound("account");
  await writeDown(ctx, { organizationId, action: "account.exported", targetId: accountId });
  const call = operatorCall(ctx, organizationId);
  yield toAccountView(await getAccount(ctx, organizationId, accountId), ctx.environment);
  yield* readAll(call, listConsents, { id: accountId });
  yield* custodianRequestsOf(ctx, organizationId, accountId);
  const ids: string[] = [];
  for await (const one of rolloversOf(call, { accountId })) {
    if (one.object === "rollover") ids.push(one.id);
    yield one;
  }
  for (const rolloverId of ids) yield* readAll(call, listApprovals, { rolloverId });
  for (const targetId of [accountId, ...ids]) yield* auditOf(ctx, organizationId, targetId);
}

async function* custodianRequestsOf({ db }: ExportContext, organizationId: string, accountId: string | null) {
  for (const request of await findCustodianRequestsOf(db.sql, { organizationId, accountId }))
    yield { object: "custodian_request", ...request };
}

async function* rolloversOf(call: ApiCall, filter: { accountId?: string }) {
  for await (const line of await exportRollovers.run(readingCall(exportRollovers, call, filter), filter)) {
    const rollover = JsonLine.valueOf(line) as RolloverView;
    yield rollover;
    yield* readAll(call, listTimeline, { id: rollover.id });
  }
}

async function* auditOf(ctx: ExportContext, organizationId: string, targetId: string | null) {
  for await (const entry of exportAudit(
    { ...ctx, db: ctx.db.reads },
    { ...ALL, chain: organizationId, targetId },
  ))
    yield auditEntryJson(entry);
}

async function writeDown(
  ctx: ExportContext,
  entry: { organizationId: string; action: (typeof EXPORT_AUDIT_ACTIONS)[number]; targetId: string },
): Promise<void> {
  const who = { actor: OPERATOR, data: {}, requestId: null, at: ctx.clock.now() };
  await inSqlTransaction(ctx.db, (tx) => recordAudit(tx, { ...entry, ...who }));
}
