import { FieldCipher } from "@svc/accounts";
import { configFields, readConfig } from "@svc/service-kit";
import { Command, InvalidArgumentError } from "commander";
import { type KeyUse, readKeyUsage, sumByKey } from "../data-keys/key-usage.ts";
import { countOthers, type DataKeysContext, type ReEncryption, reEncrypt } from "../data-keys/re-encrypt.ts";
import { OPERATOR } from "../operator-actor.ts";
import { operatorConfigSchema, withConfiguredContext } from "../operator-context.ts";
import { ChainKeys } from "../rollovers/history/chain-keys.ts";
import { print, table } from "./print.ts";

const schema = operatorConfigSchema.extend({
  DATA_KEYS: configFields.DATA_KEYS,
  CHAIN_KEY: configFields.CHAIN_KEY,
});
const DEFAULT_BATCH_ROWS = 200;
const MAX_BATCH_ROWS = 2_000;

interface ReEncryptOptions {
  batch: number;
  dryRun?: true;
  json?: true;
}

/** `svc data …` */
export function dataCommand(env: NodeJS.ProcessEnv): Command {
  const data = new Command("data").description("personal data as it is stored: under which of DATA_KEYS");
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

  data
    .command("re-encrypt")
    .description(
      "put everything under the first of DATA_KEYS while the services serve; safe to kill and to repeat; exit code 1 when something is left",
    )
    .option("--dry-run", "only count what is under which key")
    .option("--batch <rows>", "rows in one transaction", batchRows, DEFAULT_BATCH_ROWS)
    .option("--json", "print JSON")
    .action(async (options: ReEncryptOptions) => {
      const isWatched = process.stderr.isTTY && options.json !== true;
      const progress = (line: string) => void (isWatched && process.stderr.write(`${line}\n`));
      const input = { dryRun: options.dryRun === true, batchRows: options.batch, progress };
      const report = await withCipher((ctx) => reEncrypt(ctx, OPERATOR, input));
      print(options.json === true, report, reportLines(report));
      if (report.after && countOthers(report.after, report.currentKey) > 0) process.exitCode = 1;
    });

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
      // A mistyped name has nothing under it either, and must not let a script go on.
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

  return data;
}

async function readUsage({ db, cipher }: DataKeysContext) {
  return { uses: await readKeyUsage(db.sql), keyIds: cipher.keyIds };
}

function batchRows(text: string): number {
  const rows = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (rows >= 1 && rows <= MAX_BATCH_ROWS) return rows;
  throw new InvalidArgumentError(`must be 1 to ${MAX_BATCH_ROWS}`);
}

const nameOf = (keyId: string | null) => keyId ?? "(no ciphertext)";

function stateOf({ configured, current, count }: { configured: boolean; current: boolean; count: number }) {
  if (current) return "current";
  if (!configured) return "not in DATA_KEYS";
  return count > 0 ? "still used" : "no longer used";
}

function usageTable(uses: readonly KeyUse[]): string[] {
  return table(
    ["TABLE", "COLUMN", "KEY", "CIPHERTEXTS"],
    uses.map(({ table: name, column, keyId, count }) => [name, column, nameOf(keyId), String(count)]),
  );
}

function reportLines(report: ReEncryption): string[] {
  const { currentKey, before, after, rows, values, unreadable, forged } = report;
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
    ...unreadable.map(
      ({ table: name, column, rowId }) =>
        `${name}.${column} of ${rowId} is not opened by the key that it names, and was left as it is.`,
    ),
    ...forged.map(
      (id) => `${id} is not as its history left it, and was left as it is: see svc timeline verify.`,
    ),
    ...(left > unreadable.length + forged.length
      ? ["What is left was written meanwhile: put the new key first on every service, then run this again."]
      : []),
  ];
}
