const PLAIN = /^[\w@%+=:,./-]+$/;

/** A word as a POSIX shell takes it: in quotes where it needs them. */
export function shellWord(text: string): string {
  return PLAIN.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

/** A command for another terminal, with the variables that this one has set and that one has not. */
export function shellCommand(variables: Readonly<Record<string, string>>, command: string): string {
  const set = Object.entries(variables).map(([name, value]) => `${name}=${shellWord(value)}`);
  return [...set, command].join(" ");
}
