// What the pages of keys make of texts. Pure.

/** What is looked for. Of a whole key, or its hint, that was pasted only four characters leave the page. */
export function toSearch(text: string): string {
  const [, prefix] = /^svc_(?:test|live)_(?:pk|sk|ak)_([0-9A-Za-z]{4})/.exec(text.trim()) ?? [];
  return prefix ?? text.trim();
}

/** The name under which a program reads the key, as `npm start` writes it into `demo.env`. */
export function toEnv({ type, name }: { type: string; name: string }, key: string): string {
  return `# ${name.replaceAll(/[\r\n]/g, " ")}\nSVC_${type.toUpperCase()}=${key}\n`;
}

/** The lines of a text in which an allowlist is written. */
export function toEntries(text: string): string[] {
  return text
    .split(/[\s,]+/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}

/** What is wrong with single entries of an allowlist, with the number of each. @param errors as a problem has them, by field */
export function faultsOf(errors: Readonly<Record<string, readonly string[]>>): string[] {
  return Object.entries(errors).flatMap(([name, details]) => {
    const [, index] = /^ipAllowlist\/(\d{1,3})$/.exec(name) ?? [];
    return index === undefined ? [] : details.map((detail) => `${Number(index) + 1}. ${detail}`);
  });
}
