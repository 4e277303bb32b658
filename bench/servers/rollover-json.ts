import { hash } from "node:crypto";

// A rollover's row as it is answered, written by hand, for the servers that are compared with the API.

/** A row as the list's own SQL names its columns. */
// biome-ignore lint/suspicious/noExplicitAny: a hand-written server does not type its rows.
export type RolloverRow = Record<string, any>;

const STATUSES: Record<string, string> = {
  draft: "draft",
  completed: "completed",
  cancelled: "cancelled",
  rejected: "rejected",
  failed: "failed",
};

const inCents = (amounts: { amount: string }[]) =>
  amounts.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
const money = (cents: number) => (cents / 100).toFixed(2);

export function toRollover(row: RolloverRow): unknown {
  const sent = row.transfers.filter(({ status }: { status: string }) => status === "sent");
  const sum = (name: string) =>
    inCents(sent.map((transfer: Record<string, string>) => ({ amount: transfer[name] ?? "0" })));
  const [net, federal, state] = [sum("amount"), sum("withheldFederal"), sum("withheldState")];
  const { taxable, code1099R, asOf, basis, assumptions } = row.taxTreatment;
  return {
    id: row.id,
    object: "rollover",
    environment: "test",
    externalId: row.externalId,
    accountId: row.accountId,
    type: row.type,
    source: {
      custodianId: row.sourceCustodianId,
      accountType: row.sourceAccountType,
      accountNumberMask: row.sourceAccountNumberMask,
      planName: row.sourcePlanName,
      firstContributionDate: row.sourceFirstContributionDate,
    },
    destination: {
      custodianId: row.destinationCustodianId,
      accountType: row.destinationAccountType,
      accountNumberMask: row.destinationAccountNumberMask,
      planName: row.destinationPlanName,
      firstContributionDate: row.destinationFirstContributionDate,
    },
    relationship: row.relationship,
    isInheritedIra: row.isInheritedIra ?? false,
    decedentName: row.decedentName,
    planKind: row.planKind,
    assets: row.assets,
    amount: { kind: row.amountKind, requested: row.amountRequested, currency: row.currency },
    amounts: {
      sent: money(net),
      withheldFederal: money(federal),
      withheldState: money(state),
      gross: money(net + federal + state),
      received: money(inCents(row.receipts)),
      posted: row.postedAmount,
    },
    moneySources: row.moneySources,
    distributionId: row.distributionId,
    residualOf: row.residualOf,
    residuals: row.residuals,
    transfers: row.transfers,
    receipts: row.receipts,
    deliveryMethod: row.deliveryMethod,
    taxTreatment: {
      taxable,
      code1099R,
      status: sent.length > 0 ? "reported" : "expected",
      asOf: asOf ?? null,
      basis: basis ?? null,
      assumptions: assumptions ?? [],
      taxableAmount: null,
      afterTaxAmount: null,
      rothCode1099R: null,
      warnings: [],
      withholding: { rule: "none", ratePercent: 0, expected: null, warnings: [] },
    },
    eligibility: row.eligibility,
    documents: row.documents,
    documentRequest: row.documentRequest,
    missingDocuments: [],
    deadlines: row.deadlines,
    amountMismatch: row.amountMismatch,
    requestMismatch: row.requestMismatch,
    assetMismatch: row.assetMismatch,
    rejection: row.rejection,
    failure: row.failure,
    hold: row.hold,
    consent: row.consent,
    attestations: row.attestations,
    state: row.state,
    status: STATUSES[row.state] ?? "in_progress",
    pendingOn: row.state === "draft" ? "integrator" : "none",
    version: row.version,
    assigneeId: row.assigneeId,
    priority: row.priority,
    tags: row.tags,
    metadata: row.metadata,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The cursor behind a row. */
export function toCursor({ createdAt, id }: RolloverRow): string {
  const text = `${createdAt.getTime().toString(36)}.${id}`;
  return Buffer.from(`${text}.${hash("sha256", text, "base64url").slice(0, 6)}`).toString("base64url");
}

/** Where a page begins. */
export function fromCursor(cursor: string): { createdAt: Date; id: string } {
  const [time = "", id = ""] = Buffer.from(cursor, "base64url").toString().split(".");
  return { createdAt: new Date(Number.parseInt(time, 36)), id };
}
