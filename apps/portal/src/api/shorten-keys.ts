/** The lookaheads end a key where the next one begins, because pasting into a field removes the line break between them. */
const KEY = /(svc_(?:test|live)_(?:pk|sk|ak)_(?:(?!svc_)[0-9A-Za-z]){4})(?:(?!svc_)[0-9A-Za-z…])+/g;

/** Reduces each key in a text to its prefix, such as `svc_test_ak_a1B2…`. URLs must not contain more, because they are logged. */
export function shortenKeys(text: string): string {
  return text.replace(KEY, "$1…");
}
