import { stringify } from "csv-stringify/sync";
import type { RolloverView } from "../views/rollover-view.ts";

/** The only personal data are the last digits of account numbers. */
const COLUMNS: Readonly<Record<string, (rollover: RolloverView) => unknown>> = {
  id: ({ id }) => id,
  externalId: ({ externalId }) => externalId,
  accountId: ({ accountId }) => accountId,
  type: ({ type }) => type,
  state: ({ state }) => state,
  status: ({ status }) => status,
  pendingOn: ({ pendingOn }) => pendingOn,
  nextDeadline: ({ deadlines }) => findNextDeadline(deadlines)?.type,
  nextDueAt: ({ deadlines }) => findNextDeadline(deadlines)?.dueAt,
  overdue: ({ deadlines }) => deadlines.some(({ status }) => status === "passed"),
  sourceCustodianId: ({ source }) => source.custodianId,
  sourceAccountType: ({ source }) => source.accountType,
  sourceAccountNumber: ({ source }) => source.accountNumberMask,
  destinationCustodianId: ({ destination }) => destination.custodianId,
  destinationAccountType: ({ destination }) => destination.accountType,
  destinationAccountNumber: ({ destination }) => destination.accountNumberMask,
  amountKind: ({ amount }) => amount.kind,
  amountRequested: ({ amount }) => amount.requested,
  amountSent: ({ amounts }) => amounts.sent,
  amountReceived: ({ amounts }) => amounts.received,
  amountPosted: ({ amounts }) => amounts.posted,
  currency: ({ amount }) => amount.currency,
  deliveryMethod: ({ deliveryMethod }) => deliveryMethod,
  assigneeId: ({ assigneeId }) => assigneeId,
  priority: ({ priority }) => priority,
  tags: ({ tags }) => tags.join(", "),
  createdAt: ({ createdAt }) => createdAt,
  updatedAt: ({ updatedAt }) => updatedAt,
};

export const formatCsvLine = (cells: readonly unknown[]) =>
  stringify([cells as unknown[]], { escape_formulas: true, cast: { boolean: String } });

export const CSV_HEAD = formatCsvLine(Object.keys(COLUMNS));
export const toCsvRow = (rollover: RolloverView) =>
  formatCsvLine(Object.values(COLUMNS).map((toCell) => toCell(rollover) ?? ""));

function findNextDeadline(deadlines: RolloverView["deadlines"]) {
  const running = deadlines.filter(({ status, dueAt }) => status === "running" && dueAt !== null);
  return running.toSorted((first, other) => ((first.dueAt ?? "") < (other.dueAt ?? "") ? -1 : 1))[0];
}
