import { enumField } from "@svc/service-kit/fields";
import { LETTER_KINDS, WORDED_KINDS, type WordedKind } from "./letter-kinds.ts";

export const letterKindField = enumField("LetterKind", "Kind of letter.", LETTER_KINDS);

export const wordedKindField = enumField(
  "WordedLetterKind",
  "Kind of letter whose wording can be changed.",
  Object.fromEntries(WORDED_KINDS.map((kind) => [kind, LETTER_KINDS[kind]])) as Record<WordedKind, string>,
);

const ACCOUNT_NUMBERS = ["masked", "full"] as const;

export const accountNumbersField = enumField("LetterAccountNumbers", "Account numbers in a letter.", {
  masked: "Only the last characters.",
  full: "Full account numbers. Requires the scope `rollovers:reveal` and, if the organization requires it, a second person.",
} satisfies Record<(typeof ACCOUNT_NUMBERS)[number], string>);
