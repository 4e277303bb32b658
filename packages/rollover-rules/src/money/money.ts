/** A decimal string with two places. Arithmetic uses whole cents, never floats. */
export type Money = string;

export function toCents(money: Money): bigint {
  return BigInt(money.replace(".", ""));
}

export function fromCents(cents: bigint): Money {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, "0");
  return `${cents < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export function sumMoney(amounts: readonly Money[]): Money {
  // Fast path: most listed rollovers have no transfers yet.
  if (amounts.length === 0) return "0.00";
  return fromCents(amounts.reduce((sum, amount) => sum + toCents(amount), 0n));
}

export function subtractMoney(total: Money, amount: Money): Money {
  return fromCents(toCents(total) - toCents(amount));
}

/** Rounds down. */
export function take90Percent(amount: Money): Money {
  return fromCents((toCents(amount) * 9n) / 10n);
}

/** Rounds to the nearest cent. */
export function takePercent(amount: Money, percent: number): Money {
  return fromCents((toCents(amount) * BigInt(percent) + 50n) / 100n);
}

export function compareMoney(a: Money, b: Money): number {
  const difference = toCents(a) - toCents(b);
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

export function clampAtZero(amount: Money): Money {
  return compareMoney(amount, "0.00") > 0 ? amount : "0.00";
}

/**
 * Splits an amount by weight without losing a cent. Leftover cents go to the largest remainders, then to
 * larger weights, then to earlier ones.
 * @param weights non-negative, at least one positive
 */
export function apportion(amount: Money, weights: readonly bigint[]): Money[] {
  const cents = toCents(amount);
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0n);
  const shares = weights.map((weight) => {
    const exact = cents * weight;
    return { weight, share: exact / totalWeight, remainder: exact % totalWeight };
  });
  const leftoverCents = Number(cents - shares.reduce((sum, { share }) => sum + share, 0n));
  const roundedUp = [...shares]
    .sort((a, b) => compare(b.remainder, a.remainder) || compare(b.weight, a.weight))
    .slice(0, leftoverCents);
  for (const entry of roundedUp) entry.share += 1n;
  return shares.map(({ share }) => fromCents(share));
}

function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : Number(a > b);
}
