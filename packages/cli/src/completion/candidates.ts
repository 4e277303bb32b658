import type { Command, Option } from "commander";

export interface Candidate {
  value: string;
  description: string;
}

/** Hidden; completion scripts call it. */
const COMPLETE_COMMAND = "complete";

/** @param words the words after `svc`; the last one is being typed and can be empty */
export function listCandidates(program: Command, words: readonly string[]): Candidate[] {
  const typed = words.at(-1) ?? "";
  let command = program;
  let positionalCount = 0;
  /** Option whose value comes next. */
  let openOption: Option | null = null;
  for (const word of words.slice(0, -1)) {
    if (openOption) {
      openOption = null;
      continue;
    }
    if (word.startsWith("-")) {
      const option = command.options.find(({ long, short }) => long === word || short === word);
      openOption = option?.required ? option : null;
      continue;
    }
    const child = command.commands.find((subcommand) => subcommand.name() === word);
    if (child) command = child;
    else positionalCount += 1;
  }
  const isMatch = ({ value }: Candidate) => value.startsWith(typed);
  if (openOption) return toCandidates(openOption.argChoices ?? []).filter(isMatch);
  if (typed.startsWith("-")) return listOptions(command).filter(isMatch);
  const argumentChoices = command.registeredArguments[positionalCount]?.argChoices ?? [];
  return [...listCommands(command), ...toCandidates(argumentChoices)].filter(isMatch);
}

const listOptions = (command: Command): Candidate[] =>
  command
    .createHelp()
    .visibleOptions(command)
    .flatMap(({ long, description }) => (long ? [{ value: long, description }] : []));

const listCommands = (command: Command): Candidate[] =>
  command.commands
    .filter((subcommand) => subcommand.name() !== COMPLETE_COMMAND)
    .map((subcommand) => ({ value: subcommand.name(), description: subcommand.description() }));

const toCandidates = (values: readonly string[]): Candidate[] =>
  values.map((value) => ({ value, description: "" }));
