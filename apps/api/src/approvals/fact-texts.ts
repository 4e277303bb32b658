import { maskBankAccount } from "@svc/custodians";
import { type ApprovalSubject, collectFacts } from "../people/second-person/covered-facts.ts";

/** Texts by path, such as `participant.lastName`. Account numbers are masked. */
export type FactTexts = Readonly<Record<string, string | null>>;

const MAX_LENGTH = 500;

export function toFactTexts(subject: ApprovalSubject): FactTexts {
  const { rollover } = subject;
  const texts = [...collectFacts(subject)].map(([path, values]) => [path, toText(path, values[0])] as const);
  return {
    ...Object.fromEntries(texts),
    // Facts of an account number include its ciphertext, so the text is only the mask.
    "source.accountNumber": rollover.sourceAccountNumberMask,
    "destination.accountNumber": rollover.destinationAccountNumberMask,
  };
}

function toText(path: string, value: unknown): string | null {
  const text =
    path === "destination.wire" || path === "destination.ach" ? formatBank(value) : formatFact(value);
  return text === null || text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH - 1)}…`;
}

function formatBank(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const { accountNumber, ...bank } = value as { accountNumber: string };
  return formatFact({ ...bank, accountNumber: maskBankAccount(accountNumber) });
}

/** Formats an object as a list of its values. Skips IDs, digests and nested objects. */
function formatFact(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) {
    return value.length === 0 ? null : value.map((one) => formatFact(one) ?? "–").join("; ");
  }
  if (typeof value !== "object") return String(value);
  const parts = Object.entries(value).flatMap(([name, field]) => {
    if (name === "id" || name === "sha256") return [];
    return [field]
      .flat()
      .filter((one) => one !== null && typeof one !== "object")
      .map(String);
  });
  return parts.length === 0 ? null : parts.join(", ");
}
