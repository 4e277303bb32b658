import { BlindIndex, FieldCipher } from "@svc/accounts";
import { readConfig } from "@svc/service-kit";
import { Command } from "commander";
import { countOthers } from "../data-keys/passes.ts";
import { type ReIndexing, reIndex } from "../index-keys/re-index.ts";
import { OPERATOR } from "../operator-actor.ts";
import { withConfiguredContext } from "../operator-context.ts";
import { ChainKeys } from "../rollovers/history/chain-keys.ts";
import { print } from "./print.ts";
import {
  addRewriteOptions,
  leftLines,
  type RewriteOptions,
  toRewriteInput,
  usageTable,
} from "./rewrite-options.ts";
import { wholeConfigSchema } from "./whole-context.ts";

export function reIndexCommand(env: NodeJS.ProcessEnv): Command {
  const command = new Command("re-index")
    .description(
      "make the digests by which people are found anew under the first of INDEX_KEY while the services serve; safe to kill and to repeat; exit code 1 when something is left",
    )
    .action(async (options: RewriteOptions) => {
      const config = readConfig(wholeConfigSchema, env);
      const report = await withConfiguredContext(config, ({ db, clock }) => {
        const ctx = {
          db,
          clock,
          cipher: new FieldCipher(config.DATA_KEYS),
          blindIndex: new BlindIndex(config.INDEX_KEY),
          chainKeys: new ChainKeys(config.CHAIN_KEY),
        };
        return reIndex(ctx, OPERATOR, toRewriteInput(options));
      });
      print(options.json === true, report, reportLines(report));
      if (report.after && countOthers(report.after, report.currentKey) > 0) process.exitCode = 1;
    });
  addRewriteOptions(command);
  return command;
}

function reportLines(report: ReIndexing): string[] {
  const { currentKey, before, after, remembered, rows, values } = report;
  if (after === null) {
    const due = countOthers(before, currentKey);
    return [
      `${due} digests would be made anew under ${currentKey}. Nothing was written.`,
      ...usageTable([...before, ...remembered], "DIGESTS"),
    ];
  }
  const left = countOthers(after, currentKey);
  const answers = countOthers(remembered, currentKey);
  const others = after.filter(({ keyId }) => keyId !== currentKey);
  return [
    values > 0
      ? `${values} digests of ${rows} rows were made anew under ${currentKey}.`
      : "Nothing was written.",
    left === 0 ? `Everything is under ${currentKey}.` : `${left} digests are not under ${currentKey}:`,
    ...(left === 0 ? [] : usageTable(others, "DIGESTS")),
    ...leftLines(report, left),
    ...(answers === 0
      ? []
      : [
          `${answers} remembered answers are under another key: they are over a day after the last was given.`,
        ]),
  ];
}
