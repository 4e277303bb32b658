import {
  AuditChainCheck,
  type AuditCheckpoint,
  type AuditHead,
  type AuditIssue,
  DEPLOYMENT_CHAIN,
  findAuditHead,
  inSqlTransaction,
  readAuditLinks,
} from "@svc/database";
import type { OperatorContext } from "../../context/operator-context.ts";
import type { AuditAnchor } from "./audit-anchor.ts";
import { listAuditChains } from "./audit-store.ts";
import { requireChain } from "./read-audit.ts";

interface AuditLogIssue extends AuditIssue {
  /** Null for the deployment's chain. */
  organizationId: string | null;
}

export interface AuditVerification {
  rows: number;
  heads: AuditHead[];
  /** Up to 100. */
  faults: AuditLogIssue[];
}

const LINKS_AT_ONCE = 1_000;
const MAX_FAULTS = 100;

/**
 * Verifies row hashes, heads and anchors.
 * @param chain null for all
 * @throws Problem `not_found` if neither an organization nor an anchor has this chain
 */
export async function verifyAudit(
  ctx: OperatorContext,
  chain: string | null,
  anchors: readonly AuditAnchor[],
): Promise<AuditVerification> {
  const checkpoints = groupCheckpointsByChain(anchors);
  if (chain !== null && !checkpoints.has(chain)) await requireChain(ctx, chain);
  const chains =
    chain === null ? new Set([...(await listAuditChains(ctx.db.sql)), ...checkpoints.keys()]) : [chain];
  const result: AuditVerification = { rows: 0, heads: [], faults: [] };
  for (const name of chains) {
    const { rows, last, faults } = await verifyChain(ctx, name, checkpoints.get(name) ?? []);
    result.rows += rows;
    if (rows > 0) result.heads.push({ chain: name, ...last });
    const organizationId = name === DEPLOYMENT_CHAIN ? null : name;
    result.faults.push(...faults.map((fault) => ({ organizationId, ...fault })));
    if (result.faults.length >= MAX_FAULTS) break;
  }
  return { ...result, faults: result.faults.slice(0, MAX_FAULTS) };
}

function verifyChain({ db }: OperatorContext, chain: string, checkpoints: readonly AuditCheckpoint[]) {
  // One snapshot, so that the head matches the rows.
  return inSqlTransaction(
    db,
    async (tx) => {
      const head = await findAuditHead(tx, chain);
      const check = new AuditChainCheck(checkpoints);
      let rows = 0;
      for (;;) {
        const links = await readAuditLinks(tx, chain, { after: check.last.sequence, limit: LINKS_AT_ONCE });
        for (const link of links) check.add(link);
        rows += links.length;
        if (links.length < LINKS_AT_ONCE || check.issues.length >= MAX_FAULTS) break;
      }
      check.end(head);
      return { rows, last: check.last, faults: check.issues };
    },
    { isolation: "REPEATABLE READ" },
  );
}

function groupCheckpointsByChain(anchors: readonly AuditAnchor[]): Map<string, AuditCheckpoint[]> {
  const checkpoints = new Map<string, AuditCheckpoint[]>();
  for (const { at, heads } of anchors) {
    for (const { chain, sequence, hash } of heads) {
      const chainCheckpoints = checkpoints.get(chain) ?? [];
      chainCheckpoints.push({ sequence, hash, at });
      checkpoints.set(chain, chainCheckpoints);
    }
  }
  return checkpoints;
}
