import { clampAtZero, compareMoney, type Money, subtractMoney, sumMoney } from "../../money/money.ts";

export const FORM_ACCOUNTS = ["sent", "withheld_federal", "withheld_state", "received"] as const;

/** The part of a ledger movement that is on a form. */
export interface FormMovement {
  account: (typeof FORM_ACCOUNTS)[number];
  /** Null for receipts. */
  transferId: string | null;
  /** Null for transfers. */
  receiptId: string | null;
  /** Includes the value of assets in kind. */
  amount: Money;
}

/** Takes an amount from the movements, in their order. */
export function takeFromMovements(
  movements: readonly FormMovement[],
  amount: Money,
): { taken: FormMovement[]; remaining: FormMovement[] } {
  const taken: FormMovement[] = [];
  const remaining: FormMovement[] = [];
  let untakenAmount = amount;
  for (const movement of movements) {
    const part = compareMoney(movement.amount, untakenAmount) < 0 ? movement.amount : untakenAmount;
    untakenAmount = clampAtZero(subtractMoney(untakenAmount, part));
    const remainder = subtractMoney(movement.amount, part);
    if (part !== "0.00") taken.push({ ...movement, amount: part });
    if (remainder !== "0.00") remaining.push({ ...movement, amount: remainder });
  }
  return { taken, remaining };
}

/** Adds up the parts of each movement, in order of their first parts. */
export function mergeMovements(movements: readonly FormMovement[]): FormMovement[] {
  const groups = Map.groupBy(movements, ({ account, transferId, receiptId }) =>
    [account, transferId, receiptId].join(" "),
  );
  return [...groups.values()].map((parts) => ({
    ...(parts[0] as FormMovement),
    amount: sumMoney(parts.map(({ amount }) => amount)),
  }));
}
