import { Command } from "commander";
import type { Finding } from "../platform/doctor/examine.ts";
import { paint } from "./paint.ts";
import { print } from "./print.ts";

export function doctorCommand(env: NodeJS.ProcessEnv): Command {
  return new Command("doctor")
    .description("check the whole deployment and suggest fixes; exit code 1 if any check fails")
    .option("--strict", "treat warnings as failures")
    .option("--json", "print JSON")
    .action(async ({ strict, json }: { strict?: true; json?: true }) => {
      const { examine } = await import("../platform/doctor/examine.ts");
      const { environment, checks, counts } = await examine(env);
      print(json === true, { object: "examination", environment, checks, counts }, [
        ...formatFindings(checks),
        "",
        `${counts.ok} ok, ${counts.warn} warnings, ${counts.fail} failed, ${counts.skipped} skipped.`,
      ]);
      if (counts.fail > 0 || (strict === true && counts.warn > 0)) process.exitCode = 1;
    });
}

const STATUS_LABELS = {
  ok: paint.good("ok  "),
  warn: paint.warning("warn"),
  fail: paint.bad("FAIL"),
  skipped: paint.muted("-   "),
};

function formatFindings(checks: readonly Finding[]): string[] {
  const width = Math.max(...checks.map(({ name }) => name.length));
  return checks.map(({ name, status, found, remedy }) => {
    const text = remedy === null ? found : `${found}. Fix: ${remedy}`;
    return `${STATUS_LABELS[status]}  ${name.padEnd(width)}  ${text}`;
  });
}
