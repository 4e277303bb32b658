import { hash } from "node:crypto";
import { createReadStream } from "node:fs";
import {
  type CsvIssue,
  exportCustodians,
  type ImportPlan,
  InvalidCsvError,
  importCustodians,
  MAX_FILE_BYTES,
  parseDirectory,
} from "@svc/custodians/import";
import { Command } from "commander";
import { OPERATOR } from "../context/actor.ts";
import { withOperatorContext } from "../context/operator-context.ts";
import { addRequestCommands } from "./custodian-requests-commands.ts";
import { addRepointCommand } from "./custodians-repoint-command.ts";
import { formatChanges, formatIssues } from "./custodians-report.ts";
import { print, printJson } from "./print.ts";

interface ImportOptions {
  dryRun?: true;
  deactivateMissing?: true;
  json?: true;
}

export function custodiansCommand(env: NodeJS.ProcessEnv): Command {
  const custodians = new Command("custodians").description(
    "manage the custodian directory shared by all organizations",
  );

  custodians
    .command("import")
    .description("update the directory from a CSV file, all or nothing; exit code 1 if the file is invalid")
    .argument("<file>", "CSV file, or - for standard input")
    .option("--dry-run", "print the changes without applying them")
    .option("--deactivate-missing", "deactivate custodians that are not in the file; nothing is deleted")
    .option("--json", "print JSON")
    .action(async (file: string, options: ImportOptions) => {
      const bytes = await readFile(file);
      const isJson = options.json === true;
      const directory = parseOrReportIssues(bytes, isJson);
      if (!directory) return;
      const isDryRun = options.dryRun === true;
      const plan = await withOperatorContext(env, (ctx) =>
        importCustodians(ctx, OPERATOR, {
          parsedCustodians: directory,
          options: {
            dryRun: isDryRun,
            deactivateMissing: options.deactivateMissing === true,
            fileDigest: hash("sha256", bytes),
          },
        }),
      );
      print(isJson, toReport(plan, isDryRun), formatChanges(plan, isDryRun));
    });

  custodians
    .command("export")
    .description("export the directory as CSV for import, without the sandbox custodians")
    .action(async () => {
      process.stdout.write(await withOperatorContext(env, (ctx) => exportCustodians(ctx.db)));
    });

  addRequestCommands(custodians, env);
  addRepointCommand(custodians, env);
  return custodians;
}

async function readFile(file: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of file === "-" ? process.stdin : createReadStream(file)) {
      chunks.push(chunk);
      length += chunk.length;
      // `parseDirectory` rejects longer files.
      if (length > MAX_FILE_BYTES) break;
    }
  } catch (error) {
    throw new Error(`Cannot read ${file}: ${(error as NodeJS.ErrnoException).code}`);
  }
  return Buffer.concat(chunks);
}

function parseOrReportIssues(bytes: Buffer, isJson: boolean) {
  try {
    return parseDirectory(bytes);
  } catch (error) {
    if (!(error instanceof InvalidCsvError)) throw error;
    const issues: readonly CsvIssue[] = error.issues;
    if (isJson) printJson({ object: "custodian_import", faults: issues });
    else process.stderr.write(`svc: ${error.message} Nothing changed.\n${formatIssues(issues).join("\n")}\n`);
    process.exitCode = 1;
    return null;
  }
}

function toReport(plan: ImportPlan, dryRun: boolean) {
  return {
    object: "custodian_import",
    dryRun,
    added: plan.added.map(({ slug, name }) => ({ slug, name })),
    // The plan's updates include the deactivated custodians.
    updated: plan.updated
      .filter(({ seed }) => !plan.deactivated.includes(seed.slug))
      .map(({ id, seed, changes }) => ({ id, slug: seed.slug, changes })),
    deactivated: plan.deactivated,
    missing: plan.missing,
    unchanged: plan.unchanged,
  };
}
