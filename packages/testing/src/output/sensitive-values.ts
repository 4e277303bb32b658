/** Maps each value that must not appear in output to its kind. */
export type SensitiveValues = Map<string, string>;

/** Values from examples in the documentation. */
const DOCUMENTED_VALUES: readonly string[] = ["+14155550123"];

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const NAME = /^\p{Lu}[\p{L}'-]{3,}( \p{L}+)*$/u;
const BIRTH_DATE = /^(19\d\d|200\d)-\d\d-\d\d$/;
const hasMinDigits = (count: number) => (text: string) => text.replace(/\D/g, "").length >= count;
const isLong = (text: string) => text.length >= 12;
const isStreet = (text: string) => text.length >= 8 && /\d/.test(text) && text.includes(" ");

/**
 * Body fields with secrets or personal data. `isSensitive` accepts only realistic values, because hostile input such as the name
 * `null` occurs anywhere in output.
 */
const FIELDS: Readonly<Record<string, { kind: string; isSensitive(text: string): boolean }>> = {
  ...Object.fromEntries(
    ["key", "secret", "sessionToken", "token", "password", "newPassword", "currentPassword", "secretKey"].map(
      (name) => [name, { kind: name, isSensitive: isLong }],
    ),
  ),
  email: { kind: "email", isSensitive: (text) => EMAIL.test(text) },
  firstName: { kind: "name", isSensitive: (text) => NAME.test(text) },
  lastName: { kind: "name", isSensitive: (text) => NAME.test(text) },
  dateOfBirth: { kind: "date of birth", isSensitive: (text) => BIRTH_DATE.test(text) },
  ssn: { kind: "SSN", isSensitive: hasMinDigits(9) },
  phone: { kind: "phone", isSensitive: hasMinDigits(7) },
  accountNumber: { kind: "account number", isSensitive: hasMinDigits(6) },
  line1: { kind: "street", isSensitive: isStreet },
  line2: { kind: "street", isSensitive: isStreet },
  street: { kind: "street", isSensitive: isStreet },
};

function collectSensitiveValues(body: unknown, sensitive: SensitiveValues): void {
  if (typeof body !== "object" || body === null) return;
  for (const [name, value] of Object.entries(body)) {
    if (typeof value !== "string") collectSensitiveValues(value, sensitive);
    else if (
      Object.hasOwn(FIELDS, name) &&
      !DOCUMENTED_VALUES.includes(value) &&
      FIELDS[name]?.isSensitive(value)
    )
      sensitive.set(value, FIELDS[name].kind);
  }
}

/** Collects the sensitive values of a JSON text. Ignores other texts. */
export function collectFromText(text: string, sensitive: SensitiveValues): void {
  if (!/^\s*[{[]/.test(text)) return;
  try {
    collectSensitiveValues(JSON.parse(text), sensitive);
  } catch {
    // Tests send malformed JSON on purpose.
  }
}
