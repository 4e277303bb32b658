/**
 * How an institution wants money and requests to reach it, as the operator keeps it in the directory. Nothing of it is ever
 * made up: what nobody has said is null, or an empty list.
 */
export interface ReceivingInstructions {
  /** Whom a cheque is made out to, as a template: `Acme Trust Company FBO {participant}`. */
  payee: string | null;
  /** Where cheques go, line by line. */
  checkAddress: string[];
  wire: WireInstructions | null;
  ach: AchInstructions | null;
  /** Its participant number at the Depository Trust Company, four digits: how ACATS finds it. */
  dtcNumber: string | null;
  /** Where a request to pay out is sent, where it is the source. */
  requests: RequestAddresses;
  /** What it wants enclosed with such a request, besides what its requirements say; for people. */
  enclosures: string[];
}

export interface WireInstructions {
  bankName: string;
  /** Nine digits, with their checksum. */
  routingNumber: string;
  beneficiary: string;
  accountNumber: string;
  /** To whom the beneficiary is to pass it on, as a template. */
  furtherCredit: string | null;
}

export interface AchInstructions {
  routingNumber: string;
  accountNumber: string;
}

export interface RequestAddresses {
  /** By mail, line by line. */
  address: string[];
  fax: string | null;
  email: string | null;
  portal: string | null;
}

/** What a template may name, in braces. */
export const PLACEHOLDERS = ["custodian", "participant", "accountNumber"] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

const IN_BRACES = /\{([^{}]*)\}/g;

/** What is wrong with a template; null where nothing is. @param needed of these it has to name one */
export function findTemplateIssue(template: string, needed: readonly Placeholder[]): string | null {
  const known: readonly string[] = PLACEHOLDERS;
  const named = [...template.matchAll(IN_BRACES)].map(([, name = ""]) => name);
  if (named.some((name) => !known.includes(name)) || /[{}]/.test(template.replace(IN_BRACES, ""))) {
    return `may name ${PLACEHOLDERS.map((name) => `{${name}}`).join(", ")} in braces, and nothing else`;
  }
  if (named.some((name) => (needed as readonly string[]).includes(name))) return null;
  return `must name ${needed.map((name) => `{${name}}`).join(" or ")}`;
}

/** Fills in a template. What is filled in is not read again: a name that holds braces stays as it is. */
export function fillTemplate(template: string, values: Readonly<Record<Placeholder, string>>): string {
  return template.replace(IN_BRACES, (whole, name) =>
    Object.hasOwn(values, name) ? values[name as Placeholder] : whole,
  );
}

/** Of the Federal Reserve districts, of thrifts, of electronic transactions, and of the government itself. */
const ROUTING_PREFIX = /^(0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2])\d{7}$/;

/**
 * Whether a text can be a routing number: nine digits, a prefix that is given out, and the check digit (ABA Routing Number
 * Policy: 3, 7 and 1 times the digits, again and again, sum up to a multiple of ten).
 */
export function isRoutingNumber(text: string): boolean {
  if (!ROUTING_PREFIX.test(text) || /^0+$/.test(text)) return false;
  const sum = [...text].reduce(
    (total, digit, index) => total + Number(digit) * ([3, 7, 1][index % 3] ?? 0),
    0,
  );
  return sum % 10 === 0;
}

/** The end of a bank account number: never more than half of it. */
export function maskBankAccount(number: string): string {
  const known = number.replace(/[^0-9A-Za-z]/g, "");
  return `****${known.slice(-Math.min(4, Math.floor(known.length / 2)))}`;
}
