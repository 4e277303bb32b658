const ID = /^[a-z]{2,5}_[0-7][0-9a-z]{25}$/;

/** Returns the distinct IDs within a value. */
export function idsIn(value: unknown): string[] {
  const texts = JSON.stringify(value).split('"');
  return [...new Set(texts.filter((text) => ID.test(text)))];
}
