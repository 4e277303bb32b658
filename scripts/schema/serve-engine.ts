import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import type { SchemaEngine } from "@prisma/schema-engine-wasm";
import pg from "pg";
import { openSchemaEngine } from "./engine.ts";
import { readSchema } from "./schema-drift.ts";

// Gives the WebAssembly engine the interface of Prisma's binary: JSON-RPC over standard input and output, one message per line.

/** Methods that have another name in the WebAssembly engine. */
const METHOD_NAMES: Readonly<Record<string, string>> = { getDatabaseVersion: "version" };

const { values, positionals } = parseArgs({
  options: { datasource: { type: "string" }, version: { type: "boolean" } },
  allowPositionals: true,
  strict: false,
});
// `migrate diff` passes no database, but this engine needs one.
const { DATABASE_URL } = process.env;
const { url = DATABASE_URL ?? "" } = JSON.parse(String(values.datasource ?? "{}")) as { url?: string };

if (values.version) process.stdout.write("schema-engine-wasm of the repository\n");
else if (positionals.includes("cli")) await checkConnection();
else await serve();
// The engine leaves a timer running.
process.exit();

async function serve(): Promise<void> {
  let engine: SchemaEngine | undefined;
  for await (const line of createInterface({ input: process.stdin })) {
    const { id, method, params } = JSON.parse(line);
    // A message without a method is Prisma's response to `print`.
    if (method === undefined) continue;
    try {
      engine ??= await openSchemaEngine(url, readSchema());
      // `diff` stands for any method, whose name is known only at run time.
      const result = (await engine[(METHOD_NAMES[method] ?? method) as "diff"](params)) ?? null;
      if (result?.stdout) send({ id: `print-${id}`, method: "print", params: { content: result.stdout } });
      send({ id, result });
    } catch (error) {
      const { message, code } = error as NodeJS.ErrnoException;
      send({ id, error: { code: 1, message, data: { message, error_code: code } } });
    }
  }
}

function send(message: object): void {
  process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
}

/** Implements `cli can-connect-to-database`. Errors go on the second line, because Prisma skips the first. */
async function checkConnection(): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    const fields = { message: message || code, error_code: "P1001" };
    process.stderr.write(`\n${JSON.stringify({ level: "ERROR", target: "schema_engine::logger", fields })}`);
    process.exitCode = 1;
  }
}
