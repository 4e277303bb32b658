import type { ChildProcess } from "node:child_process";
import { createTestEnvironment, type TestEnvironment } from "@svc/testing";
import { measureFloods } from "./floods.ts";
import { benchKeys } from "./keys.ts";
import { startServer } from "./load.ts";
import { measureFirstPaint, reportFirstPaint } from "./portal.ts";
import { measureQueue, reportQueue } from "./queue.ts";
import { compareRates, reportRates, say } from "./report.ts";
import { reportVerification } from "./report-verification.ts";
import { runTarget, TARGETS } from "./run-target.ts";
import { BACKLOG_LIST, measureWebhooks, QUIET_LIST } from "./webhooks.ts";

// npm run bench: requests a second, each measured beside what it is compared with, in one run on one machine.
// npm run bench -- list (get, session, search, open, graphql, create: a minute each, with a small table), webhooks (three), portal (half of one: how long Home takes), verification
// (two: of a key, with what is counted of it and among a million), queue (one: scrolling), floods (three: of invented keys).

const { default: globalSetup } = await import("../packages/testing/src/global-setup.ts");
const { default: globalTeardown } = await import("../packages/testing/src/global-teardown.ts");

const children: ChildProcess[] = [];

const start = async (args: string[], env: Record<string, string>) => (await startProcess(args, env)).url;

async function startProcess(args: string[], env: Record<string, string>) {
  const started = await startServer(args, env);
  children.push(started.child);
  return started;
}

function productionEnv(test: TestEnvironment): Record<string, string> {
  return { ...test.env, NODE_ENV: "production", LOG_LEVEL: "warn", RATE_LIMIT_PER_MINUTE: "10000000" };
}

/** All that is held against a hand-written server, one after the other. */
async function main(): Promise<void> {
  for (const name of Object.keys(TARGETS)) await runTarget(name);
}

/** Starts a process that is ended before the measurement is over. */
async function startForAWhile(args: string[], env: Record<string, string>) {
  const { url, child } = await startServer(args, env);
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const stop = async () => {
    child.disconnect();
    await ended;
  };
  return { url, stop };
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
  reportRates(lists);
  compareRates(lists, BACKLOG_LIST, QUIET_LIST);
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

/** What a person waits for, in a browser. */
async function portal(): Promise<void> {
  const test = await createTestEnvironment();
  reportFirstPaint(await measureFirstPaint(test, start, productionEnv(test)));
  for (const child of children) child.disconnect();
  await test.close();
}

await globalSetup();
try {
  const wanted: Record<string, () => Promise<void>> = {
    webhooks,
    floods,
    portal,
    verification: reportVerification,
    queue: async () => reportQueue(await measureQueue()),
  };
  const target = process.argv[2] ?? "";
  await (target in TARGETS ? runTarget(target) : (wanted[target] ?? (() => main().then(webhooks)))());
  if (target === "") {
    say("\n| key library | ns a call |\n|---|---:|");
    for (const one of await benchKeys()) say(`| ${one.name} | ${one.value} |`);
  }
} finally {
  await globalTeardown();
}
process.exit(0);
