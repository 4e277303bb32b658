import {
  AuditChainCheck,
  type AuditFault,
  type AuditHead,
  type AuditMark,
  DEPLOYMENT_CHAIN,
  findAuditHead,
  inSqlTransaction,
  readAuditLinks,
} from "@svc/database";
import type { OperatorContext } from "../operator-context.ts";
import type { AuditAnchor } from "./audit-anchor.ts";
import { listAuditChains } from "./audit-store.ts";
import { requireChain } from "./read-audit.ts";

/** A place where the log is not as it was written. */
export interface AuditLogFault extends AuditFault {
  /** Whose chain; null for the deployment's own. */
  organizationId: string | null;
}

/** What a verification read, and what it found. */
export interface AuditVerification {
  rows: number;
  /** Where each chain ends; one that has no row is not among them. */
  heads: AuditHead[];
  /** A hundred at most. */
  faults: AuditLogFault[];
}

const LINKS_AT_ONCE = 1_000;
const MAX_FAULTS = 100;

/**
 * Holds one chain, or all, against the hashes of their rows, their ends, and what anchors say that they were.
 *
 * @param chain null for all
 * @throws Problem `not_found` for the organization, where no anchor knows it either
 */
export async function verifyAudit(
  ctx: OperatorContext,
  chain: string | null,
  anchors: readonly AuditAnchor[],
): Promise<AuditVerification> {
  const marks = marksOf(anchors);
  if (chain !== null && !marks.has(chain)) await requireChain(ctx, chain);
  const all = chain === null ? new Set([...(await listAuditChains(ctx.db.sql)), ...marks.keys()]) : [chain];
  const found: AuditVerification = { rows: 0, heads: [], faults: [] };
  for (const one of all) {
    const { rows, last, faults } = await verifyChain(ctx, one, marks.get(one) ?? []);
    found.rows += rows;
    if (rows > 0) found.heads.push({ chain: one, ...last });
    const organizationId = one === DEPLOYMENT_CHAIN ? null : one;
    found.faults.push(...faults.map((fault) => ({ organizationId, ...fault })));
    if (found.faults.length >= MAX_FAULTS) break;
  }
  return { ...found, faults: found.faults.slice(0, MAX_FAULTS) };
}

function verifyChain({ db }: OperatorContext, chain: string, marks: readonly AuditMark[]) {
  // One snapshot: what is written between two reads would look like an end that does not fit.
  return inSqlTransaction(
    db,
    async (tx) => {
      const head = await findAuditHead(tx, chain);
      const check = new AuditChainCheck(marks);
      let rows = 0;
      for (;;) {
        const links = await readAuditLinks(tx, chain, check.last.sequence, LINKS_AT_ONCE);
        for (const link of links) check.add(link);
        rows += links.length;
        if (links.length < LINKS_AT_ONCE || check.faults.length >= MAX_FAULTS) break;
      }
      check.end(head);
      return { rows, last: check.last, faults: check.faults };
    },
    "REPEATABLE READ",
  );
}

function marksOf(anchors: readonly AuditAnchor[]): Map<string, AuditMark[]> {
  const marks = new Map<string, AuditMark[]>();
  for (const { at, heads } of anchors) {
    for (const { chain, sequence, hash } of heads) {
      const known = marks.get(chain) ?? [];
      known.push({ sequence, hash, at });
      marks.set(chain, known);
    }
  }
  return marks;
}
