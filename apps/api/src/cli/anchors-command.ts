import { redactApiKeys } from "@svc/keys";
import { createLogger } from "@svc/service-kit";
import { configFields, readConfig } from "@svc/service-kit/config";
import { Command } from "commander";
import { ChainKeys } from "../context/chain-keys.ts";
import { operatorConfigSchema, withConfiguredContext } from "../context/operator-context.ts";
import { type AnchorTargets, anchorFields, openAnchorTargets } from "../records/anchors/anchor-config.ts";
import { anchorDaily, createFileEntry } from "../records/anchors/anchor-daily.ts";
import {
  type AnchorLog,
  appendToLog,
  type PublishedCopy,
  publishLog,
} from "../records/anchors/anchor-log.ts";
import { createSignerKey, parseSigner } from "../records/anchors/signed-note.ts";
import type { AnchorContext } from "../rollovers/timeline/write-anchor.ts";
import { print } from "./print.ts";

const schema = operatorConfigSchema.extend({ CHAIN_KEY: configFields.CHAIN_KEY, ...anchorFields });

export function anchorsCommand(env: NodeJS.ProcessEnv): Command {
  const anchors = new Command("anchors").description("publish anchors in a transparency log");

  anchors
    .command("key")
    .description("print a new ANCHOR_LOG_KEY and its verifier key, which you publish")
    .argument("<name>", "permanent name of the log, such as history.example.com/live")
    .option("--json", "print JSON")
    .action((name: string, options: { json?: true }) => {
      const key = createSignerKey(name);
      const { verifierKey } = parseSigner(key);
      print(options.json === true, { object: "anchor_log_key", name, key, verifierKey }, [
        `ANCHOR_LOG_KEY=${key}`,
        `Verifier key: ${verifierKey}`,
      ]);
    });

  anchors
    .command("publish")
    .description("write the day's anchors where they are missing, and publish the log")
    .option("--json", "print JSON")
    .action(async (options: { json?: true }) => {
      const copies = await withAnchorLog(env, async (ctx, targets, anchorLog) => {
        await anchorDaily(ctx, targets);
        return publishLog(anchorLog);
      });
      printCopies(copies, options);
    });

  anchors
    .command("add")
    .description("record the SHA-256 of files, such as archives and exports, in the log")
    .argument("<file...>", "files to record; their names are published")
    .option("--json", "print JSON")
    .action(async (files: string[], options: { json?: true }) => {
      const entries = await Promise.all(files.map(createFileEntry));
      const copies = await withAnchorLog(env, async (_ctx, _targets, anchorLog) => {
        await appendToLog(anchorLog, entries);
        return publishLog(anchorLog);
      });
      printCopies(copies, options);
    });

  anchors
    .command("restore")
    .description("write all files of the log again, after a folder or bucket has lost files")
    .option("--json", "print JSON")
    .action(async (options: { json?: true }) => {
      const copies = await withAnchorLog(env, (_ctx, _targets, anchorLog) =>
        publishLog(anchorLog, { isRestoring: true }),
      );
      printCopies(copies, options);
    });

  return anchors;
}

async function withAnchorLog<T>(
  env: NodeJS.ProcessEnv,
  run: (
    ctx: AnchorContext & Pick<AnchorLog, "log">,
    targets: AnchorTargets,
    anchorLog: AnchorLog,
  ) => Promise<T>,
): Promise<T> {
  const config = readConfig(schema, env);
  return withConfiguredContext(config, async (ctx) => {
    const logger = createLogger("svc", "warn", { redact: redactApiKeys, stream: process.stderr });
    const targets = openAnchorTargets({ ...ctx, log: logger }, config);
    if (!targets.log || targets.storages.length === 0)
      throw new Error("Set ANCHOR_LOG_KEY, and ANCHOR_DIR or ANCHOR_BUCKET_URL.");
    try {
      const chainKeys = new ChainKeys(config.CHAIN_KEY);
      return await run({ ...ctx, log: logger, chainKeys }, targets, targets.log);
    } finally {
      for (const storage of targets.storages) storage.close();
    }
  });
}

function printCopies(copies: readonly PublishedCopy[], options: { json?: true }): void {
  print(
    options.json === true,
    { object: "anchor_log", copies },
    copies.map(({ place, size }) => `Published ${size} entries in ${place}/log.`),
  );
}
