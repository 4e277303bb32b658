/** What nobody may find in what services write, by value: what kind of thing it is. */
export type UsedValues = Map<string, string>;

/** What the documentation itself shows as an example of a value. */
const SHOWN: readonly string[] = ["+14155550123"];

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const NAME = /^\p{Lu}[\p{L}'-]{3,}( \p{L}+)*$/u;
const BIRTH_DATE = /^(19\d\d|200\d)-\d\d-\d\d$/;
const holdsDigits = (count: number) => (text: string) => text.replace(/\D/g, "").length >= count;
const isLong = (text: string) => text.length >= 12;
const isStreet = (text: string) => text.length >= 8 && /\d/.test(text) && text.includes(" ");

/**
 * Members of bodies that hold secrets or tell of people, and what their values have to look like to be looked for: a test of
 * hostile input sends `null` as a name, and that is found anywhere.
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

/** Finds in a JSON body what is to be looked for. */
export function collectUsed(body: unknown, used: UsedValues): void {
  if (typeof body !== "object" || body === null) return;
  for (const [name, value] of Object.entries(body)) {
    if (typeof value !== "string") collectUsed(value, used);
    else if (Object.hasOwn(MEMBERS, name) && !SHOWN.includes(value) && MEMBERS[name]?.isTelling(value))
      used.set(value, MEMBERS[name].kind);
  }
}

/** The same in a body as it was sent; what is no JSON holds nothing that is known. */
export function collectUsedOf(text: string, used: UsedValues): void {
  if (!/^\s*[{[]/.test(text)) return;
  try {
    collectUsed(JSON.parse(text), used);
  } catch {
    // Sent so by a test of that.
  }
}
