/** Control characters, line and paragraph separators, and characters that change the direction of text. */
const UNFIT = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
const UNFIT_RUNS = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\s]+/gu;

export const ONE_LINE =
  "must be one line, without control characters or characters that change the direction of text";

/** True if a text is safe to show on one line: in a list, a mail's subject, a letter or a log. */
export function isOneLine(text: string): boolean {
  return !UNFIT.test(text);
}

/** Makes one line of a text that was stored before its field required one. */
export function toOneLine(text: string): string {
  return text.replace(UNFIT_RUNS, " ").trim();
}

/** What mail programs turn into a link: a scheme, an email address, or a dot between a word and two letters. */
const LINKED = /:\/\/|\/\/|@|[\p{L}\p{N}][.\u3002]\p{L}\p{L}/u;

/** True if a mail program would show a part of the text as a link. */
export function holdsLink(text: string): boolean {
  return LINKED.test(text.normalize("NFKC"));
}
