import { z } from "zod";
import { foldWords } from "../search-words.ts";

const MAX_CHARACTERS = 100;
const MAX_DIGITS = 6;
const MAX_KEY_LENGTH = 200;

/** Control characters, line breaks, bidirectional controls and invisible characters. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** Words that state a company's kind, not its name. */
const KINDS_OF_COMPANY: ReadonlySet<string> = new Set(
  "inc incorporated llc llp lp corp corporation co company ltd limited na plc the".split(" "),
);

/**
 * A company name as a participant typed it. Refuses likely personal data: email addresses, and the digits of an account, telephone or
 * Social Security number.
 */
export const companyNameField = z
  .string("must be text")
  .trim()
  .min(1, { error: "must not be empty", abort: true })
  .max(MAX_CHARACTERS, { error: `must be at most ${MAX_CHARACTERS} characters`, abort: true })
  .refine((name) => !UNSEEN.test(name), {
    error: "must not contain control characters, line breaks or invisible characters",
    abort: true,
  })
  .refine((name) => /[\p{L}\p{N}]/u.test(name), { error: "must contain a letter or a digit", abort: true })
  .refine((name) => !name.includes("@"), "must be the company's name, not an email address")
  .refine(
    (name) => (name.match(/\p{Nd}/gu)?.length ?? 0) <= MAX_DIGITS,
    `must be the company's name, with at most ${MAX_DIGITS} digits`,
  )
  .meta({
    description: `The company's name as the participant typed it: up to ${MAX_CHARACTERS} characters and ${MAX_DIGITS} digits, and not an email address.`,
  });

/** Returns the key that groups requests for one company: no case, punctuation or company kind. */
export function nameKeyOf(name: string): string {
  const words = foldWords(name);
  const telling = words.filter((word) => !KINDS_OF_COMPANY.has(word));
  return (telling.length > 0 ? telling : words).join(" ").slice(0, MAX_KEY_LENGTH);
}
