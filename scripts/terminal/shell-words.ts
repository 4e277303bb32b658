const UNQUOTED = /^[\w@%+=:,./-]+$/;

export function quoteShellWord(text: string): string {
  return UNQUOTED.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Includes the variables that another terminal needs. */
export function formatShellCommand(variables: Readonly<Record<string, string>>, command: string): string {
  const assignments = Object.entries(variables).map(([name, value]) => `${name}=${quoteShellWord(value)}`);
  return [...assignments, command].join(" ");
}
