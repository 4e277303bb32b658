import { ACCOUNT_TYPE_NAMES, formatDollars } from "../../accounts-and-consents/letters/format.ts";
import type { Letter } from "../../accounts-and-consents/letters/letter.ts";
import type { InstructionsView } from "./instructions-view.ts";

// This module imports no PDF packages, which are loaded only when the first letter is rendered.

const MONEY_SOURCES: Readonly<Record<InstructionsView["moneySources"][number]["kind"], string>> = {
  pre_tax: "Pre-tax money",
  roth: "Roth money",
  after_tax: "After-tax money",
  employer_match_roth: "Employer Roth money",
};

export const DELIVERY_METHOD_NAMES: Readonly<Record<InstructionsView["payment"]["method"], string>> = {
  check: "Check",
  wire: "Wire",
  ach: "ACH",
  acats: "ACATS",
  internal: "Internal transfer",
};

type Rows = Parameters<Letter["list"]>[0][number][];

export function listAccountRows(side: InstructionsView["destination"]): Rows {
  return [
    ["Custodian", side.custodianName],
    ["Account type", ACCOUNT_TYPE_NAMES[side.accountType]],
    ...listPlanRows(side),
    ["Account number", side.accountNumber],
  ];
}

function listPlanRows({ plan, planName }: InstructionsView["destination"]): Rows {
  if (plan === null) return planName === null ? [] : [["Plan", planName]];
  return [["Plan", [plan.name, `Plan number ${plan.planNumber}, EIN ${plan.ein}`]]];
}

export function listRequestRows(requestTo: InstructionsView["source"]["requestTo"]): Rows {
  if (requestTo === null) return [];
  const { fax, email, portal } = requestTo;
  const channels = [fax && `Fax ${fax}`, email, portal].filter(
    (channel) => channel !== null && channel !== "",
  );
  return channels.length === 0 ? [] : [["Other channels", channels as string[]]];
}

export function listAssetRows({ assets }: InstructionsView): Rows {
  if (assets.length === 0) return [];
  const descriptions = assets.map(({ cusip, symbol, quantity }) => {
    const names = [symbol, cusip && `CUSIP ${cusip}`].filter((name) => name !== null);
    return `${quantity} of ${names.join(", ")}`;
  });
  return [["In kind", descriptions]];
}

export function listMoneySourceRows({ moneySources }: InstructionsView): Rows {
  return moneySources.map(({ kind, amount, percent, planned }): Rows[number] => {
    const sum = planned ?? amount;
    const share = percent === null ? "All of it" : `${percent}%`;
    return [`Includes: ${MONEY_SOURCES[kind]}`, sum === null ? share : formatDollars(sum)];
  });
}

export function listPaymentRows({ payment, type }: InstructionsView): Rows {
  const { method, payee, memo, checkAddress, wire, ach, dtcNumber } = payment;
  const deliveryRow: Rows = [["Delivery method", DELIVERY_METHOD_NAMES[method]]];
  switch (type === "in_plan" ? "internal" : method) {
    case "check":
      return [
        ...deliveryRow,
        ["Payable to", payee],
        ["Memo", memo],
        ["Mail the check to", checkAddress.length === 0 ? null : checkAddress],
      ];
    case "wire":
      return [
        ...deliveryRow,
        ["Bank", wire?.bankName ?? null],
        ["ABA routing number", wire?.routingNumber ?? null],
        ["Beneficiary", wire?.beneficiary ?? null],
        ["Beneficiary account", wire?.accountNumber ?? null],
        ["For further credit to", wire ? (wire.furtherCredit ?? payee) : null],
        ["Reference", memo],
      ];
    case "ach":
      return [
        ...deliveryRow,
        ["ABA routing number", ach?.routingNumber ?? null],
        ["Account number", ach?.accountNumber ?? null],
        ["For the benefit of", payee],
        ["Reference", memo],
      ];
    case "acats":
      return [...deliveryRow, ["DTC number", dtcNumber], ["Registration", payee], ["Reference", memo]];
    case "internal":
      return [...deliveryRow, ["Reference", memo]];
  }
}

export function formatAmount({ amount, type }: InstructionsView): string {
  if (amount.requested !== null) return formatDollars(amount.requested);
  return type === "indirect_60_day" ? "As enclosed" : "Entire account";
}
