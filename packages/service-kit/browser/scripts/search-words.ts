import { stemmer } from "stemmer";

const STOP_WORDS = new Set(
  (
    "a about an and any are as at be can could do does for from has have how i if in into is it its me my of on or our " +
    "should so some that the their them then there these they this to us use using want was we were what when where " +
    "which while who why will with would you your"
  ).split(" "),
);

/** Documentation phrases, by the stem of a search word. All words of a phrase must match. */
const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries<string[]>({
    "2fa": ["second factor"],
    "401k": ["plan"],
    "429": ["rate limit"],
    abort: ["cancel"],
    ai: ["agent"],
    auth: ["authentication", "sign in"],
    bearer: ["authentication key"],
    cheque: ["check"],
    claude: ["agent"],
    colleague: ["member", "invite"],
    csv: ["export", "spreadsheet"],
    cursor: ["pagination", "next page"],
    deceased: ["participant dies", "death"],
    delete: ["erase", "cancel"],
    died: ["dies", "death"],
    docker: ["deploy", "image"],
    duplicate: ["idempotency"],
    dupe: ["idempotency"],
    excel: ["spreadsheet"],
    gdpr: ["erase"],
    hmac: ["signature"],
    iframe: ["widget"],
    insomnia: ["collection client"],
    late: ["overdue", "deadline"],
    login: ["sign in"],
    mcp: ["agent"],
    mfa: ["second factor"],
    oidc: ["single sign on"],
    page: ["pagination"],
    pagination: ["next page", "lists pages"],
    partial: ["mismatch", "short"],
    payment: ["money"],
    postman: ["collection client"],
    prod: ["live"],
    production: ["live"],
    quota: ["rate limit"],
    refund: ["return"],
    rollback: ["undo", "reverse"],
    saml: ["single sign on"],
    schedule: ["deadline"],
    sdk: ["client"],
    short: ["mismatch", "partial"],
    signin: ["sign in"],
    sso: ["single sign on"],
    swagger: ["openapi"],
    teammate: ["member", "invite"],
    test: ["sandbox"],
    throttle: ["rate limit"],
    timezone: ["time zone"],
    token: ["key"],
    undo: ["reverse", "correct"],
    user: ["member"],
    xlsx: ["spreadsheet"],
  }).map(([word, phrases]) => [stemmer(word), phrases]),
);

/** Splits names: both "listRollovers" and "rollovers" match `listRollovers`. `401(k)` becomes `401k`. */
export function tokenize(text: string): string[] {
  const words = text
    .replaceAll(/(?<=\d)\((\w)\)/g, "$1")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words.flatMap((word) => {
    const parts = word.split(/(?<=[a-z])(?=[A-Z])/);
    return parts.length > 1 ? [word, ...parts] : parts;
  });
}

/** Returns the word in lowercase, which prefix searches match, and its stem if different. */
export function toIndexTerms(word: string): string[] {
  const lower = word.toLowerCase();
  const stem = stemmer(lower);
  return stem === lower ? [lower] : [lower, stem];
}

/** Returns the query's words without stop words, or all words if all are stop words. */
export function toQueryWords(query: string): string[] {
  const words = tokenize(query).map((word) => word.toLowerCase());
  const meaningful = words.filter((word) => !STOP_WORDS.has(word));
  return meaningful.length > 0 ? meaningful : words;
}

/** Returns phrases, as lists of words. */
export function listSynonyms(word: string): string[][] {
  return (SYNONYMS.get(stemmer(word)) ?? []).map(toQueryWords);
}

/** Returns the positions of the words in `text` that are in `terms`, or whose stem is in `terms`. */
export function findMatches(text: string, terms: readonly string[]): { start: number; end: number }[] {
  const known = new Set(terms);
  return [...text.matchAll(/\p{Lu}?[\p{Ll}\p{N}]+|[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) =>
    toIndexTerms(word).some((term) => known.has(term)) ? [{ start: index, end: index + word.length }] : [],
  );
}
