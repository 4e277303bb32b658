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
  const toKey = ({ type, dueOn }: Deadlines[number]) => `${type} ${dueOn}`;
  const [beforeKeys, afterTypes] = [new Set(before.map(toKey)), new Set(after.map(({ type }) => type))];
  const formatName = (type: string) => labels.deadlines[type] ?? toLabel(type);
  const added = after
    .filter((one) => one.dueOn !== null && !beforeKeys.has(toKey(one)))
    .map(({ type, dueOn }) => strings.deadline(formatName(type), formatDay(dueOn ?? "", null)));
  const ended = before
    .filter(({ type }) => !afterTypes.has(type))
    .map(({ type }) => strings.deadlineEnds(formatName(type)));
  return [...added, ...ended];
}
