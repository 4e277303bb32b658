import type { Command, Option } from "commander";

export interface Candidate {
  value: string;
  description: string;
}

const COMPLETE_COMMAND = "complete";

/**
 * Lists the completions of a command line.
 *
 * @param words the words after `svc`; the last one is being typed and can be empty
 */
export function listCandidates(program: Command, words: readonly string[]): Candidate[] {
  const typed = words.at(-1) ?? "";
  let command = program;
  let positional = 0;
  let awaiting: Option | null = null;
  for (const word of words.slice(0, -1)) {
    if (awaiting) {
      awaiting = null;
      continue;
    }
    if (word.startsWith("-")) {
      const option = command.options.find((one) => one.long === word || one.short === word);
      awaiting = option?.required ? option : null;
      continue;
    }
    const child = command.commands.find((one) => one.name() === word);
    if (child) command = child;
    else positional += 1;
  }
  const candidates = awaiting
    ? toCandidates(awaiting.argChoices ?? [])
    : typed.startsWith("-")
      ? listOptions(command)
      : [
          ...listCommands(command),
          ...toCandidates(command.registeredArguments[positional]?.argChoices ?? []),
        ];
  return candidates.filter(({ value }) => value.startsWith(typed));
}

const listOptions = (command: Command): Candidate[] =>
  command
    .createHelp()
    .visibleOptions(command)
    .flatMap(({ long, description }) => (long ? [{ value: long, description }] : []));

const listCommands = (command: Command): Candidate[] =>
  command.commands
    .filter((one) => one.name() !== COMPLETE_COMMAND)
    .map((one) => ({ value: one.name(), description: one.description() }));

const toCandidates = (values: readonly string[]): Candidate[] =>
  values.map((value) => ({ value, description: "" }));
