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
      "recompute search digests of personal data with the first of INDEX_KEY while services run; safe to interrupt and rerun; exit code 1 if any are left",
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
      `${due} digests would be recomputed with ${currentKey}. Nothing changed.`,
      ...usageTable([...before, ...remembered], "DIGESTS"),
    ];
  }
  const left = countOthers(after, currentKey);
  const answers = countOthers(remembered, currentKey);
  const others = after.filter(({ keyId }) => keyId !== currentKey);
  return [
    values > 0 ? `Recomputed ${values} digests in ${rows} rows with ${currentKey}.` : "Nothing changed.",
    left === 0 ? `Everything uses ${currentKey}.` : `${left} digests do not use ${currentKey}:`,
    ...(left === 0 ? [] : usageTable(others, "DIGESTS")),
    ...leftLines(report, left),
    ...(answers === 0
      ? []
      : [
          `${answers} stored idempotent responses use another key. Each expires one day after it was stored.`,
        ]),
  ];
}
