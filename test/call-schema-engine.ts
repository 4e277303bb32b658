import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { diagnoseHistory as Diagnose } from "../scripts/schema/schema-drift.ts";

const source = fileURLToPath(new URL("../scripts/schema/schema-drift.ts", import.meta.url));
const FLAGS = ["-C", "source", "--disable-warning=ExperimentalWarning", "--input-type=module"];

/** Runs a function in a child process, because the schema engine leaves a timer running. */
async function callInChild<T>(name: string, url: string): Promise<T> {
  const script = `
    import { ${name} } from ${JSON.stringify(source)};
    try {
      process.stdout.write(JSON.stringify({ value: await ${name}(process.env.TEST_URL) }), () => process.exit(0));
    } catch (error) {
      process.stdout.write(JSON.stringify({ error: String(error.message ?? error) }), () => process.exit(0));
    }`;
  const env = { ...process.env, TEST_URL: url };
  const { stdout } = await promisify(execFile)(process.execPath, [...FLAGS, "-e", script], { env });
  const response = JSON.parse(stdout) as { value: T; error?: string };
  if (response.error !== undefined) throw new Error(response.error);
  return response.value;
}

export const findDatabaseDrift = (url: string) => callInChild<string | null>("findDatabaseDrift", url);
export const findMigrationDrift = (url: string) => callInChild<string | null>("findMigrationDrift", url);
export const applyWithPrisma = (url: string) => callInChild<string[]>("applyWithPrisma", url);
export const diagnoseHistory = (url: string) =>
  callInChild<Awaited<ReturnType<typeof Diagnose>>>("diagnoseHistory", url);
