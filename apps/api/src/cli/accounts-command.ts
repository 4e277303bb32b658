import { unlockIdentityCheck } from "@svc/accounts";
import { Command } from "commander";
import { eraseAsOperator } from "../accounts/erase-as-operator.ts";
import { exportAccount } from "../exports/export-held.ts";
import { OPERATOR } from "../operator-actor.ts";
import { withOperatorContext } from "../operator-context.ts";
import { print } from "./print.ts";
import { printLines } from "./print-lines.ts";
import { withWholeContext } from "./whole-context.ts";

export function accountsCommand(env: NodeJS.ProcessEnv): Command {
  const accounts = new Command("accounts").alias("account").description("participants' accounts");
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
  accounts
    .command("export")
    .description(
      "write everything that is held of a participant as NDJSON: the account, its rollovers and what happened to them; it is written down",
    )
    .argument("<account>", "its id, acct_…")
    .action((id: string) => withWholeContext(env, (ctx) => printLines(exportAccount(ctx, id))));

  accounts
    .command("erase")
    .description("erase a participant's personal data for good, as DELETE /v1/accounts/{id} does")
    .argument("<account>", "its id, acct_…")
    .option("--json", "print JSON")
    .action(async (id: string, options: { json?: true }) => {
      const { wasErased } = await withWholeContext(env, (ctx) => eraseAsOperator(ctx, id));
      const line = wasErased
        ? `What was known of ${id} is erased. A backup from before has it still.`
        : `${id} was erased before: nothing was written.`;
      print(options.json === true, { accountId: id, wasErased }, [line]);
    });

  return accounts;
}
