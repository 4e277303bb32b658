/** Money as it is written everywhere: a decimal string with two places. Sums are made in whole cents, never floats. */
export type Money = string;

function toCents(money: Money): bigint {
  return BigInt(money.replace(".", ""));
}

function fromCents(cents: bigint): Money {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, "0");
  return `${cents < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export function sumMoney(amounts: readonly Money[]): Money {
  // Most rollovers of a list have moved nothing yet: they are spared the sums.
  if (amounts.length === 0) return "0.00";
  return fromCents(amounts.reduce((sum, amount) => sum + toCents(amount), 0n));
}

export function subtractMoney(from: Money, amount: Money): Money {
  return fromCents(toCents(from) - toCents(amount));
}

/** Nine tenths of an amount, in whole cents. */
export function nineTenths(amount: Money): Money {
  return fromCents((toCents(amount) * 9n) / 10n);
}

/** Some percent of an amount, to the nearest cent. */
export function percentOf(amount: Money, percent: number): Money {
  return fromCents((toCents(amount) * BigInt(percent) + 50n) / 100n);
}

/** Negative, zero or positive, as the first is less than, equal to or more than the second. */
export function compareMoney(a: Money, b: Money): number {
  const difference = toCents(a) - toCents(b);
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}
