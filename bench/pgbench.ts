import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { findProgram } from "@svc/testing";
import { pinTo } from "./load/pin.ts";
import type { Load, Server, Variant } from "./load/variant.ts";
import { stopServer } from "./load.ts";
import { type Recorded, RecordingProxy } from "./recording-proxy.ts";
import { withClient } from "./with-client.ts";

// Measures PostgreSQL alone: pgbench repeats a request's statements, prepared and with the same values.

/** As many as in a server's pool, because concurrent commits share an fsync. */
const CONNECTIONS = "10";
/** The time includes connection setup, which a shorter run would not average out. */
const MIN_SECONDS = 5;
/** Matches statements of key lookups and background work. */
const BACKGROUND = /api_keys|record_|LISTEN|pg_is_in_recovery|clock_timestamp|^SET /;

/** Returns the parts of values that look like IDs or keys. */
const collectTokens = (recorded: readonly Recorded[]) =>
  new Set(recorded.flatMap(({ values }) => values.flatMap((value) => value?.match(/[\w-]{16,64}/g) ?? [])));

/**
 * Creates a variant that repeats a request's statements; null without pgbench. Values that differ between two recordings become
 * new random values of the same length.
 * @param start starts the server on another database URL
 * @param request sends one request
 */
export async function createPgbenchVariant(input: {
  name: string;
  databaseUrl: string;
  folder: string;
  start(databaseUrl: string): Promise<Server>;
  request(url: string): Promise<unknown>;
}): Promise<Variant | null> {
  const program = findProgram(["pgbench"]);
  if (program === null) {
    console.error("PostgreSQL alone is not measured: pgbench is not on the PATH.");
    return null;
  }
  const { name, databaseUrl } = input;
  const proxy = await RecordingProxy.open(databaseUrl);
  const server = await input.start(proxy.url);
  // Fills caches. Not recorded.
  await input.request(server.url);
  const record = async () =>
    (await proxy.record(() => input.request(server.url))).filter(({ text }) => !BACKGROUND.test(text));
  const [recorded, second] = [await record(), await record()];
  await stopServer(server);
  proxy.close();
  if (recorded.length === 0) throw new Error(`${name}: no statement was recorded`);
  const secondTokens = collectTokens(second);
  // Tokens that differ between the recordings. Numbers keep their values, because some are advisory lock keys.
  const freshTokens = [...collectTokens(recorded)].filter(
    (token) => !secondTokens.has(token) && !/^-?\d+$/.test(token),
  );
  const types = await readTypes(databaseUrl, recorded);
  const definitions: string[] = [];
  const statements = recorded.map(({ text, values }, index) =>
    text.replace(/\$(\d+)/g, (_match, number: string) => {
      const value = values[Number(number) - 1] ?? null;
      if (value === null) return "NULL";
      if (value === "") return "''";
      definitions.push("-D", `p${index}_${number}=${value}`);
      const type = types[index]?.[Number(number) - 1] ?? "text";
      return replaceTokens(`:p${index}_${number}`, { value, type, freshTokens });
    }),
  );
  const script = join(input.folder, `${name.replace(/\W+/g, "-")}.sql`);
  writeFileSync(
    script,
    `\\set n random(1, 1000000000000000)\n${statements.map((statement) => `${statement};\n`).join("")}`,
  );
  const run = async (requestedSeconds: number): Promise<Load> => {
    const seconds = Math.max(MIN_SECONDS, requestedSeconds);
    const options = [
      ...["-n", "-M", "prepared", "-c", CONNECTIONS],
      ...["-T", String(seconds), "-f", script],
    ];
    const [command = "", ...words] = pinTo("load", [program, ...options, ...definitions, databaseUrl]);
    const { stdout } = await promisify(execFile)(command, words).catch(({ stderr }) => {
      throw new Error(`${name}: ${stderr}`);
    });
    const [, requests] = /transactions actually processed: (\d+)/.exec(stdout) ?? [];
    return { requests: Number(requests), seconds, failed: 0, p50Ms: Number.NaN, p99Ms: Number.NaN };
  };
  return { name, calls: [], prepare: async () => run };
}

/** Parameter types of each statement. */
async function readTypes(url: string, recorded: readonly Recorded[]): Promise<string[][]> {
  const types: string[][] = [];
  await withClient(url, async (client) => {
    for (const { text, values } of recorded) {
      if (values.length > 0) await client.query(`PREPARE statement AS ${text}`);
      const { rows } = await client.query(
        "SELECT parameter_types::text[] AS types FROM pg_prepared_statements WHERE name = 'statement'",
      );
      types.push(rows[0]?.types ?? []);
      await client.query("DEALLOCATE ALL");
    }
  });
  return types;
}

/** Returns the SQL of a parameter, in which digests of the transaction's random `:n` replace the `freshTokens`. */
function replaceTokens(
  variable: string,
  { value, type, freshTokens }: { value: string; type: string; freshTokens: readonly string[] },
): string {
  const expression = freshTokens.reduce((expression, token, index) => {
    if (!value.includes(token)) return expression;
    const prefix = /^[a-z]+_/.exec(token)?.[0] ?? "";
    const digits = `repeat(md5(CAST(CAST(:n AS bigint) + ${index} AS text)), 2)`;
    return `replace(CAST(${expression} AS text), '${token}', '${prefix}' || left(${digits}, ${token.length - prefix.length}))`;
  }, variable);
  return expression === variable ? variable : `CAST(${expression} AS ${type})`;
}
