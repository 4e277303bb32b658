import { FieldCipher } from "@svc/accounts";
import { configFields, readConfig } from "@svc/service-kit";
import { Command } from "commander";
import { readKeyUsage, sumByKey } from "../data-keys/key-usage.ts";
import { countOthers } from "../data-keys/passes.ts";
import { type DataKeysContext, type ReEncryption, reEncrypt } from "../data-keys/re-encrypt.ts";
import { OPERATOR } from "../operator-actor.ts";
import { operatorConfigSchema, withConfiguredContext } from "../operator-context.ts";
import { ChainKeys } from "../rollovers/history/chain-keys.ts";
import { print } from "./print.ts";
import { reIndexCommand } from "./re-index-command.ts";
import {
  addRewriteOptions,
  leftLines,
  nameOf,
  type RewriteOptions,
  toRewriteInput,
  usageTable,
} from "./rewrite-options.ts";
import { table } from "./table.ts";

const schema = operatorConfigSchema.extend({
  DATA_KEYS: configFields.DATA_KEYS,
  CHAIN_KEY: configFields.CHAIN_KEY,
});
export function dataCommand(env: NodeJS.ProcessEnv): Command {
  const data = new Command("data").description(
    "personal data as it is stored: under which of DATA_KEYS and INDEX_KEY",
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
      "put everything under the first of DATA_KEYS while the services serve; safe to kill and to repeat; exit code 1 when something is left",
    )
    .action(async (options: RewriteOptions) => {
      const input = toRewriteInput(options);
      const report = await withCipher((ctx) => reEncrypt(ctx, OPERATOR, input));
      print(options.json === true, report, reportLines(report));
      if (report.after && countOthers(report.after, report.currentKey) > 0) process.exitCode = 1;
    });
  addRewriteOptions(reEncryption);

  data
    .command("keys")
    .description("count what is under which key")
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
      const rows = counts.map((one) => [nameOf(one.keyId), stateOf(one), String(one.count)]);
      print(options.json === true, counts, table(["KEY", "", "CIPHERTEXTS"], rows));
    });

  data
    .command("unused")
    .description(
      "say whether an old key may be taken out of DATA_KEYS; exit code 1 while anything is under it",
    )
    .argument("<key>", "its id in DATA_KEYS, never the key itself")
    .option("--json", "print JSON")
    .action(async (keyId: string, options: { json?: true }) => {
      const { uses, keyIds } = await withCipher(readUsage);
      const isCurrent = keyIds[0] === keyId;
      const places = uses.filter((use) => use.keyId === keyId);
      const count = sumByKey(places).get(keyId) ?? 0;
      // A mistyped key has no ciphertexts either, and must not let a script continue.
      const isKnown = keyIds.includes(keyId);
      const mayBeRemoved = count === 0 && isKnown && !isCurrent;
      print(options.json === true, { keyId, mayBeRemoved, isCurrent, count, places }, [
        isCurrent
          ? `${keyId} is the first of DATA_KEYS: what is written is encrypted under it.`
          : mayBeRemoved
            ? `Nothing is under ${keyId}. Once no service has it as its first key: svc secrets retire DATA_KEYS ${keyId}, and it may be taken out.`
            : count > 0
              ? `${count} ciphertexts are under ${keyId}: run svc data re-encrypt first.`
              : `${keyId} is not in DATA_KEYS, and nothing is under it.`,
        ...(count > 0 ? usageTable(places) : []),
      ]);
      if (!mayBeRemoved) process.exitCode = 1;
    });

  data.addCommand(reIndexCommand(env));
  return data;
}

async function readUsage({ db, cipher }: DataKeysContext) {
  return { uses: await readKeyUsage(db.sql), keyIds: cipher.keyIds };
}

function stateOf({ configured, current, count }: { configured: boolean; current: boolean; count: number }) {
  if (current) return "current";
  if (!configured) return "not in DATA_KEYS";
  return count > 0 ? "still used" : "no longer used";
}

function reportLines(report: ReEncryption): string[] {
  const { currentKey, before, after, rows, values } = report;
  if (after === null) {
    const due = countOthers(before, currentKey);
    return [
      `${due} ciphertexts would be put under ${currentKey}. Nothing was written.`,
      ...usageTable(before),
    ];
  }
  const left = countOthers(after, currentKey);
  return [
    values > 0
      ? `${values} ciphertexts of ${rows} rows were put under ${currentKey}.`
      : `Nothing was written.`,
    left === 0 ? `Everything is under ${currentKey}.` : `${left} ciphertexts are not under ${currentKey}:`,
    ...(left === 0 ? [] : usageTable(after.filter(({ keyId }) => keyId !== currentKey))),
    ...leftLines(report, left),
  ];
}
