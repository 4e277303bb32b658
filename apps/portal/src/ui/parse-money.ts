/**
 * Parses a typed amount: `$1,250.5` becomes `1250.50`. Returns null if invalid. Commas may only separate thousands: `1,25` is rejected,
 * because it may mean 1.25.
 */
export function parseMoney(text: string): string | null {
  const [whole = "", cents = "", ...more] = text.trim().replace(/^\$ ?/, "").split(".");
  const isWhole = /^\d{1,3}(,\d{3})*$/.test(whole) || /^\d+$/.test(whole);
  if (!isWhole || !/^\d{0,2}$/.test(cents) || more.length > 0) return null;
  return `${BigInt(whole.replaceAll(",", ""))}.${cents.padEnd(2, "0")}`;
}
