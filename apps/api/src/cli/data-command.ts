import { FieldCipher } from "@svc/accounts";
import { configFields, readConfig } from "@svc/service-kit/config";
import { Command } from "commander";
import { OPERATOR } from "../context/actor.ts";
import { ChainKeys } from "../context/chain-keys.ts";
import { operatorConfigSchema, withConfiguredContext } from "../context/operator-context.ts";
import { readKeyUsage, sumByKey } from "../platform/data-keys/key-usage.ts";
import { type DataKeysContext, reEncrypt } from "../platform/data-keys/re-encrypt.ts";
import { countWithOtherKeys } from "../platform/data-keys/run-passes.ts";
import { print } from "./print.ts";
import { reIndexCommand } from "./re-index-command.ts";
import {
  addRewriteOptions,
  formatKeyId,
  formatRewriteReport,
  formatUsageTable,
  type RewriteOptions,
  toRewriteInput,
} from "./rewrite-options.ts";
import { formatTable } from "./table.ts";

const schema = operatorConfigSchema.extend({
  DATA_KEYS: configFields.DATA_KEYS,
  CHAIN_KEY: configFields.CHAIN_KEY,
});

export function dataCommand(env: NodeJS.ProcessEnv): Command {
  const data = new Command("data").description(
    "rotate and inspect the keys that encrypt and index personal data (DATA_KEYS, INDEX_KEY)",
  );
  const withCipher = <T>(run: (ctx: DataKeysContext) => Promise<T>): Promise<T> => {
    const config = readConfig(schema, env);
    return withConfiguredContext(config, (ctx) =>
      run({
        db: ctx.db,
        clock: ctx.clock,
        cipher: new FieldCipher(config.DATA_KEYS),
        chainKeys: new ChainKeys(config.CHAIN_KEY),
      }),
    );
  };

  const reEncryption = data
    .command("re-encrypt")
    .description(
      "re-encrypt all data with the first key in DATA_KEYS while services run; safe to interrupt and rerun; exit code 1 if any data still does not use that key",
    )
    .action(async (options: RewriteOptions) => {
      const input = toRewriteInput(options);
      const report = await withCipher((ctx) => reEncrypt(ctx, OPERATOR, input));
      print(
        options.json === true,
        report,
        formatRewriteReport(report, { noun: "ciphertexts", verb: "re-encrypted" }),
      );
      if (report.after && countWithOtherKeys(report.after, report.currentKey) > 0) process.exitCode = 1;
    });
  addRewriteOptions(reEncryption);

  data
    .command("keys")
    .description("count ciphertexts by key")
    .option("--json", "print JSON")
    .action(async (options: { json?: true }) => {
      const { uses, keyIds } = await withCipher(readUsage);
      const sums = sumByKey(uses);
      const counts = [...new Set([...keyIds, ...sums.keys()])].map((keyId) => ({
        keyId,
        configured: keyId !== null && keyIds.includes(keyId),
        current: keyId === keyIds[0],
        count: sums.get(keyId) ?? 0,
      }));
      const rows = counts.map((keyCount) => [
        formatKeyId(keyCount.keyId),
        formatKeyState(keyCount),
        String(keyCount.count),
      ]);
      print(options.json === true, counts, formatTable(["KEY", "", "CIPHERTEXTS"], rows));
    });

  data
    .command("unused")
    .description("check whether a key can be removed from DATA_KEYS; exit code 1 if it cannot")
    .argument("<key>", "key ID in DATA_KEYS, never the key itself")
    .option("--json", "print JSON")
    .action(async (keyId: string, options: { json?: true }) => {
      const { uses, keyIds } = await withCipher(readUsage);
      const isCurrent = keyIds[0] === keyId;
      const places = uses.filter((use) => use.keyId === keyId);
      const count = sumByKey(places).get(keyId) ?? 0;
      const isKnown = keyIds.includes(keyId);
      const isRemovable = count === 0 && isKnown && !isCurrent;
      print(options.json === true, { keyId, mayBeRemoved: isRemovable, isCurrent, count, places }, [
        formatRemoval(keyId, { isCurrent, isKnown, count }),
        ...(count > 0 ? formatUsageTable(places) : []),
      ]);
      if (!isRemovable) process.exitCode = 1;
    });

  data.addCommand(reIndexCommand(env));
  return data;
}

async function readUsage({ db, cipher }: DataKeysContext) {
  return { uses: await readKeyUsage(db.sql), keyIds: cipher.keyIds };
}

function formatRemoval(
  keyId: string,
  { isCurrent, isKnown, count }: { isCurrent: boolean; isKnown: boolean; count: number },
): string {
  if (isCurrent) return `${keyId} is the first key in DATA_KEYS: new data is encrypted with it.`;
  if (count > 0) return `${count} ciphertexts use ${keyId}: run svc data re-encrypt first.`;
  if (!isKnown) return `${keyId} is not in DATA_KEYS, and no ciphertext uses it.`;
  return `Nothing is encrypted with ${keyId}. When another key is first on every service, run svc secrets retire DATA_KEYS ${keyId}, then remove ${keyId} from DATA_KEYS.`;
}

function formatKeyState({
  configured,
  current,
  count,
}: {
  configured: boolean;
  current: boolean;
  count: number;
}) {
  if (current) return "current";
  if (!configured) return "not in DATA_KEYS";
  return count > 0 ? "still used" : "no longer used";
}
