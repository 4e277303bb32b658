// Formats and check digits of tracking numbers: USPS Publication 199 (IMpb), UPU S10 (international mail),
// UPS and FedEx shipping guides, DHL Express waybill numbers.

const CARRIERS = ["usps", "ups", "fedex", "dhl", "courier", "other"] as const;
export type Carrier = (typeof CARRIERS)[number];

/** Shipment of a document or check. Days are `YYYY-MM-DD`. */
export interface Mail {
  carrier: Carrier | null;
  trackingNumber: string | null;
  sentOn: string | null;
  expectedOn: string | null;
}

type KnownCarrier = Exclude<Carrier, "courier" | "other">;

const FORMAT_CHECKS: Readonly<Record<KnownCarrier, (number: string) => boolean>> = {
  usps: isUspsNumber,
  ups: isUpsNumber,
  fedex: isFedexNumber,
  dhl: isDhlNumber,
};

const URLS: Readonly<Record<KnownCarrier, string>> = {
  usps: "https://tools.usps.com/go/TrackConfirmAction?tLabels=",
  ups: "https://www.ups.com/track?tracknum=",
  fedex: "https://www.fedex.com/fedextrack/?trknbr=",
  dhl: "https://www.dhl.com/us-en/home/tracking.html?tracking-id=",
};

const hasKnownFormat = (carrier: Carrier): carrier is KnownCarrier => Object.hasOwn(FORMAT_CHECKS, carrier);

/**
 * Returns the number without spaces and hyphens, or null if its format or check digit is wrong. Numbers of
 * carriers without a known format are returned unchanged.
 */
export function parseTrackingNumber(carrier: Carrier, text: string): string | null {
  if (!hasKnownFormat(carrier)) return text;
  const number = text.replace(/[\s-]/g, "").toUpperCase();
  return FORMAT_CHECKS[carrier](number) ? number : null;
}

/** Returns the carrier's public page. Null for carriers without a known format. */
export function toTrackingUrl(carrier: Carrier | null, trackingNumber: string | null): string | null {
  if (carrier === null || trackingNumber === null || !hasKnownFormat(carrier)) return null;
  return URLS[carrier] + encodeURIComponent(trackingNumber);
}

const DIGITS = /^\d+$/;

function isUspsNumber(number: string): boolean {
  if (/^[A-Z]{2}\d{9}[A-Z]{2}$/.test(number)) return hasS10CheckDigit(number.slice(2, 11));
  if (!DIGITS.test(number)) return false;
  // A barcode can start with the ZIP Code of the destination.
  const hasZipCode = number.startsWith("420") && (number.length === 30 || number.length === 34);
  const trackingDigits = hasZipCode ? number.slice(-22) : number;
  // The printed number can omit the prefix 91.
  if (trackingDigits.length === 20)
    return hasGs1CheckDigit(trackingDigits) || hasGs1CheckDigit(`91${trackingDigits}`);
  return (
    (trackingDigits.length === 22 || trackingDigits.length === 26) &&
    /^9[1-5]/.test(trackingDigits) &&
    hasGs1CheckDigit(trackingDigits)
  );
}

function isUpsNumber(number: string): boolean {
  if (/^1Z[0-9A-Z]{15}\d$/.test(number)) {
    // The letter A counts as 2, B as 3, and so on, modulo 10.
    const values = [...number.slice(2)].map((char) =>
      DIGITS.test(char) ? Number(char) : ((char.codePointAt(0) ?? 0) - 63) % 10,
    );
    return values.pop() === toCheckDigit(sumWeighted(values, [1, 2]));
  }
  return /^(T\d{10}|\d{9}|\d{12})$/.test(number);
}

function isFedexNumber(number: string): boolean {
  if (!DIGITS.test(number)) return false;
  switch (number.length) {
    case 12:
      return hasFedexCheckDigit(number);
    case 34:
      return hasFedexCheckDigit(number.slice(-14));
    case 15:
    case 18:
    case 20:
      // The printed number can omit the prefix 92.
      return hasGs1CheckDigit(number) || (number.length === 20 && hasGs1CheckDigit(`92${number}`));
    case 22:
      // A FedEx Ground barcode starts with 96 and ends with the tracking number.
      return hasGs1CheckDigit(number.startsWith("96") ? number.slice(-15) : number);
    default:
      return false;
  }
}

function isDhlNumber(number: string): boolean {
  if (/^\d{10,11}$/.test(number)) return Number(number.slice(0, -1)) % 7 === Number(number.at(-1));
  return /^(J[A-Z]{2,3}\d{9,20}|(GM|LX|RX|UV)\d{10,39})$/.test(number);
}

/** Applies the weights from the right and repeats them. */
function sumWeighted(digits: readonly number[], weights: readonly number[]): number {
  return digits.reduceRight(
    (sum, digit, index) => sum + digit * (weights[(digits.length - 1 - index) % weights.length] ?? 0),
    0,
  );
}

const toDigits = (text: string) => [...text].map(Number);
const toCheckDigit = (sum: number) => (10 - (sum % 10)) % 10;

function hasGs1CheckDigit(number: string): boolean {
  const digits = toDigits(number);
  return digits.pop() === toCheckDigit(sumWeighted(digits, [3, 1]));
}

function hasFedexCheckDigit(number: string): boolean {
  const digits = toDigits(number);
  return digits.pop() === (sumWeighted(digits, [1, 3, 7]) % 11) % 10;
}

function hasS10CheckDigit(number: string): boolean {
  const digits = toDigits(number);
  const checkDigit = digits.pop();
  const expected = 11 - (sumWeighted(digits, [7, 9, 5, 3, 2, 4, 6, 8]) % 11);
  return checkDigit === (expected === 10 ? 0 : expected === 11 ? 5 : expected);
}
