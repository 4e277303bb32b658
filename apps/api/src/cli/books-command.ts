import { Command } from "commander";
import { withOperatorContext } from "../context/operator-context.ts";
import { checkBooks } from "../records/books/check-books.ts";
import { type BookFinding, listFindings } from "../records/books/list-findings.ts";
import { parseWholeNumber } from "./arguments.ts";
import { createTimeFormatter, type FormatTime } from "./format-time.ts";
import { withFullContext } from "./full-context.ts";
import { print, printText } from "./print.ts";
import { formatTable } from "./table.ts";

const DEFAULT_LIMIT = 100;

export function booksCommand(env: NodeJS.ProcessEnv): Command {
  const books = new Command("books").description(
    "compare events, timelines, webhook deliveries, money and tax forms",
  );

  books
    .command("list")
    .description("list disagreements that the worker found twice, oldest first; exit code 1 if there are any")
    .option("--limit <count>", "max findings", parseWholeNumber, DEFAULT_LIMIT)
    .option("--json", "print JSON")
    .action(async ({ limit, json }: { limit: number; json?: true }, command: Command) => {
      const { findings, formatTime } = await withOperatorContext(env, async (ctx) => ({
        findings: await listFindings(ctx.db.sql, limit),
        formatTime: createTimeFormatter(command, ctx.clock),
      }));
      print(
        json === true,
        { object: "list", data: findings.map(toFindingJson) },
        findings.length === 0 ? ["The books agree."] : formatFindingTable(findings, formatTime),
      );
      if (findings.length > 0) process.exitCode = 1;
    });

  books
    .command("check")
    .description(
      "check all records now, while services run; findings are listed after a second check at least 30 seconds later",
    )
    .action(async () => {
      const everything = {
        sweptPerRun: Number.MAX_SAFE_INTEGER,
        runMs: Number.POSITIVE_INFINITY,
        startsRound: true,
      };
      const { checked } = await withFullContext(env, (ctx) => checkBooks(ctx, everything));
      printText([`Checked ${checked} records. Run svc books list for the findings.`]);
    });

  return books;
}

const toFindingJson = ({ foundAt, seenAt, ...finding }: BookFinding) => ({
  object: "book_finding",
  ...finding,
  foundAt: foundAt.toISOString(),
  seenAt: seenAt.toISOString(),
});

function formatFindingTable(findings: readonly BookFinding[], formatTime: FormatTime): string[] {
  return formatTable(
    ["KIND", "ID", "ORGANIZATION", "FOUND", "CODE", { title: "DETAIL", canTruncate: true }],
    findings.map(({ kind, objectId, organizationId, foundAt, code, detail }) => [
      kind,
      objectId,
      organizationId,
      formatTime(foundAt),
      code,
      detail,
    ]),
  );
}
