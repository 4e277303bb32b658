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
  type RewriteOptions,
  remainingLines,
  toRewriteInput,
  usageTable,
} from "./rewrite-options.ts";

export function reIndexCommand(env: NodeJS.ProcessEnv): Command {
  const command = new Command("re-index")
    .description(
      "recompute search digests of personal data with the first key in INDEX_KEY while services run; safe to interrupt and rerun; exit code 1 if any are left",
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
      print(options.json === true, report, reportLines(report));
      if (report.after && countWithOtherKeys(report.after, report.currentKey) > 0) process.exitCode = 1;
    });
  addRewriteOptions(command);
  return command;
}

function reportLines(report: ReIndexing): string[] {
  const { currentKey, before, after, remembered, rows, values } = report;
  if (after === null) {
    const outdatedCount = countWithOtherKeys(before, currentKey);
    return [
      `${outdatedCount} digests would be recomputed with ${currentKey}. Nothing changed.`,
      ...usageTable([...before, ...remembered], "DIGESTS"),
    ];
  }
  const remaining = countWithOtherKeys(after, currentKey);
  const storedResponses = countWithOtherKeys(remembered, currentKey);
  const otherUses = after.filter(({ keyId }) => keyId !== currentKey);
  return [
    values > 0 ? `Recomputed ${values} digests in ${rows} rows with ${currentKey}.` : "Nothing changed.",
    remaining === 0 ? `Everything uses ${currentKey}.` : `${remaining} digests do not use ${currentKey}:`,
    ...(remaining === 0 ? [] : usageTable(otherUses, "DIGESTS")),
    ...remainingLines(report, remaining),
    ...(storedResponses === 0
      ? []
      : [
          `${storedResponses} stored idempotent responses use another key. Each expires one day after it was stored.`,
        ]),
  ];
}
