import type { Sql, Write } from "@svc/database";
import { getToday, type LocalTime } from "@svc/rollover-rules/deadlines/days";
import { findReportedNigo } from "@svc/rollover-rules/nigo/reported-nigo";
import type { Rollover } from "@svc/rollover-rules/rollover";
import type { ActionName } from "@svc/rollover-rules/workflow/transitions";
import type { WorkflowState } from "@svc/rollover-rules/workflow/workflow-state";
import type { TimelineActor } from "../../context/actor.ts";
import { createNigoItem } from "./nigo-item.ts";
import { resolveReportedItems, toNigoRow } from "./nigo-store.ts";

interface PerformedAction {
  action: ActionName;
  params: Record<string, unknown>;
}

export function toNigoWrites(
  rollover: Rollover,
  { action, params }: PerformedAction,
  { time, actor }: { time: LocalTime; actor: TimelineActor },
): Write[] {
  const reported = findReportedNigo(action, params);
  if (!reported) return [];
  const item = createNigoItem(rollover, {
    ...reported,
    detail: null,
    reportedOn: getToday(time),
    action,
    actor,
    at: time.now,
  });
  return [{ table: "rolloverNigoItems", row: toNigoRow(item) }];
}

const FINAL_REJECTIONS = ["reject", "custodian_reject"];

/** Resolves the items of a soft rejection whose document request is met, or of a rejection that is undone. */
export async function resolveNigoOfAction(
  tx: Sql,
  before: Rollover,
  { next, action, at, actor }: { next: WorkflowState; action: ActionName; at: Date; actor: TimelineActor },
): Promise<void> {
  const isRequestMet = before.documentRequest?.code != null && next.documentRequest === null;
  const reportingActions =
    action === "reopen" && before.rejection
      ? FINAL_REJECTIONS
      : isRequestMet
        ? ["custodian_soft_reject"]
        : [];
  if (reportingActions.length === 0) return;
  await resolveReportedItems(tx, before.organizationId, {
    rolloverId: before.id,
    actions: reportingActions,
    resolution: action === "waive_documents" ? "waived" : "corrected",
    resolvedAt: at,
    resolvedBy: { type: actor.type, id: actor.id },
  });
}
