import { formatDay, formatEnumValue } from "../../ui/index.ts";
import type { BulkReminder } from "./bulk-action.ts";
import { strings } from "./bulk-strings.ts";
import type { BulkRow } from "./use-bulk-action.ts";

export function formatReminderOutcome({ status, outcome, problem }: BulkRow, now: number | null): string {
  if (status === "unchecked") return strings.unchecked;
  if (problem) {
    const { detail, nextReminderAt } = problem;
    return strings.notReminded(
      typeof nextReminderAt === "string"
        ? strings.remindedRecently(formatDay(nextReminderAt.slice(0, 10), now))
        : detail,
    );
  }
  if (!outcome || !("recipient" in outcome)) return "";
  const reminder = formatReminder(outcome);
  return status === "done" ? strings.reminderSent(reminder) : reminder;
}

function formatReminder({ recipient, channels, task }: BulkReminder): string {
  const channelNames = channels.map((channel) => strings.channels[channel] ?? formatEnumValue(channel));
  const name = strings.recipients[recipient] ?? formatEnumValue(recipient);
  return strings.reminder(name, channelNames, task === null ? undefined : strings.tasks[task]);
}

export function formatActionOutcome({ status, outcome, problem }: BulkRow, now: number | null): string {
  if (status === "unchecked") return strings.unchecked;
  if (problem) {
    const { state, detail } = problem;
    const reason =
      // Other problems can have a state too. Their detail explains the reason.
      typeof state === "string" && detail.includes("not allowed in state")
        ? strings.wrongState(formatEnumValue(state))
        : detail;
    return status === "failed" ? strings.failed(reason) : strings.refused(reason);
  }
  if (!outcome || "recipient" in outcome) return "";
  const { fromState, toState, dueAt } = outcome;
  const change =
    fromState === toState
      ? formatEnumValue(toState)
      : strings.change(formatEnumValue(fromState), formatEnumValue(toState));
  switch (status) {
    case "needsApproval":
      return strings.needsApproval(change);
    case "requested":
      return strings.requested;
    case "done":
      return strings.doneRow(formatEnumValue(toState));
    default:
      return dueAt === null ? change : strings.withDueDate(change, formatDay(dueAt.slice(0, 10), now));
  }
}
