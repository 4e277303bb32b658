import { unlockIdentityCheck } from "@svc/accounts";
import { Command } from "commander";
import { OPERATOR } from "../operator-actor.ts";
import { withOperatorContext } from "../operator-context.ts";
import { print } from "./print.ts";

/** `svc accounts …` */
export function accountsCommand(env: NodeJS.ProcessEnv): Command {
  const accounts = new Command("accounts").description("participants' accounts");
  accounts
    .command("unlock")
    .description("open the identity check of an account that five wrong answers have locked for a day")
    .argument("<account>", "its id, acct_…")
    .option("--json", "print JSON")
    .action(async (id: string, options: { json?: true }) => {
      const wasAnswered = await withOperatorContext(env, (ctx) => unlockIdentityCheck(ctx, OPERATOR, id));
      const line = wasAnswered
        ? `The wrong answers about ${id} are forgotten: its identity check is open.`
        : `The identity check of ${id} is open: no wrong answer was counted.`;
      print(options.json === true, { accountId: id, forgotten: wasAnswered }, [line]);
    });
  return accounts;
}
