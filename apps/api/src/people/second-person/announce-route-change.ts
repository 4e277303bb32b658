import type { CustodianDirectory } from "@svc/custodians";
import { recordAudits, recordEvents, type Sql } from "@svc/database";
import type { LockedRollover } from "@svc/rollover-rules/rollover";
import type { Clock } from "@svc/service-kit";
import { OPERATOR } from "../../context/actor.ts";
import type { ChainKeys } from "../../context/chain-keys.ts";
import { type Approval, toApprovalNotice } from "./approval.ts";
import { findChanges } from "./covered-facts.ts";
import { listStandingApprovals } from "./standing-approvals-store.ts";

interface OutdatedByRoute {
  approval: Approval;
  /** Paths such as `source.custodianName`. */
  changes: string[];
}

/**
 * Lists standing approvals that do not cover the rollover's new custodian.
 * @param sides whose custodian changed: `source`, `destination` or both
 */
export async function listOutdatedByRoute(
  { chainKeys }: { chainKeys: ChainKeys },
  tx: Sql,
  {
    rollover,
    directory,
    sides,
  }: { rollover: LockedRollover; directory: CustodianDirectory; sides: readonly string[] },
): Promise<OutdatedByRoute[]> {
  const standing = await listStandingApprovals(tx, rollover.organizationId, rollover.accountId);
  return standing.flatMap((approval) => {
    if (approval.rolloverId !== rollover.id || !approval.covered) return [];
    const changes = findChanges(chainKeys, { rollover, account: null, directory }, approval.covered).filter(
      (path) => sides.some((side) => path.startsWith(`${side}.`)),
    );
    return changes.length === 0 ? [] : [{ approval, changes }];
  });
}

export async function announceRouteChange(
  { clock }: { clock: Clock },
  tx: Sql,
  outdated: readonly OutdatedByRoute[],
): Promise<void> {
  if (outdated.length === 0) return;
  const at = clock.now();
  const notices = outdated.map(({ approval, changes }) => ({
    organizationId: approval.organizationId,
    changes,
    ...toApprovalNotice(approval, "outdated"),
  }));
  await recordEvents(
    tx,
    notices.map(({ organizationId, event }) => ({ organizationId, at, ...event })),
  );
  await recordAudits(
    tx,
    notices.map(({ organizationId, audit, changes }) => ({
      action: "approval.outdated" as const,
      targetId: audit.targetId,
      data: { ...audit.data, changes },
      organizationId,
      actor: OPERATOR,
      requestId: null,
      at,
    })),
  );
}
