export interface Asset {
  cusip: string | null;
  symbol: string | null;
  /** A decimal string with up to six places, without trailing zeros. */
  quantity: string;
  /** Value of the whole quantity on the day of the payment or receipt. */
  fairMarketValue?: string | null;
  /** For employer stock in a lump-sum distribution only: its cost to the plan. */
  employerStockCost?: string | null;
}

type AssetIdentity = Pick<Asset, "cusip" | "symbol">;

const DECIMAL_PLACES = 6;
const CUSIP_CHARACTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ*@#";

/** Verifies the check digit (ANSI X9.6, modulus 10 double add double). */
export function isCusip(text: string): boolean {
  if (!/^[0-9A-Z*@#]{8}[0-9]$/.test(text)) return false;
  const sum = [...text.slice(0, 8)].reduce((total, character, index) => {
    const value = CUSIP_CHARACTERS.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(value / 10) + (value % 10);
  }, 0);
  return (10 - (sum % 10)) % 10 === Number(text[8]);
}

/** Compares CUSIPs if both have one, and symbols otherwise. */
export function isSameAsset(a: AssetIdentity, b: AssetIdentity): boolean {
  if (a.cusip !== null && b.cusip !== null) return a.cusip === b.cusip;
  return a.symbol !== null && a.symbol === b.symbol;
}

/** Sums by security, in order of first appearance. */
export function sumAssets(assets: readonly Asset[]): Asset[] {
  const sums: Asset[] = [];
  for (const asset of assets) {
    const index = sums.findIndex((one) => isSameAsset(one, asset));
    const sum = sums[index];
    if (sum)
      sums[index] = {
        ...sum,
        quantity: formatQuantity(parseQuantity(sum.quantity) + parseQuantity(asset.quantity)),
      };
    else {
      const { cusip, symbol } = asset;
      sums.push({ cusip, symbol, quantity: formatQuantity(parseQuantity(asset.quantity)) });
    }
  }
  return sums;
}

export interface AssetDifference extends AssetIdentity {
  expected: string;
  received: string;
  /** `received` minus `expected`. */
  difference: string;
}

export function compareAssets(expected: readonly Asset[], received: readonly Asset[]): AssetDifference[] {
  const [expectedSums, receivedSums] = [sumAssets(expected), sumAssets(received)];
  const getQuantity = (assets: readonly Asset[], asset: Asset) =>
    parseQuantity(assets.find((one) => isSameAsset(one, asset))?.quantity ?? "0");
  const unexpected = receivedSums.filter((asset) => !expectedSums.some((one) => isSameAsset(one, asset)));
  return [...expectedSums, ...unexpected].flatMap((asset) => {
    const [expectedUnits, receivedUnits] = [
      getQuantity(expectedSums, asset),
      getQuantity(receivedSums, asset),
    ];
    if (expectedUnits === receivedUnits) return [];
    const { cusip, symbol } = asset;
    return [
      {
        cusip,
        symbol,
        expected: formatQuantity(expectedUnits),
        received: formatQuantity(receivedUnits),
        difference: formatQuantity(receivedUnits - expectedUnits),
      },
    ];
  });
}

/** Returns, for each security, the quantity by which `total` exceeds `assets`. */
export function subtractAssets(total: readonly Asset[], assets: readonly Asset[]): Asset[] {
  return compareAssets(total, assets).flatMap(({ cusip, symbol, difference }) =>
    difference.startsWith("-") ? [{ cusip, symbol, quantity: difference.slice(1) }] : [],
  );
}

export function toQuantity(text: string): string {
  return formatQuantity(parseQuantity(text));
}

/** Returns millionths, so that sums use integers. */
function parseQuantity(quantity: string): bigint {
  const [whole = "", fraction = ""] = quantity.split(".");
  return BigInt(`${whole}${fraction.padEnd(DECIMAL_PLACES, "0")}`);
}

function formatQuantity(millionths: bigint): string {
  const digits = (millionths < 0n ? -millionths : millionths).toString().padStart(DECIMAL_PLACES + 1, "0");
  const whole = digits.slice(0, -DECIMAL_PLACES);
  const decimals = digits.slice(-DECIMAL_PLACES);
  const lastNonZero = [...decimals].findLastIndex((digit) => digit !== "0");
  const fraction = decimals.slice(0, lastNonZero + 1);
  return `${millionths < 0n ? "-" : ""}${whole}${fraction === "" ? "" : `.${fraction}`}`;
}
