import { toLabel, toPhrase } from "../../forms/labels.ts";
import { formatDay } from "../../ui/due.ts";
import { formatDollars } from "./money.ts";
import type { Rollover } from "./rollover.ts";

export interface Change {
  label: string;
  before: string | null;
  after: string | null;
}

/** @param names names of members by ID */
export function diffRollovers(
  before: Rollover,
  after: Rollover,
  names: ReadonlyMap<string, string> = new Map(),
): Change[] {
  const listRows = (rollover: Rollover) =>
    new Map([...listStatusRows(rollover), ...listMoneyRows(rollover), ...listDetailRows(rollover, names)]);
  const [beforeRows, afterRows] = [listRows(before), listRows(after)];
  const labels = [...new Set([...afterRows.keys(), ...beforeRows.keys()])];
  return labels
    .map((label) => ({ label, before: beforeRows.get(label) ?? null, after: afterRows.get(label) ?? null }))
    .filter((change) => change.before !== change.after);
}

type Rows = [label: string, value: string | null][];

function listStatusRows({ state, pendingOn, hold, rejection, failure, deadlines }: Rollover): Rows {
  return [
    ["State", toLabel(state)],
    ["Pending on", pendingOn === "none" ? "No one" : toLabel(pendingOn)],
    ["Hold", hold?.reason ?? null],
    ["Rejection", rejection && [rejection.code, rejection.reason].filter(Boolean).join(": ")],
    ["Failure", failure && `${failure.code}: ${failure.reason}`],
    ...deadlines.map(({ type, status, dueOn }, index): Rows[number] => [
      `Deadline: ${numberDuplicates(deadlines, index, toPhrase(type))}`,
      [dueOn && formatDay(dueOn, null), status === "running" ? null : status].filter(Boolean).join(" ") ||
        null,
    ]),
  ];
}

function listMoneyRows(rollover: Rollover): Rows {
  const { amount, amounts, transfers, receipts, taxTreatment } = rollover;
  const { amountMismatch, requestMismatch, assetMismatch } = rollover;
  const formatMismatch = (mismatch: { difference: string; status: string } | null) =>
    mismatch && `${formatDollars(mismatch.difference)}, ${mismatch.status}`;
  return [
    ["Requested", amount.requested === null ? "Full balance" : formatDollars(amount.requested)],
    ["Sent", formatDollars(amounts.sent)],
    ["Federal tax withheld", formatDollars(amounts.withheldFederal)],
    ["State tax withheld", formatDollars(amounts.withheldState)],
    ["Received", formatDollars(amounts.received)],
    ["Posted", amounts.posted === null ? null : formatDollars(amounts.posted)],
    ["Difference between sent and received", formatMismatch(amountMismatch)],
    ["Difference between requested and sent", formatMismatch(requestMismatch)],
    [
      "Mismatched securities",
      assetMismatch && `${assetMismatch.differences.length}, ${assetMismatch.status}`,
    ],
    ["Form 1099-R code", taxTreatment.code1099R],
    [
      "Taxable amount",
      taxTreatment.taxableAmount === null ? null : formatDollars(taxTreatment.taxableAmount),
    ],
    ...transfers.map(({ amount: sent, method, status }, index): Rows[number] => [
      `Transfer ${index + 1}`,
      `${formatDollars(sent)} by ${toPhrase(method)}${status === "void" ? ", void" : ""}`,
    ]),
    ...receipts.map(({ amount: received, receivedOn, status }, index): Rows[number] => [
      `Receipt ${index + 1}`,
      `${formatDollars(received)} on ${formatDay(receivedOn, null)}${status === "void" ? ", void" : ""}`,
    ]),
  ];
}

function listDetailRows(rollover: Rollover, names: ReadonlyMap<string, string>): Rows {
  const { consent, documents, documentRequest, deliveryMethod, source, destination, eligibility } = rollover;
  const { assigneeId, priority, tags, externalId, metadata, moneySources, relationship, planKind } = rollover;
  return [
    ["Consent", consent?.reference ?? null],
    [
      "Documents requested",
      documentRequest && (formatList(documentRequest.outstanding) || documentRequest.remedy),
    ],
    ...documents.map(({ type, name, status }, index): Rows[number] => [
      `Document ${index + 1}`,
      `${toLabel(type)}, ${name}: ${status}`,
    ]),
    ["Eligibility", toLabel(eligibility.outcome)],
    ["Delivery", toLabel(deliveryMethod)],
    ["Source account", `${toLabel(source.accountType)} ${source.accountNumberMask}`],
    ["Source plan", source.planName],
    ["Destination account", `${toLabel(destination.accountType)} ${destination.accountNumberMask}`],
    ["Destination plan", destination.planName],
    ["Relationship", toLabel(relationship)],
    ["Plan type", planKind && toLabel(planKind)],
    ["Money sources", formatList(moneySources.map(({ kind }) => kind)) || null],
    ["Assigned to", assigneeId && (names.get(assigneeId) ?? assigneeId)],
    ["Priority", toLabel(priority)],
    ["Tags", tags.join(", ") || null],
    ["External ID", externalId],
    ["Metadata", Object.keys(metadata).length === 0 ? null : JSON.stringify(metadata)],
  ];
}

function formatList(names: readonly string[]): string {
  return names.map(toLabel).join(", ");
}

/** Numbers repeated deadlines, because each distribution has its own 60-day deadline. */
function numberDuplicates(deadlines: Rollover["deadlines"], index: number, name: string): string {
  const earlierCount = deadlines.slice(0, index).filter(({ type }) => type === deadlines[index]?.type).length;
  return earlierCount === 0 ? name : `${name} ${earlierCount + 1}`;
}
