import { readAccounts } from "@svc/accounts";
import { type CustodianFacts, DIRECTORY_LIFETIME_SECONDS, readCustodianFacts } from "@svc/custodians";
import { type Database, inSqlTransaction, recordAudits, recordEvents, type Sql } from "@svc/database";
import { findDirectoryChanges } from "./covered-facts.ts";
import {
  type CustodianChange,
  deleteCustodianChange,
  lockCustodianChange,
  moveCustodianChange,
} from "./custodian-change-store.ts";
import {
  isNoticeAllowed,
  MAX_OF_ACCOUNT,
  mailOwners,
  mailParticipant,
  type NoticeContext,
} from "./outdated-mails.ts";
import { type ConcernedApproval, listConcerned } from "./standing-approvals-store.ts";
import { toldOf } from "./tell-approval.ts";

const AT_ONCE = 200;
/**
 * A process can use the previous directory for a lifetime, and so can a request for approval. Twice as long leaves time for the import
 * to commit and for such a request to be answered.
 */
const SETTLED_AFTER_MS = 2 * DIRECTORY_LIFETIME_SECONDS * 1_000;

/** An approval that does not cover a change, and the facts that it does not cover. */
interface Outdated {
  approval: ConcernedApproval;
  changes: string[];
  /** The names of the custodians that these facts are of. */
  names: string[];
}

/** Outdated approvals of one organization. */
interface OutdatedIn {
  organizationId: string;
  /** The import's. */
  transactionId: string;
  outdated: readonly Outdated[];
}

/**
 * Notifies participants and owners that the directory changed under approvals that do not cover the change. Each transaction takes some
 * approvals and moves the change on, so a worker that dies loses nothing and repeats nothing. Any number of workers share the changes.
 *
 * @returns how many approvals became outdated
 */
export async function announceCustodianChanges(ctx: NoticeContext & { db: Database }): Promise<number> {
  let total = 0;
  for (;;) {
    const outdated = await inSqlTransaction(ctx.db, (tx) => announceSome(ctx, tx));
    if (outdated === null) return total;
    total += outdated;
  }
}

/** @returns null when no change is left that another worker does not have */
async function announceSome(ctx: NoticeContext, tx: Sql): Promise<number | null> {
  const change = await lockCustodianChange(tx, new Date(ctx.clock.now().getTime() - SETTLED_AFTER_MS));
  if (change === null) return null;
  const approvals = await listConcerned(tx, change, AT_ONCE);
  const last = approvals.at(-1);
  if (!last) {
    await deleteCustodianChange(tx, change.id);
    return 0;
  }
  await moveCustodianChange(tx, change.id, last);
  const facts = await readCustodianFacts(tx, Object.keys(change.facts));
  const custodians = new Map(facts.map((custodian) => [custodian.id, custodian]));
  const outdated = approvals.flatMap((approval) => findOutdated(ctx, { change, custodians }, approval));
  for (const [organizationId, own] of Map.groupBy(outdated, ({ approval }) => approval.organizationId)) {
    const { transactionId } = change;
    await announceIn(ctx, tx, { organizationId, transactionId, outdated: own });
  }
  return outdated.length;
}

function findOutdated(
  { chainKeys }: NoticeContext,
  { change, custodians }: { change: CustodianChange; custodians: ReadonlyMap<string, CustodianFacts> },
  approval: ConcernedApproval,
): Outdated[] {
  const source = custodians.get(approval.sourceCustodianId) ?? null;
  const destination = custodians.get(approval.destinationCustodianId) ?? null;
  const sides = { source, destination, facts: change.facts };
  const changes = approval.covered ? findDirectoryChanges(chainKeys, sides, approval.covered) : [];
  if (changes.length === 0) return [];
  const names = changes.map((path) => (path.startsWith("source.") ? source : destination)?.name ?? "");
  return [{ approval, changes, names }];
}

async function announceIn(ctx: NoticeContext, tx: Sql, of: OutdatedIn): Promise<void> {
  const { organizationId, outdated } = of;
  const at = ctx.clock.now();
  const told = outdated.map(({ approval, changes }) => ({ changes, ...toldOf(approval, "outdated") }));
  await recordEvents(
    tx,
    told.map(({ event }) => ({ organizationId, at, ...event })),
  );
  await recordAudits(
    tx,
    told.map(({ audit, changes }) => ({
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
  if (await isFirstOfImport(ctx, tx, { ...of, whose: organizationId })) {
    await mailOwners(ctx, tx, {
      organizationId,
      subject: "Custodian details changed during a rollover",
      intro: `Details of ${listNames(outdated)} changed in the directory after approvals were requested or given for these rollovers:`,
      rolloverIds: outdated.map(({ approval }) => approval.rolloverId),
    });
  }
  await mailParticipants(ctx, tx, of);
}

/** An import can change many custodians, and its approvals can take several batches: it is one mail all the same. */
const isFirstOfImport = (
  ctx: NoticeContext,
  tx: Sql,
  { transactionId, whose }: { transactionId: string; whose: string },
) => isNoticeAllowed(ctx, tx, { whose: `import:${transactionId}:${whose}`, max: 1 });

async function mailParticipants(ctx: NoticeContext, tx: Sql, of: OutdatedIn): Promise<void> {
  const { organizationId, outdated } = of;
  const byAccount = Map.groupBy(outdated, ({ approval }) => approval.accountId);
  for (const { id, email } of await readAccounts(tx, ctx, organizationId, [...byAccount.keys()])) {
    if (email === null || !(await isFirstOfImport(ctx, tx, { ...of, whose: id }))) continue;
    if (!(await isNoticeAllowed(ctx, tx, { whose: id, max: MAX_OF_ACCOUNT }))) continue;
    const isMailed = await mailParticipant(ctx, tx, {
      organizationId,
      to: email,
      subject: "Details of your rollover changed",
      lines: [
        `The name of ${listNames(byAccount.get(id) ?? [])}, or where it receives money or requests, changed during your rollover.`,
        "The rollover continues once two people have reviewed the change.",
        "",
        "If you have questions, contact the company where you started the rollover.",
      ],
    });
    if (!isMailed) return;
  }
}

const MAX_NAMES = 5;

function listNames(outdated: readonly Outdated[]): string {
  const names = [...new Set(outdated.flatMap((one) => one.names))];
  const more = names.length - MAX_NAMES;
  return [...names.slice(0, MAX_NAMES), ...(more > 0 ? [`${more} more`] : [])].join(" and ");
}
