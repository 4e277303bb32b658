/** Reduces a pasted key to its four-character prefix, so that the key never leaves the page. */
export function toSearch(text: string): string {
  const [, prefix] = /^svc_(?:test|live)_(?:pk|sk|ak)_([0-9A-Za-z]{4})/.exec(text.trim()) ?? [];
  return prefix ?? text.trim();
}

/** Formats a `.env` entry with the variable name that `npm start` uses in `demo.env`. */
export function toEnv({ type, name }: { type: string; name: string }, key: string): string {
  return `# ${name.replaceAll(/[\r\n]/g, " ")}\nSVC_${type.toUpperCase()}=${key}\n`;
}

export function toEntries(text: string): string[] {
  return text
    .split(/[\s,]+/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}

/** Formats the issues of allowlist entries with the entries' numbers. @param errors issues by field name */
export function formatEntryErrors(errors: Readonly<Record<string, readonly string[]>>): string[] {
  return Object.entries(errors).flatMap(([name, details]) => {
    const [, index] = /^ipAllowlist\/(\d{1,3})$/.exec(name) ?? [];
    return index === undefined ? [] : details.map((detail) => `${Number(index) + 1}. ${detail}`);
  });
}
