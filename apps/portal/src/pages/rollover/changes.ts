import { toWords } from "../../forms/words.ts";
import { showMoney } from "./money.ts";
import type { Rollover } from "./rollover.ts";

export interface Change {
  what: string;
  before: string | null;
  after: string | null;
}

/** Returns the visible differences, most important first. */
export function diffRollovers(
  before: Rollover,
  after: Rollover,
  names: ReadonlyMap<string, string> = new Map(),
): Change[] {
  const rows = (rollover: Rollover) =>
    new Map([...standing(rollover), ...money(rollover), ...parts(rollover, names)]);
  const [was, is] = [rows(before), rows(after)];
  const told = [...new Set([...is.keys(), ...was.keys()])];
  return told
    .map((what) => ({ what, before: was.get(what) ?? null, after: is.get(what) ?? null }))
    .filter((change) => change.before !== change.after);
}

type Rows = [what: string, shown: string | null][];

function standing({ state, pendingOn, hold, rejection, failure, deadlines }: Rollover): Rows {
  return [
    ["State", toWords(state)],
    ["Pending on", pendingOn === "none" ? "No one" : toWords(pendingOn)],
    ["Hold", hold?.reason ?? null],
    ["Rejection", rejection && [rejection.code, rejection.reason].filter(Boolean).join(": ")],
    ["Failure", failure && `${failure.code}: ${failure.reason}`],
    ...deadlines.map(({ type, status, dueOn }, index): Rows[number] => [
      `Deadline: ${nameApart(deadlines, index, toWords(type).toLowerCase())}`,
      status === "running" ? dueOn : `${dueOn ?? ""} ${status}`.trim(),
    ]),
  ];
}

function money({ amount, amounts, transfers, receipts, ...rest }: Rollover): Rows {
  const { amountMismatch, requestMismatch, assetMismatch, taxTreatment } = rest;
  const mismatch = (one: { difference: string; status: string } | null) =>
    one && `${showMoney(one.difference)}, ${one.status}`;
  return [
    ["Requested", amount.requested === null ? "Full balance" : showMoney(amount.requested)],
    ["Sent", showMoney(amounts.sent)],
    ["Federal tax withheld", showMoney(amounts.withheldFederal)],
    ["State tax withheld", showMoney(amounts.withheldState)],
    ["Received", showMoney(amounts.received)],
    ["Posted", amounts.posted === null ? null : showMoney(amounts.posted)],
    ["Difference between sent and received", mismatch(amountMismatch)],
    ["Difference between requested and sent", mismatch(requestMismatch)],
    [
      "Mismatched securities",
      assetMismatch && `${assetMismatch.differences.length}, ${assetMismatch.status}`,
    ],
    ["Form 1099-R code", taxTreatment.code1099R],
    ["Taxable amount", taxTreatment.taxableAmount === null ? null : showMoney(taxTreatment.taxableAmount)],
    ...transfers.map(({ amount: sent, method, status }, index): Rows[number] => [
      `Transfer ${index + 1}`,
      `${showMoney(sent)} by ${toWords(method).toLowerCase()}${status === "void" ? ", void" : ""}`,
    ]),
    ...receipts.map(({ amount: received, receivedOn, status }, index): Rows[number] => [
      `Receipt ${index + 1}`,
      `${showMoney(received)} on ${receivedOn}${status === "void" ? ", void" : ""}`,
    ]),
  ];
}

function parts(rollover: Rollover, names: ReadonlyMap<string, string>): Rows {
  const { consent, documents, documentRequest, deliveryMethod, source, destination, eligibility } = rollover;
  const { assigneeId, priority, tags, externalId, metadata, moneySources, relationship, planKind } = rollover;
  return [
    ["Consent", consent?.reference ?? null],
    [
      "Documents requested",
      documentRequest && (listed(documentRequest.outstanding) || documentRequest.remedy),
    ],
    ...documents.map(({ type, name, status }, index): Rows[number] => [
      `Document ${index + 1}`,
      `${toWords(type)}, ${name}: ${status}`,
    ]),
    ["Eligibility", toWords(eligibility.outcome)],
    ["Delivery", toWords(deliveryMethod)],
    ["Source account", `${toWords(source.accountType)} ${source.accountNumberMask}`],
    ["Source plan", source.planName],
    ["Destination account", `${toWords(destination.accountType)} ${destination.accountNumberMask}`],
    ["Destination plan", destination.planName],
    ["Relationship", toWords(relationship)],
    ["Plan type", planKind && toWords(planKind)],
    ["Money sources", listed(moneySources.map(({ kind }) => kind)) || null],
    ["Assigned to", assigneeId && (names.get(assigneeId) ?? assigneeId)],
    ["Priority", toWords(priority)],
    ["Tags", tags.join(", ") || null],
    ["External ID", externalId],
    ["Metadata", Object.keys(metadata).length === 0 ? null : JSON.stringify(metadata)],
  ];
}

function listed(names: readonly string[]): string {
  return names.map(toWords).join(", ");
}

/** Each distribution has its own 60-day deadline, so repeated types are numbered. */
function nameApart(deadlines: Rollover["deadlines"], index: number, name: string): string {
  const same = deadlines.slice(0, index).filter(({ type }) => type === deadlines[index]?.type).length;
  return same === 0 ? name : `${name} ${same + 1}`;
}
