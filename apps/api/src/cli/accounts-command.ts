import { unlockIdentityCheck } from "@svc/accounts";
import { Command } from "commander";
import { OPERATOR } from "../context/actor.ts";
import { withOperatorContext } from "../context/operator-context.ts";
import { eraseAsOperator } from "../records/erasure/erase-everything.ts";
import { exportAccount } from "../records/exports/export-data.ts";
import { withFullContext } from "./full-context.ts";
import { print, printLines } from "./print.ts";

export function accountsCommand(env: NodeJS.ProcessEnv): Command {
  const accounts = new Command("accounts").alias("account").description("manage participant accounts");
  accounts
    .command("unlock")
    .description("unlock an identity check that five wrong answers locked for a day")
    .argument("<account>", "account ID, acct_…")
    .option("--json", "print JSON")
    .action(async (id: string, options: { json?: true }) => {
      const wasLocked = await withOperatorContext(env, (ctx) => unlockIdentityCheck(ctx, OPERATOR, id));
      const line = wasLocked
        ? `Identity check unlocked for ${id}. Its wrong answers are cleared.`
        : `The identity check of ${id} is not locked. Nothing changed.`;
      print(options.json === true, { accountId: id, forgotten: wasLocked }, [line]);
    });
  accounts
    .command("export")
    .description(
      "export all data about a participant as NDJSON: the account, its rollovers and their timelines; the export is audited",
    )
    .argument("<account>", "account ID, acct_…")
    .action((id: string) => withFullContext(env, (ctx) => printLines(exportAccount(ctx, id))));

  accounts
    .command("erase")
    .description("permanently erase a participant's personal data, like DELETE /v1/accounts/{id}")
    .argument("<account>", "account ID, acct_…")
    .option("--json", "print JSON")
    .action(async (id: string, options: { json?: true }) => {
      const { wasErased } = await withFullContext(env, (ctx) => eraseAsOperator(ctx, id));
      const line = wasErased
        ? `Erased the personal data of ${id}. Earlier backups still contain it.`
        : `${id} is already erased. Nothing changed.`;
      print(options.json === true, { accountId: id, wasErased }, [line]);
    });

  return accounts;
}
