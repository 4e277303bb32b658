import { toLabel } from "../../forms/labels.ts";
import { formatDay } from "../../ui/due.ts";
import { formatDifference, formatMoney } from "../../ui/money-format.ts";
import { strings } from "./effects-strings.ts";
import type { Rollover } from "./rollover.ts";
import { strings as labels } from "./strings.ts";

type ComparedRollover = Pick<
  Rollover,
  "state" | "pendingOn" | "amounts" | "deadlines" | "amountMismatch" | "requestMismatch"
>;

/** @param after result of a dry run */
export function describeEffects(
  before: ComparedRollover,
  after: ComparedRollover,
  { event, needsApproval = false }: { event: string | null; needsApproval?: boolean },
): string[] {
  return [
    ...(needsApproval ? [strings.approvers] : []),
    before.state === after.state
      ? strings.sameState(toLabel(after.state))
      : strings.state(toLabel(before.state), toLabel(after.state)),
    ...describeAmounts(before.amounts, after.amounts),
    ...describeMismatches(before, after),
    ...describeDeadlines(before.deadlines, after.deadlines),
    ...(before.pendingOn === after.pendingOn
      ? []
      : [
          after.pendingOn === "none"
            ? strings.ends
            : strings.next(labels.pendingOn[after.pendingOn] ?? toLabel(after.pendingOn)),
        ]),
    ...(event === null ? [] : [strings.event(event)]),
  ];
}

function describeAmounts(before: ComparedRollover["amounts"], after: ComparedRollover["amounts"]): string[] {
  return (["sent", "received", "posted"] as const).flatMap((name) => {
    const [from, to] = [before[name] ?? "0.00", after[name] ?? "0.00"];
    return from === to ? [] : [strings.amount(strings.amounts[name], formatMoney(from), formatMoney(to))];
  });
}

function describeMismatches(before: ComparedRollover, after: ComparedRollover): string[] {
  return (["amountMismatch", "requestMismatch"] as const).flatMap((name) => {
    const mismatch = after[name];
    const isNew = mismatch?.status === "open" && before[name]?.difference !== mismatch.difference;
    return isNew ? [strings.mismatch(formatDifference(mismatch))] : [];
  });
}

type Deadlines = ComparedRollover["deadlines"];

function describeDeadlines(before: Deadlines, after: Deadlines): string[] {
  const formatName = (type: string) => labels.deadlines[type] ?? toLabel(type);
  const count = (deadlines: Deadlines, type: string) => deadlines.filter((one) => one.type === type).length;
  const [added, removed] = [findMissing(before, after), findMissing(after, before)];
  const addedLines = added
    .filter(({ dueOn }) => dueOn !== null)
    .map(({ type, dueOn }) => strings.deadline(formatName(type), formatDay(dueOn ?? "", null)));
  const endedLines = removed
    // If at least as many deadlines of this type were added, the removed ones did not end: their days changed.
    .filter(({ type }) => count(removed, type) > count(added, type))
    .map(({ type, dueOn }) =>
      strings.deadlineEnds(
        // Each distribution has its own 60-day deadline.
        count(before, type) > 1 && dueOn !== null
          ? `${formatName(type)}, ${formatDay(dueOn, null)}`
          : formatName(type),
      ),
    );
  return [...addedLines, ...endedLines];
}

/** Returns the deadlines in `wanted` that are not in `existing`. */
function findMissing(existing: Deadlines, wanted: Deadlines): Deadlines {
  const toKey = ({ type, dueOn }: Deadlines[number]) => `${type} ${dueOn}`;
  const keys = new Set(existing.map(toKey));
  return wanted.filter((one) => !keys.has(toKey(one)));
}
