/** Instructions to send money and requests to an institution. Unknown values are null or empty. */
export interface ReceivingInstructions {
  /** Template of the payee of checks, such as `Acme Trust Company FBO {participant}`. */
  payee: string | null;
  checkAddress: string[];
  wire: WireInstructions | null;
  ach: AchInstructions | null;
  /** Participant number at the Depository Trust Company (four digits), for ACATS. */
  dtcNumber: string | null;
  /** Addresses for distribution requests. */
  requests: RequestAddresses;
  enclosures: string[];
}

interface WireInstructions {
  bankName: string;
  /** Nine digits with a valid checksum. */
  routingNumber: string;
  beneficiary: string;
  accountNumber: string;
  /** A template, like `payee`. */
  furtherCredit: string | null;
}

interface AchInstructions {
  routingNumber: string;
  accountNumber: string;
}

interface RequestAddresses {
  address: string[];
  fax: string | null;
  email: string | null;
  portal: string | null;
}

const PLACEHOLDERS = ["custodian", "participant", "accountNumber"] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

const IN_BRACES = /\{([^{}]*)\}/g;

/** Returns a template's issue, or null. @param alternatives the template must contain at least one of these */
export function findTemplateIssue(template: string, alternatives: readonly Placeholder[]): string | null {
  const placeholders: readonly string[] = PLACEHOLDERS;
  const usedNames = [...template.matchAll(IN_BRACES)].map(([, name = ""]) => name);
  if (
    usedNames.some((name) => !placeholders.includes(name)) ||
    /[{}]/.test(template.replace(IN_BRACES, ""))
  ) {
    return `can use only the placeholders ${PLACEHOLDERS.map((name) => `{${name}}`).join(", ")}`;
  }
  if (usedNames.some((name) => (alternatives as readonly string[]).includes(name))) return null;
  return `must use ${alternatives.map((name) => `{${name}}`).join(" or ")}`;
}

/** Fills in a template. Values are not expanded again, so they can contain braces. */
export function fillTemplate(template: string, values: Readonly<Record<Placeholder, string>>): string {
  return template.replace(IN_BRACES, (placeholder, name) =>
    Object.hasOwn(values, name) ? values[name as Placeholder] : placeholder,
  );
}

/** Prefixes of Federal Reserve districts, thrifts, electronic transactions and the government. */
const ROUTING_PREFIX = /^(0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2])\d{7}$/;

/**
 * Checks for nine digits, an assigned prefix, and the check digit (ABA Routing Number Policy: the sum of the digits, weighted 3,
 * 7, 1, is a multiple of ten).
 */
export function isRoutingNumber(text: string): boolean {
  if (!ROUTING_PREFIX.test(text) || /^0+$/.test(text)) return false;
  const sum = [...text].reduce(
    (total, digit, index) => total + Number(digit) * ([3, 7, 1][index % 3] ?? 0),
    0,
  );
  return sum % 10 === 0;
}

/** Masks a bank account number, showing up to four characters and never more than half. */
export function maskBankAccount(number: string): string {
  const characters = number.replace(/[^0-9A-Za-z]/g, "");
  return `****${characters.slice(-Math.min(4, Math.floor(characters.length / 2)))}`;
}
