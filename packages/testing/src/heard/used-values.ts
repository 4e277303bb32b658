/** Values that must not appear in output, with their kind. */
export type UsedValues = Map<string, string>;

/** Values from examples in the documentation. */
const SHOWN: readonly string[] = ["+14155550123"];

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const NAME = /^\p{Lu}[\p{L}'-]{3,}( \p{L}+)*$/u;
const BIRTH_DATE = /^(19\d\d|200\d)-\d\d-\d\d$/;
const holdsDigits = (count: number) => (text: string) => text.replace(/\D/g, "").length >= count;
const isLong = (text: string) => text.length >= 12;
const isStreet = (text: string) => text.length >= 8 && /\d/.test(text) && text.includes(" ");

/**
 * Body members with secrets or personal data, and the shape their values must have: hostile inputs, such as the name `null`, occur
 * anywhere.
 */
const MEMBERS: Readonly<Record<string, { kind: string; isTelling(text: string): boolean }>> = {
  ...Object.fromEntries(
    ["key", "secret", "sessionToken", "token", "password", "newPassword", "currentPassword", "secretKey"].map(
      (name) => [name, { kind: name, isTelling: isLong }],
    ),
  ),
  email: { kind: "email", isTelling: (text) => EMAIL.test(text) },
  firstName: { kind: "name", isTelling: (text) => NAME.test(text) },
  lastName: { kind: "name", isTelling: (text) => NAME.test(text) },
  dateOfBirth: { kind: "date of birth", isTelling: (text) => BIRTH_DATE.test(text) },
  ssn: { kind: "SSN", isTelling: holdsDigits(9) },
  phone: { kind: "phone", isTelling: holdsDigits(7) },
  accountNumber: { kind: "account number", isTelling: holdsDigits(6) },
  line1: { kind: "street", isTelling: isStreet },
  line2: { kind: "street", isTelling: isStreet },
  street: { kind: "street", isTelling: isStreet },
};

/** Collects sensitive values from a JSON body. */
export function collectUsed(body: unknown, used: UsedValues): void {
  if (typeof body !== "object" || body === null) return;
  for (const [name, value] of Object.entries(body)) {
    if (typeof value !== "string") collectUsed(value, used);
    else if (Object.hasOwn(MEMBERS, name) && !SHOWN.includes(value) && MEMBERS[name]?.isTelling(value))
      used.set(value, MEMBERS[name].kind);
  }
}

/** Like `collectUsed`, for text that may be JSON. */
export function collectUsedOf(text: string, used: UsedValues): void {
  if (!/^\s*[{[]/.test(text)) return;
  try {
    collectUsed(JSON.parse(text), used);
  } catch {
    // Malformed on purpose.
  }
}
