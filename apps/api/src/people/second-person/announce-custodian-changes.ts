import { findAccountsByIds } from "@svc/accounts";
import { type CustodianFacts, DIRECTORY_LIFETIME_SECONDS, readCustodianFacts } from "@svc/custodians";
import { type Database, inSqlTransaction, recordAudits, recordEvents, type Sql } from "@svc/database";
import { toApprovalNotice } from "./approval.ts";
import { findDirectoryChanges } from "./covered-facts.ts";
import {
  type CustodianChange,
  deleteCustodianChange,
  lockCustodianChange,
  saveCustodianChangeProgress,
} from "./custodian-change-store.ts";
import {
  isNoticeAllowed,
  MAX_PER_ACCOUNT,
  mailOwners,
  mailParticipant,
  type NoticeContext,
} from "./outdated-mails.ts";
import { type AffectedApproval, listAffectedApprovals } from "./standing-approvals-store.ts";

const BATCH_SIZE = 200;
/** After one lifetime, no cache holds the old directory. After two, transactions that used the old directory have committed. */
const SETTLED_AFTER_MS = 2 * DIRECTORY_LIFETIME_SECONDS * 1_000;

interface OutdatedApproval {
  approval: AffectedApproval;
  /** Paths such as `source.custodianName`. */
  changes: string[];
  /** Name of the custodian of each change. */
  names: string[];
}

interface OrganizationBatch {
  organizationId: string;
  /** The import that changed the directory. */
  transactionId: string;
  outdatedApprovals: readonly OutdatedApproval[];
}

/**
 * Notifies participants and owners when a directory change makes approvals outdated. Commits the progress of each batch, so
 * workers can share the work.
 */
export async function announceCustodianChanges(ctx: NoticeContext & { db: Database }): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await inSqlTransaction(ctx.db, (tx) => announceBatch(ctx, tx));
    if (count === null) return total;
    total += count;
  }
}

/** @returns the number of outdated approvals; null if no unlocked change is old enough */
async function announceBatch(ctx: NoticeContext, tx: Sql): Promise<number | null> {
  const change = await lockCustodianChange(tx, new Date(ctx.clock.now().getTime() - SETTLED_AFTER_MS));
  if (change === null) return null;
  const approvals = await listAffectedApprovals(tx, change, BATCH_SIZE);
  const lastApproval = approvals.at(-1);
  if (!lastApproval) {
    await deleteCustodianChange(tx, change.id);
    return 0;
  }
  await saveCustodianChangeProgress(tx, change.id, lastApproval);
  const currentCustodians = await readCustodianFacts(tx, Object.keys(change.facts));
  const custodians = new Map(currentCustodians.map((custodian) => [custodian.id, custodian]));
  const allOutdated = approvals.flatMap((approval) =>
    findOutdatedApproval(ctx, { change, custodians }, approval),
  );
  for (const [organizationId, outdatedApprovals] of Map.groupBy(
    allOutdated,
    ({ approval }) => approval.organizationId,
  )) {
    const { transactionId } = change;
    await announceInOrganization(ctx, tx, { organizationId, transactionId, outdatedApprovals });
  }
  return allOutdated.length;
}

/** @returns an empty list if the change does not affect the approval's facts */
function findOutdatedApproval(
  { chainKeys }: NoticeContext,
  { change, custodians }: { change: CustodianChange; custodians: ReadonlyMap<string, CustodianFacts> },
  approval: AffectedApproval,
): OutdatedApproval[] {
  const source = custodians.get(approval.sourceCustodianId) ?? null;
  const destination = custodians.get(approval.destinationCustodianId) ?? null;
  const changedCustodians = { source, destination, facts: change.facts };
  const changes = approval.covered
    ? findDirectoryChanges(chainKeys, changedCustodians, approval.covered)
    : [];
  if (changes.length === 0) return [];
  const names = changes.map((path) => (path.startsWith("source.") ? source : destination)?.name ?? "");
  return [{ approval, changes, names }];
}

async function announceInOrganization(ctx: NoticeContext, tx: Sql, batch: OrganizationBatch): Promise<void> {
  const { organizationId, outdatedApprovals } = batch;
  const at = ctx.clock.now();
  const notices = outdatedApprovals.map(({ approval, changes }) => ({
    changes,
    ...toApprovalNotice(approval, "outdated"),
  }));
  await recordEvents(
    tx,
    notices.map(({ event }) => ({ organizationId, at, ...event })),
  );
  await recordAudits(
    tx,
    notices.map(({ audit, changes }) => ({
      action: "approval.outdated" as const,
      targetId: audit.targetId,
      data: { ...audit.data, changes },
      organizationId,
      actor: { type: "service", id: null } as const,
      requestId: null,
      at,
    })),
  );
  if (ctx.mail === null) return;
  if (await isFirstNoticeOfImport(ctx, tx, { ...batch, scopeKey: organizationId })) {
    await mailOwners(ctx, tx, {
      organizationId,
      subject: "Custodian details changed during a rollover",
      intro: `Details of ${listNames(outdatedApprovals)} changed in the directory after approvals were requested or given for these rollovers:`,
      rolloverIds: outdatedApprovals.map(({ approval }) => approval.rolloverId),
    });
  }
  await mailParticipants(ctx, tx, batch);
}

/** Each recipient gets one mail per import. */
const isFirstNoticeOfImport = (
  ctx: NoticeContext,
  tx: Sql,
  { transactionId, scopeKey }: { transactionId: string; scopeKey: string },
) => isNoticeAllowed(ctx, tx, { scopeKey: `import:${transactionId}:${scopeKey}`, max: 1 });

async function mailParticipants(ctx: NoticeContext, tx: Sql, batch: OrganizationBatch): Promise<void> {
  const { organizationId, outdatedApprovals } = batch;
  const byAccount = Map.groupBy(outdatedApprovals, ({ approval }) => approval.accountId);
  for (const { id, email } of await findAccountsByIds(tx, ctx, {
    organizationId,
    ids: [...byAccount.keys()],
  })) {
    if (email === null || !(await isFirstNoticeOfImport(ctx, tx, { ...batch, scopeKey: id }))) continue;
    if (!(await isNoticeAllowed(ctx, tx, { scopeKey: id, max: MAX_PER_ACCOUNT }))) continue;
    const isMailed = await mailParticipant(ctx, tx, {
      organizationId,
      to: email,
      subject: "Details of your rollover changed",
      lines: [
        `During your rollover, the name, address or payment details of these companies changed: ${listNames(byAccount.get(id) ?? [])}.`,
        "The rollover continues once two people have reviewed the change.",
        "If you have questions, contact the company where you started the rollover.",
      ],
    });
    if (!isMailed) return;
  }
}

const MAX_NAMES = 5;

function listNames(approvals: readonly OutdatedApproval[]): string {
  const names = [...new Set(approvals.flatMap(({ names }) => names))];
  const hiddenCount = names.length - MAX_NAMES;
  const listed = [...names.slice(0, MAX_NAMES), ...(hiddenCount > 0 ? [`${hiddenCount} more`] : [])];
  return new Intl.ListFormat("en-US").format(listed);
}
