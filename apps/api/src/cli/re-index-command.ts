import { BlindIndex, FieldCipher } from "@svc/accounts";
import { readConfig } from "@svc/service-kit/config";
import { Command } from "commander";
import { OPERATOR } from "../context/actor.ts";
import { ChainKeys } from "../context/chain-keys.ts";
import { withConfiguredContext } from "../context/operator-context.ts";
import { countWithOtherKeys } from "../platform/data-keys/run-passes.ts";
import { type ReIndexing, reIndex } from "../platform/index-keys/re-index.ts";
import { fullConfigSchema } from "./full-context.ts";
import { print } from "./print.ts";
import {
  addRewriteOptions,
  formatRewriteReport,
  type RewriteOptions,
  toRewriteInput,
} from "./rewrite-options.ts";

export function reIndexCommand(env: NodeJS.ProcessEnv): Command {
  const command = new Command("re-index")
    .description(
      "recompute search digests of personal data with the first key in INDEX_KEY while services run; safe to interrupt and rerun; exit code 1 if any digest still does not use that key",
    )
    .action(async (options: RewriteOptions) => {
      const config = readConfig(fullConfigSchema, env);
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
      print(options.json === true, report, formatReIndexing(report));
      if (report.after && countWithOtherKeys(report.after, report.currentKey) > 0) process.exitCode = 1;
    });
  addRewriteOptions(command);
  return command;
}

function formatReIndexing(report: ReIndexing): string[] {
  const { currentKey, after, remembered } = report;
  const lines = formatRewriteReport(report, { noun: "digests", verb: "recomputed" }, remembered);
  const storedResponses = countWithOtherKeys(remembered, currentKey);
  if (after === null || storedResponses === 0) return lines;
  return [
    ...lines,
    `${storedResponses} stored idempotent responses use another key. Each expires one day after it was stored.`,
  ];
}
