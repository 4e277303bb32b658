/** Facts that a paragraph can contain in double braces, such as `{{participant.name}}`. */
export const PLACEHOLDERS = {
  "participant.name": "The participant's name.",
  "source.custodian": "The source custodian's name.",
  "source.accountType": "Type of the source account.",
  "source.accountNumber": "Number of the source account, in full or masked as in the rest of the letter.",
  "source.plan": "Name of the source plan.",
  "destination.custodian": "The destination custodian's name.",
  "destination.accountType": "Type of the destination account.",
  "destination.accountNumber":
    "Number of the destination account, in full or masked as in the rest of the letter.",
  "destination.plan": "Name of the destination plan.",
  "rollover.id": "The rollover's ID.",
  "rollover.type": "Type of the rollover, such as `direct rollover`.",
  amount: "The requested amount, such as `$9,000.00`, or `entire account`.",
  "payment.payee": "Payee of the payment.",
  "letter.number": "Number of the letter.",
  "letter.date": "Date of the letter.",
  "organization.name": "Name in the letterhead.",
  "organization.phone": "Phone number in the letterhead.",
  "organization.email": "Email address in the letterhead.",
} as const;
export type Placeholder = keyof typeof PLACEHOLDERS;

/** Null leaves a blank to fill in by hand. */
export type PlaceholderValues = Readonly<Record<Placeholder, string | null>>;

const BLANK = "____________";
const IN_BRACES = /\{\{([^{}]*)\}\}/g;

/** Returns an error message, or null. */
export function findPlaceholderIssue(text: string): string | null {
  for (const [inBraces, name = ""] of text.matchAll(IN_BRACES)) {
    if (!Object.hasOwn(PLACEHOLDERS, name)) return `has the unknown placeholder ${inBraces}`;
  }
  const remainingText = text.replace(IN_BRACES, "");
  return remainingText.includes("{{") || remainingText.includes("}}")
    ? "has braces that do not form a placeholder"
    : null;
}

/** Values are not expanded again, so they can contain braces. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replace(IN_BRACES, (inBraces, name: string) =>
    Object.hasOwn(values, name) ? (values[name as Placeholder] ?? BLANK) : inBraces,
  );
}
