import { createTestEnvironment, type TestEnvironment } from "@svc/testing";
import { measureEverything } from "./everything.ts";
import { measureFlat, measureLarge } from "./flat.ts";
import { onDisk } from "./flat-disk.ts";
import { flatTables } from "./flat-report.ts";
import { measureFloods } from "./floods.ts";
import { hasHaproxy } from "./haproxy.ts";
import type { Server } from "./load/variant.ts";
import { startServer, stopServer } from "./load.ts";
import { measureFirstPaint, reportFirstPaint } from "./portal.ts";
import { measureQueue, reportQueue } from "./queue.ts";
import { goalTable, resultTable, say } from "./report.ts";
import { reportVerification } from "./report-verification.ts";
import { measureRestarts } from "./restarts.ts";
import { runTarget } from "./run-target.ts";
import { measureScale } from "./scale.ts";
import { TARGETS } from "./targets.ts";
import { BACKLOG_LIST, measureWebhooks, QUIET_LIST } from "./webhooks.ts";
import { writeResults } from "./write-results.ts";

// npm run bench: all that has a goal, in a quarter of an hour; it writes bench/results/<date>.json and the tables of README.md.
// npm run bench -- list (get, session, search, open, graphql, create, key): one of them, in a minute, with a small table.
// npm run bench -- webhooks (three minutes), portal (half of one: how long Home takes), verification (two: of a key, with what is
// counted of it and among a million), queue (one: scrolling), restarts (one: behind HAProxy), floods (three: of invented keys), flat (three: beside more and more
// rollovers, keys, processes and clients; with --large up to ten million rollovers, in an hour and 40 GB of disk), scale (pages that each call
// touches, and bytes of each table and index; ten minutes up to a million rollovers, numbers of them may follow).

const { default: globalSetup } = await import("../packages/testing/src/global-setup.ts");
const { default: globalTeardown } = await import("../packages/testing/src/global-teardown.ts");

function productionEnv(test: TestEnvironment): Record<string, string> {
  return { ...test.env, NODE_ENV: "production", LOG_LEVEL: "warn", RATE_LIMIT_PER_MINUTE: "10000000" };
}

/** Starts a process that is ended before the measurement is over. */
async function startForAWhile(args: readonly string[], env: Record<string, string>) {
  const server = await startServer(args, env);
  return { ...server, stop: () => stopServer(server) };
}

async function webhooks(): Promise<void> {
  const { deliveriesPerSecond, arrivalMs, bytesPerEvent, fairness, lists } = await measureWebhooks(
    startForAWhile,
    productionEnv,
  );
  say("\n| webhooks | |\n|---|---:|");
  say(`| deliveries a second, one endpoint | ${Math.round(deliveriesPerSecond.oneEndpoint)} |`);
  say(`| deliveries a second, ten endpoints | ${Math.round(deliveriesPerSecond.tenEndpoints)} |`);
  say(`| from the write to the receiver, 50 a second, median ms | ${arrivalMs.median} |`);
  say(`| p99 ms | ${arrivalMs.p99} |\n| most ms | ${arrivalMs.most} |`);
  say(`| bytes a delivered event, three times with cleaning between | ${bytesPerEvent.join(", ")} |`);
  say("\n| an organization's event now and then | median ms | p99 ms |\n|---|---:|---:|");
  for (const [name, { median, p99 }] of Object.entries(fairness)) say(`| ${name} | ${median} | ${p99} |`);
  say(resultTable(lists));
  say(goalTable(lists, [{ of: BACKLOG_LIST, against: QUIET_LIST, goal: 0.9 }]));
}

async function floods(): Promise<void> {
  say(
    "\n| flood of invented keys | p50 ms | p99 ms | most ms | failed | new key, most ms | failed | flood |",
  );
  say("|---|---:|---:|---:|---:|---:|---:|---|");
  for (const one of await measureFloods(startForAWhile, productionEnv)) {
    const ms = [one.p50, one.p99, one.most].map((value) => value.toFixed(1)).join(" | ");
    const flood = one.flood
      ? `${one.flood.sent} sent: ${Object.entries(one.flood.byStatus)
          .map(([status, count]) => `${count} × ${status}`)
          .join(", ")}`
      : "";
    say(
      `| ${one.name} | ${ms} | ${one.failed} | ${one.newKey.toFixed(1)} | ${one.newKeysFailed} | ${flood} |`,
    );
  }
}

/** What is to stay the same, however much there is. `--large` may be followed by a number of organizations. */
async function flat(): Promise<void> {
  const [large, ...organizations] = process.argv.slice(3);
  if (large !== "--large") return say(flatTables(await measureFlat()));
  await onDisk(() => measureLarge(organizations.length > 0 ? organizations.map(Number) : undefined));
}

/** What clients see while processes are restarted one after the other. */
async function restarts(): Promise<void> {
  if (!hasHaproxy()) return say("It needs haproxy on the PATH.");
  say(
    "\n| two processes restarted one after the other | seconds | answers | longest, ms |\n|---|---:|---|---:|",
  );
  for (const { service, seconds, answers, mostMs } of await measureRestarts(productionEnv)) {
    const counts = Object.entries(answers).map(([status, count]) => `${count} × ${status}`);
    say(`| ${service} | ${seconds.toFixed(0)} | ${counts.join(", ")} | ${mostMs.toFixed(0)} |`);
  }
}

/** What a person waits for, in a browser. */
async function portal(): Promise<void> {
  const test = await createTestEnvironment();
  const servers: Server[] = [];
  const start = async (args: readonly string[], env: Record<string, string>) => {
    const server = await startServer(args, env);
    servers.push(server);
    return server.url;
  };
  reportFirstPaint(await measureFirstPaint(test, start, productionEnv(test)));
  await Promise.all(servers.map(stopServer));
  await test.close();
}

await globalSetup();
try {
  const wanted: Record<string, () => Promise<void>> = {
    key: () => runTarget("key"),
    webhooks,
    floods,
    flat,
    portal,
    restarts,
    scale: () => measureScale(process.argv.slice(3).map(Number)),
    verification: reportVerification,
    queue: async () => reportQueue(await measureQueue()),
  };
  const target = process.argv[2] ?? "";
  const everything = async () => writeResults(await measureEverything(startForAWhile, productionEnv));
  await (target in TARGETS ? runTarget(target) : (wanted[target] ?? everything)());
} finally {
  await globalTeardown();
}
process.exit(0);
