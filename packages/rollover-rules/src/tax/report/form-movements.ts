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

/** Takes an amount from the movements, in their order. Returns the parts that were taken and the rest. */
export function takeFromMovements(
  movements: readonly FormMovement[],
  amount: Money,
): { taken: FormMovement[]; rest: FormMovement[] } {
  const taken: FormMovement[] = [];
  const rest: FormMovement[] = [];
  let wanted = amount;
  for (const movement of movements) {
    const part = compareMoney(movement.amount, wanted) < 0 ? movement.amount : wanted;
    wanted = clampAtZero(subtractMoney(wanted, part));
    const remainder = subtractMoney(movement.amount, part);
    if (part !== "0.00") taken.push({ ...movement, amount: part });
    if (remainder !== "0.00") rest.push({ ...movement, amount: remainder });
  }
  return { taken, rest };
}

/** Adds up the parts of each movement. Keeps the order of their first parts. */
export function mergeMovements(movements: readonly FormMovement[]): FormMovement[] {
  const groups = Map.groupBy(movements, ({ account, transferId, receiptId }) =>
    [account, transferId, receiptId].join(" "),
  );
  return [...groups.values()].map((parts) => ({
    ...(parts[0] as FormMovement),
    amount: sumMoney(parts.map(({ amount }) => amount)),
  }));
}
