const PLAIN = /^[\w@%+=:,./-]+$/;

export function quoteShellWord(text: string): string {
  return PLAIN.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Formats a command with the variables it needs in another terminal. */
export function shellCommand(variables: Readonly<Record<string, string>>, command: string): string {
  const set = Object.entries(variables).map(([name, value]) => `${name}=${quoteShellWord(value)}`);
  return [...set, command].join(" ");
}
