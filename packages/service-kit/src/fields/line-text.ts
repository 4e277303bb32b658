const DISALLOWED = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
const DISALLOWED_RUNS = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\s]+/gu;

export const ONE_LINE = "must be one line, without control characters or text-direction characters";

export function isOneLine(text: string): boolean {
  return !DISALLOWED.test(text);
}

/** Converts text to one line, for text stored before the one-line rule. */
export function toOneLine(text: string): string {
  return text.replace(DISALLOWED_RUNS, " ").trim();
}

const LINK = /:\/\/|\/\/|@|[\p{L}\p{N}][.\u3002]\p{L}\p{L}/u;

/** Returns true if a mail program would turn part of the text into a link. */
export function containsLink(text: string): boolean {
  return LINK.test(text.normalize("NFKC"));
}
