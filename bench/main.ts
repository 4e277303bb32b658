import type { ChildProcess } from "node:child_process";
import { cpus } from "node:os";
import { type BuiltKey, buildKey, createTestEnvironment, type TestEnvironment } from "@svc/testing";
import { measureFloods } from "./floods.ts";
import { benchKeys } from "./keys.ts";
import { measure, type Result, startServer, type Target } from "./load.ts";
import { insertRollovers } from "./many-rollovers.ts";
import { measureFirstPaint, reportFirstPaint } from "./portal.ts";
import { measureQueue, reportQueue } from "./queue.ts";
import { compareRates, reportRates, say } from "./report.ts";
import { reportVerification } from "./report-verification.ts";
import { listStatements } from "./statements.ts";
import { BACKLOG_LIST, measureWebhooks, QUIET_LIST } from "./webhooks.ts";
import {
  BARE_CUSTODIAN,
  BARE_OPEN,
  BARE_SEARCH,
  measureRevocation,
  OPEN_SESSION,
  SEARCH,
  SEARCH_PK,
  SESSION_CHECK,
  sessionMemory,
  usedMemory,
  widgetTargets,
} from "./widget.ts";
import { createTargets, measureActions, peakMemory, quantile } from "./writes.ts";

// npm run bench: requests a second, each measured beside what it is compared with, in one run on one machine.
// npm run bench -- writes (a minute), widget (three), webhooks (three), portal (half of one: how long Home takes), verification
// (two: of a key, with what is counted of it and among a million), queue (one: scrolling), floods (three: of invented keys).

const { default: globalSetup } = await import("../packages/testing/src/global-setup.ts");
const { default: globalTeardown } = await import("../packages/testing/src/global-teardown.ts");

const GRAPHQL_LIST = "GraphQL, 20 rollovers with account and custodian";
const jsonHeaders = { "content-type": "application/json" };
const graphqlBody = JSON.stringify({
  query: `{ rollovers(first: 20) { edges { node {
    id state account { id firstName email } source { custodian { id name } } destination { custodian { id name } }
  } } pageInfo { hasNextPage endCursor } } }`,
});

const children: ChildProcess[] = [];

const start = async (args: string[], env: Record<string, string>) => (await startProcess(args, env)).url;

async function startProcess(args: string[], env: Record<string, string>) {
  const started = await startServer(args, env);
  children.push(started.child);
  return started;
}

/** The writes alone, on a database that is empty. */
async function writesAlone(): Promise<void> {
  const test = await createTestEnvironment();
  const ak = await buildKey(test, "ak");
  await measureWrites(test, ak, productionEnv(test));
  for (const child of children) child.disconnect();
  await test.close();
}

/** The widget service alone: checking, searching, opening; what a session costs, and how fast a key's revocation is. */
async function widgetAlone(): Promise<void> {
  const test = await createTestEnvironment();
  const env = { ...productionEnv(test), DATABASE_URL: test.urls.widgetAuth };
  const url = await start(["apps/widget-auth/dist/main.js"], env);
  const widget = await widgetTargets(test, url, startBare);
  const before = await usedMemory(test);
  const results = await measure([...widget.check, ...widget.search, ...widget.open]);
  reportRates(results);
  compareRates(results, SESSION_CHECK, BARE_CUSTODIAN);
  compareRates(results, SEARCH, BARE_SEARCH);
  compareRates(results, SEARCH_PK, BARE_SEARCH);
  compareRates(results, OPEN_SESSION, BARE_OPEN);
  const { sessions, bytes } = await sessionMemory(test, before);
  say(`\n${sessions} sessions of one key, ${bytes} bytes of Redis memory each`);
  const revocation = await measureRevocation(test, url, widget);
  say(`From that key's revocation until its sessions are refused: ${revocation.toFixed(1)} ms`);
  for (const child of children) child.disconnect();
  await test.close();
}

function startBare(body: unknown): Promise<string> {
  return start(["bench/servers/bare-express.ts"], { BENCH_BODY: JSON.stringify(body) });
}

function productionEnv(test: TestEnvironment): Record<string, string> {
  return { ...test.env, NODE_ENV: "production", LOG_LEVEL: "warn", RATE_LIMIT_PER_MINUTE: "10000000" };
}

async function main(): Promise<void> {
  say("Making a million rollovers …");
  const test = await createTestEnvironment();
  const ak = await buildKey(test, "ak");
  await insertRollovers(test, ak.organizationId, 1_000_000);

  const env = productionEnv(test);
  const api = await start(["apps/api/dist/main.js"], env);
  const widgetAuth = await start(["apps/widget-auth/dist/main.js"], env);

  const authorization = `Bearer ${ak.key}`;
  const first = await (await fetch(`${api}/v1/rollovers`, { headers: { authorization } })).json();
  const statements = await listStatements(test.env.DATABASE_URL ?? "", ak.organizationId);
  const bareList = await startBare(first);
  const widget = await widgetTargets(test, widgetAuth, startBare, ak.organizationId);
  const expressPg = await start(["bench/servers/express-pg.ts"], {
    DATABASE_URL: test.env.DATABASE_URL ?? "",
    BENCH_STATEMENTS: JSON.stringify(statements),
  });

  const deep = `/v1/rollovers?cursor=${statements.deepCursor}`;
  const targets: Target[] = [
    { name: "bare Express, 20 rows", url: `${bareList}/` },
    { name: "Express + pg, first page", url: `${expressPg}/first` },
    { name: "GET /v1/rollovers, first page", url: `${api}/v1/rollovers`, headers: { authorization } },
    {
      name: GRAPHQL_LIST,
      url: `${api}/graphql`,
      request: () => ({ method: "POST", headers: { ...jsonHeaders, authorization }, body: graphqlBody }),
    },
    { name: "Express + pg, deep page", url: `${expressPg}/deep` },
    { name: "GET /v1/rollovers, deep page", url: `${api}${deep}`, headers: { authorization } },
    ...widget.check,
  ];
  say("Measuring …\n");
  const results = await measure(targets);
  report(results);
  await measureWrites(test, ak, env);
  for (const child of children) child.disconnect();
  await test.close();
}

/** Creating and acting, on an API process of their own, so that its memory is theirs. */
async function measureWrites(
  test: TestEnvironment,
  ak: BuiltKey,
  env: Record<string, string>,
): Promise<void> {
  const { url: api, child } = await startProcess(["apps/api/dist/main.js"], env);
  const { target, body, rows } = await createTargets(test, ak, api);
  const bare = await start(["bench/servers/express-pg-insert.ts"], {
    DATABASE_URL: test.env.DATABASE_URL ?? "",
    BENCH_ROWS: JSON.stringify(rows),
  });
  const bareCreate = "Express + pg, the same rows";
  const text = JSON.stringify(body);
  const results = await measure([
    {
      name: bareCreate,
      url: `${bare}/`,
      request: () => ({ method: "POST", headers: jsonHeaders, body: text }),
    },
    target,
  ]);
  reportRates(results);
  compareRates(results, target.name, bareCreate);
  const latencies = await measureActions(ak, api, body);
  const at = (share: number) => quantile(latencies, share).toFixed(1);
  say(`\n| an action, 100 a second | ms |\n|---|---:|`);
  say(`| median | ${at(0.5)} |\n| p99 | ${at(0.99)} |\n| most | ${at(1)} |`);
  say(`\nThe API's memory, at its largest while doing so: ${Math.round(peakMemory(child.pid))} MB`);
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

function report(results: readonly Result[]): void {
  say(
    `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores, ${cpus()[0]?.model}`,
  );
  reportRates(results);
  const compare = (name: string, against: string) => compareRates(results, name, against);
  compare("GET /v1/rollovers, first page", "Express + pg, first page");
  compare("GET /v1/rollovers, first page", "bare Express, 20 rows");
  compare(GRAPHQL_LIST, "GET /v1/rollovers, first page");
  compare("GET /v1/rollovers, deep page", "Express + pg, deep page");
  compare("GET /v1/rollovers, deep page", "GET /v1/rollovers, first page");
  compare(SESSION_CHECK, BARE_CUSTODIAN);
}

await globalSetup();
try {
  const wanted: Record<string, () => Promise<void>> = {
    writes: writesAlone,
    widget: widgetAlone,
    webhooks,
    floods,
    portal,
    verification: reportVerification,
    queue: async () => reportQueue(await measureQueue()),
  };
  await (wanted[process.argv[2] ?? ""] ?? (() => main().then(webhooks)))();
  say("\n| key library | ns a call |\n|---|---:|");
  for (const { name, value } of await benchKeys()) say(`| ${name} | ${value} |`);
} finally {
  await globalTeardown();
}
process.exit(0);
