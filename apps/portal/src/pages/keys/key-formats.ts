/** Returns only the prefix if the text contains a key, because the full key must not leave the page. */
export function toSearch(text: string): string {
  const [, prefix] = /svc_(?:test|live)_(?:pk|sk|ak)_([0-9A-Za-z]{4})/.exec(text) ?? [];
  return prefix ?? text.trim();
}

/** Formats a key for an .env file, under the same variable name as in `demo.env`, which `npm start` writes. */
export function toEnv({ type, name }: { type: string; name: string }, key: string): string {
  return `# ${name.replaceAll(/[\r\n]/g, " ")}\nSVC_${type.toUpperCase()}=${key}\n`;
}

export function parseAllowlist(text: string): string[] {
  return text
    .split(/[\s,]+/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}

/** Prefixes each error with the number of its entry: `Entry 2: must be an IP address`. */
export function formatEntryErrors(errors: Readonly<Record<string, readonly string[]>>): string[] {
  return Object.entries(errors).flatMap(([name, details]) => {
    const [, index] = /^ipAllowlist\/(\d{1,3})$/.exec(name) ?? [];
    return index === undefined ? [] : details.map((detail) => `Entry ${Number(index) + 1}: ${detail}`);
  });
}
