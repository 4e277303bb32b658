import { Argument, type Command } from "commander";
import { listCandidates } from "../completion/candidates.ts";
import { SCRIPTS, SHELLS, type Shell } from "../completion/scripts.ts";

export function addCompletionCommands(program: Command): void {
  program
    .command("completion")
    .description("print a completion script for your shell")
    .addArgument(new Argument("<shell>", "your shell").choices(SHELLS))
    .addHelpText(
      "after",
      `
bash: svc completion bash > ~/.local/share/bash-completion/completions/svc
zsh:  svc completion zsh > "\${fpath[1]}/_svc"
fish: svc completion fish > ~/.config/fish/completions/svc.fish`,
    )
    .action((shell: Shell) => void process.stdout.write(SCRIPTS[shell]));
  program
    .command("complete", { hidden: true })
    .argument("[words...]")
    .action((words: string[]) => {
      for (const { value, description } of listCandidates(program, words))
        process.stdout.write(`${value}\t${description}\n`);
    });
}
