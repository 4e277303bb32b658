import { z } from "zod";
import { foldWords } from "../search-words.ts";

const MAX_CHARACTERS = 100;
const MAX_DIGITS = 6;
const MAX_KEY_LENGTH = 200;

/** Control characters and line breaks, what turns the text around it, and what is never seen. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** What says of what kind a company is, and not which. */
const KINDS_OF_COMPANY: ReadonlySet<string> = new Set(
  "inc incorporated llc llp lp corp corporation co company ltd limited na plc the".split(" "),
);

/**
 * The name of a company, as a participant types it. It may be anything, so what is clearly no company's name, and might be
 * somebody's, is refused: an email address, and the digits of an account, a telephone or a Social Security number.
 */
export const companyNameField = z
  .string("must be text")
  .trim()
  .min(1, { error: "must not be empty", abort: true })
  .max(MAX_CHARACTERS, { error: `must be at most ${MAX_CHARACTERS} characters`, abort: true })
  .refine((name) => !UNSEEN.test(name), {
    error: "must not hold control characters, line breaks, or characters that cannot be seen",
    abort: true,
  })
  .refine((name) => /[\p{L}\p{N}]/u.test(name), { error: "must hold a letter or a digit", abort: true })
  .refine((name) => !name.includes("@"), "must be the company's name, not an email address")
  .refine(
    (name) => (name.match(/\p{Nd}/gu)?.length ?? 0) <= MAX_DIGITS,
    `must be the company's name: it has at most ${MAX_DIGITS} digits`,
  )
  .meta({
    description: `The company's name as the participant typed it: at most ${MAX_CHARACTERS} characters and ${MAX_DIGITS} digits, and no email address.`,
  });

/** By what requests for one company are put together: without case, punctuation, and what says what kind of company it is. */
export function nameKeyOf(name: string): string {
  const words = foldWords(name);
  const telling = words.filter((word) => !KINDS_OF_COMPANY.has(word));
  return (telling.length > 0 ? telling : words).join(" ").slice(0, MAX_KEY_LENGTH);
}
