/**
 * An amount as a person types it, as the API has it: `$1,250.5` is `1250.50`. Null for what is no amount. Commas stand between
 * thousands, or nowhere: `1,25` is somebody's 1.25, and no hundred and twenty-five.
 */
export function readMoney(text: string): string | null {
  const [whole = "", cents = "", ...more] = text.trim().replace(/^\$ ?/, "").split(".");
  const isWhole = /^\d{1,3}(,\d{3})*$/.test(whole) || /^\d+$/.test(whole);
  if (!isWhole || !/^\d{0,2}$/.test(cents) || more.length > 0) return null;
  return `${BigInt(whole.replaceAll(",", ""))}.${cents.padEnd(2, "0")}`;
}
