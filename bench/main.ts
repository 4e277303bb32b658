import { createTestEnvironment } from "@svc/testing";
import { reportExports } from "./exports.ts";
import { measureFlat, measureLarge } from "./flat.ts";
import { formatFlatTables } from "./flat-report.ts";
import { measureFloods } from "./floods.ts";
import { hasHaproxy } from "./haproxy.ts";
import type { Server } from "./load/variant.ts";
import { buildProductionEnv, startServer, stopServer } from "./load.ts";
import { runOnDisk } from "./on-disk.ts";
import { measureFirstPaint, reportFirstPaint } from "./portal.ts";
import { measureQueue, reportQueue } from "./queue.ts";
import { formatGoalTable, formatResultTable, printLine } from "./report.ts";
import { measureRestarts } from "./restarts.ts";
import { runTargets, TARGET_NAMES } from "./run.ts";
import { measureScale } from "./scale.ts";
import { reportVerification } from "./verification.ts";
import { BACKLOG_LIST, measureWebhooks, QUIET_LIST } from "./webhooks.ts";
import { toMarkdown, writeResults } from "./write-results.ts";

// npm run bench: measures everything with a goal; writes bench/results/<date>.json and the tables of README.md.
// npm run bench -- list get …: measures these targets. README.md describes the other arguments.

const { default: globalSetup } = await import("../packages/testing/src/global-setup.ts");
const { default: globalTeardown } = await import("../packages/testing/src/global-teardown.ts");

async function reportWebhooks(): Promise<void> {
  const { deliveriesPerSecond, arrivalMs, bytesPerEvent, fairness, lists } = await measureWebhooks();
  printLine("\n| webhooks | |\n|---|---:|");
  printLine(`| deliveries per second, one endpoint | ${Math.round(deliveriesPerSecond.oneEndpoint)} |`);
  printLine(`| deliveries per second, ten endpoints | ${Math.round(deliveriesPerSecond.tenEndpoints)} |`);
  printLine(`| from write to receiver at 50 per second, median ms | ${arrivalMs.median} |`);
  printLine(`| p99 ms | ${arrivalMs.p99} |\n| max ms | ${arrivalMs.max} |`);
  printLine(`| bytes per delivered event, in three cycles with cleanup | ${bytesPerEvent.join(", ")} |`);
  printLine("\n| events of a quiet organization | median ms | p99 ms |\n|---|---:|---:|");
  for (const [name, { median, p99 }] of Object.entries(fairness))
    printLine(`| ${name} | ${median} | ${p99} |`);
  printLine(formatResultTable(lists));
  printLine(formatGoalTable(lists, [{ of: BACKLOG_LIST, baseline: QUIET_LIST, goal: 0.9 }]));
}

async function reportFloods(): Promise<void> {
  printLine(
    "\n| flood of invented keys | p50 ms | p99 ms | max ms | failed | new key, max ms | failed | flood |",
  );
  printLine("|---|---:|---:|---:|---:|---:|---:|---|");
  for (const result of await measureFloods()) {
    const ms = [result.p50, result.p99, result.max].map((value) => value.toFixed(1)).join(" | ");
    const flood = result.flood
      ? `${result.flood.sent} sent: ${Object.entries(result.flood.byStatus)
          .map(([status, count]) => `${count} × ${status}`)
          .join(", ")}`
      : "";
    printLine(
      `| ${result.name} | ${ms} | ${result.failed} | ${result.newKey.toFixed(1)} | ${result.newKeysFailed} | ${flood} |`,
    );
  }
}

/** Reports costs by size. `--large` accepts numbers of organizations. */
async function reportFlat(): Promise<void> {
  const [large, ...organizations] = process.argv.slice(3);
  if (large !== "--large") return printLine(formatFlatTables(await measureFlat()));
  await runOnDisk(() => measureLarge(organizations.length > 0 ? organizations.map(Number) : undefined));
}

async function reportRestarts(): Promise<void> {
  if (!hasHaproxy()) return printLine("Needs haproxy on the PATH.");
  printLine(
    "\n| rolling restart of two processes | seconds | responses | longest, ms |\n|---|---:|---|---:|",
  );
  for (const { service, seconds, counts, longestMs } of await measureRestarts()) {
    const responses = Object.entries(counts).map(([status, count]) => `${count} × ${status}`);
    printLine(`| ${service} | ${seconds.toFixed(0)} | ${responses.join(", ")} | ${longestMs.toFixed(0)} |`);
  }
}

async function reportPortal(): Promise<void> {
  const test = await createTestEnvironment();
  const servers: Server[] = [];
  const start = async (args: readonly string[], env: Record<string, string>) => {
    const server = await startServer(args, env);
    servers.push(server);
    return server.url;
  };
  reportFirstPaint(await measureFirstPaint(test, start, buildProductionEnv(test)));
  await Promise.all(servers.map(stopServer));
  await test.close();
}

async function reportTargets(names: readonly string[]): Promise<number> {
  const run = await runTargets(names);
  if (names.length === 0) writeResults(run);
  else printLine(toMarkdown(run));
  return run.failures.length > 0 ? 1 : 0;
}

let exitCode = 0;
await globalSetup();
try {
  const reports: Record<string, () => Promise<void>> = {
    webhooks: reportWebhooks,
    floods: reportFloods,
    exports: reportExports,
    flat: reportFlat,
    portal: reportPortal,
    restarts: reportRestarts,
    scale: () => measureScale(process.argv.slice(3).map(Number)),
    verification: reportVerification,
    queue: async () => reportQueue(await measureQueue()),
  };
  const words = process.argv.slice(2);
  const report = reports[words[0] ?? ""];
  const unknown = words.filter((word) => !TARGET_NAMES.includes(word));
  if (report) await report();
  else if (unknown.length === 0) exitCode = await reportTargets(words);
  else
    throw new Error(
      `Unknown: ${unknown.join(", ")}. Known: ${[...TARGET_NAMES, ...Object.keys(reports)].join(", ")}`,
    );
} finally {
  await globalTeardown();
}
process.exit(exitCode);
