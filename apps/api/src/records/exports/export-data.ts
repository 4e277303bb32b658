import { findAccountOrganizationId, getAccount, toAccountView } from "@svc/accounts";
import { findCustodianRequests } from "@svc/custodians/requests";
import { inSqlTransaction, recordAudit } from "@svc/database";
import { CREDENTIAL_SCOPES, type Environment } from "@svc/keys";
import { encodeCursorAfter, toReadCall } from "@svc/operations";
import type { Principal } from "@svc/service-kit/auth";
import { JsonLine } from "@svc/service-kit/endpoints";
import { notFound } from "@svc/service-kit/errors";
import type { Page } from "@svc/service-kit/lists";
import { listAccounts } from "../../accounts-and-consents/accounts/operations/list-accounts.ts";
import { listConsents } from "../../accounts-and-consents/consents/operations/list-consents.ts";
import { listApprovals } from "../../approvals/operations/list-approvals.ts";
import { OPERATOR } from "../../context/actor.ts";
import type { EXPORT_AUDIT_ACTIONS } from "../../context/audit-actions.ts";
import type { ApiCall } from "../../context/define-operation.ts";
import type { OperatorContext } from "../../context/operator-context.ts";
import { listApiKeys } from "../../keys/api-keys/operations/list-api-keys.ts";
import { listInvitations } from "../../people/members/operations/list-invitations.ts";
import { listMembers } from "../../people/members/operations/list-members.ts";
import { getOrganization } from "../../people/organizations/organizations.ts";
import { toSettingsView } from "../../people/organizations/settings-view.ts";
import type { RolloversContext } from "../../rollovers/drafts/draft-rollover.ts";
import { exportRollovers } from "../../rollovers/operations/export-rollovers.ts";
import { listDistributions } from "../../rollovers/operations/list-distributions.ts";
import { listTimeline } from "../../rollovers/operations/list-timeline.ts";
import type { RolloverView } from "../../rollovers/views/rollover-view.ts";
import { listEvents } from "../../webhooks/events/operations/list-events.ts";
import { listWebhookEndpoints } from "../../webhooks/operations/list-webhook-endpoints.ts";
import { toAuditEntryJson } from "../audit/audit-entry.ts";
import { exportAudit } from "../audit/read-audit.ts";

const NO_FILTER = { chain: null, actor: null, action: null, targetId: null, since: null, until: null };

/**
 * Yields accounts before their consents and rollovers, and rollovers before their timelines. Audits the export at the start, even
 * if the caller stops reading.
 * @throws Problem `not_found`
 */
export async function* exportOrganization(
  ctx: ExportContext,
  organizationId: string,
): AsyncGenerator<object> {
  const organization = await getOrganization(ctx, organizationId);
  await auditExport(ctx, { organizationId, action: "organization.exported", targetId: organizationId });
  const call = createOperatorCall(ctx, organizationId);
  const { id, name, allowedOrigins, createdAt, lockedAt } = organization;
  yield { object: "organization", id, name, allowedOrigins, createdAt, lockedAt };
  yield toSettingsView(organization);
  yield* listAll(call, listApiKeys, {});
  yield* listAll(call, listMembers, {});
  yield* listAll(call, listInvitations, {});
  yield* listAll(call, listWebhookEndpoints, {});
  for await (const account of listAll(call, listAccounts, {})) {
    yield account;
    yield* listAll(call, listConsents, { id: account.id });
  }
  yield* exportCustodianRequests(ctx, organizationId, null);
  yield* exportRolloversWithTimelines(call, {});
  yield* listAll(call, listDistributions, {});
  yield* listAll(call, listApprovals, {});
  yield* listAll(call, listEvents, { order: "newest" });
  yield* exportAuditEntries(ctx, organizationId, null);
}

/** @throws Problem `not_found` */
export async function* exportAccount(ctx: ExportContext, accountId: string): AsyncGenerator<object> {
  const organizationId = await findAccountOrganizationId(ctx.db.sql, accountId);
  if (organizationId === null) throw notFound("account");
  await auditExport(ctx, { organizationId, action: "account.exported", targetId: accountId });
  const call = createOperatorCall(ctx, organizationId);
  yield toAccountView(await getAccount(ctx, organizationId, accountId), ctx.environment);
  yield* listAll(call, listConsents, { id: accountId });
  yield* exportCustodianRequests(ctx, organizationId, accountId);
  const ids: string[] = [];
  for await (const view of exportRolloversWithTimelines(call, { accountId })) {
    if (view.object === "rollover") ids.push(view.id);
    yield view;
  }
  for (const rolloverId of ids) yield* listAll(call, listApprovals, { rolloverId });
  for (const targetId of [accountId, ...ids]) yield* exportAuditEntries(ctx, organizationId, targetId);
}

async function* exportCustodianRequests(
  { db }: ExportContext,
  organizationId: string,
  accountId: string | null,
) {
  for (const request of await findCustodianRequests(db.sql, { organizationId, accountId }))
    yield { object: "custodian_request", ...request };
}

async function* exportRolloversWithTimelines(call: ApiCall, filter: { accountId?: string }) {
  for await (const line of await exportRollovers.run(toReadCall(exportRollovers, call, filter), filter)) {
    const rollover = JsonLine.toValue(line) as RolloverView;
    yield rollover;
    yield* listAll(call, listTimeline, { id: rollover.id });
  }
}

async function* exportAuditEntries(ctx: ExportContext, organizationId: string, targetId: string | null) {
  for await (const entry of exportAudit(
    { ...ctx, db: ctx.db.reads },
    { ...NO_FILTER, chain: organizationId, targetId },
  ))
    yield toAuditEntryJson(entry);
}

async function auditExport(
  ctx: ExportContext,
  entry: { organizationId: string; action: (typeof EXPORT_AUDIT_ACTIONS)[number]; targetId: string },
): Promise<void> {
  const auditFields = { actor: OPERATOR, data: {}, requestId: null, at: ctx.clock.now() };
  await inSqlTransaction(ctx.db, (tx) => recordAudit(tx, { ...entry, ...auditFields }));
}

type ExportContext = OperatorContext & RolloversContext;

/** Uses every scope that a key of the organization can have. */
function createOperatorCall(ctx: ExportContext, organizationId: string): ApiCall {
  const principal = {
    organizationId,
    environment: ctx.environment satisfies Environment,
    scopes: CREDENTIAL_SCOPES.ak,
    actor: OPERATOR,
    keyId: null,
    keyType: null,
    personId: null,
  };
  return {
    ...ctx,
    // Sufficient for reads; fields for writes and files are missing.
    principal: principal as unknown as Principal,
    requestId: "",
    ifMatch: null,
    header: () => undefined,
  } as unknown as ApiCall;
}

const PAGE_SIZE = 100;

interface Listing<Input, Item> {
  run(call: ApiCall, input: Input): Page<Item> | Promise<Page<Item>>;
  // biome-ignore lint/suspicious/noExplicitAny: each list has its own input type.
  fromReplica?: true | ((input: any) => boolean);
  // biome-ignore lint/suspicious/noExplicitAny: each list has its own item type.
  cursor?: ((item: any, index: number, page: any) => string) | undefined;
}

/** Holds no connection between pages, and only one page in memory. */
async function* listAll<Input extends { limit: number; cursor?: string | undefined }, Item>(
  call: ApiCall,
  listing: Listing<Input, Item>,
  input: Omit<Input, "limit" | "cursor">,
): AsyncGenerator<Item> {
  for (let cursor: string | undefined; ; ) {
    const pageInput = { ...input, limit: PAGE_SIZE, cursor } as Input;
    const page: Page<Item> = await listing.run(toReadCall(listing, call, pageInput), pageInput);
    yield* page.items;
    if (!page.hasMore) return;
    cursor = encodeCursorAfter(listing, page, page.items.length - 1);
  }
}
