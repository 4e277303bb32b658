import type { Receipt } from "@svc/rollover-rules/money/receipts";
import type { Transfer } from "@svc/rollover-rules/money/transfers";
import type { Rollover } from "@svc/rollover-rules/rollover";
import { buildState } from "../../../../../packages/rollover-rules/test/workflow/workflow-table.ts";
import { toTaxReportLines } from "../../../src/rollovers/tax/report/report-view.ts";

export function buildCompletedRollover(changes: Partial<Rollover> = {}): Rollover {
  return {
    ...buildState({ state: "completed" }),
    id: "rol_1",
    organizationId: "org_1",
    accountId: "acct_1",
    externalId: null,
    distributionId: null,
    sourceCustodianId: "cus_1",
    destinationCustodianId: "cus_2",
    destinationAccountType: "traditional_ira",
    amountKind: "partial",
    attestations: {},
    moneySources: [],
    taxTreatment: { taxable: false, code1099R: "G", status: "reported", asOf: "2026-06-15" },
    updatedAt: new Date("2026-06-20T12:00:00.000Z"),
    ...changes,
  } as Rollover;
}

let transferCount = 0;
export function buildTransfer(changes: Partial<Transfer> = {}): Transfer {
  transferCount += 1;
  return {
    id: `tr_${transferCount}`,
    method: "check",
    amount: "100.00",
    withheldFederal: "0.00",
    withheldState: "0.00",
    sentTo: "destination",
    trackingNumber: null,
    status: "sent",
    voidReason: null,
    code1099R: "G",
    sentOn: "2026-06-15",
    ...changes,
  };
}

export function buildReceipt(changes: Partial<Receipt> = {}): Receipt {
  return { amount: "100.00", receivedOn: "2026-06-18", lateReason: null, ...changes };
}

export function buildForms(rollover: Rollover, year = 2026, timeZone = "America/New_York") {
  const lines = toTaxReportLines(rollover, { year, timeZone, environment: "test" }, []);
  return lines.map((line) =>
    Object.fromEntries(Object.entries(line).filter(([name]) => name === "form" || name.startsWith("box"))),
  );
}

export const toCents = (amount: unknown) => Math.round(Number(amount ?? "0.00") * 100);
