import type { ChildProcess } from "node:child_process";
import { cpus } from "node:os";
import { buildKey, createTestEnvironment } from "@svc/testing";
import { benchKeys } from "./keys.ts";
import { measure, median, ratio, startServer, type Target } from "./load.ts";
import { insertMillionRollovers } from "./million-rollovers.ts";
import { listStatements } from "./statements.ts";

// npm run bench: requests a second, each measured beside what it is compared with, in one run on one machine.

const { default: globalSetup } = await import("../packages/testing/src/global-setup.ts");
const { default: globalTeardown } = await import("../packages/testing/src/global-teardown.ts");

const say = (text: string) => console.log(text);
const children: ChildProcess[] = [];

async function start(args: string[], env: Record<string, string>): Promise<string> {
  const { url, child } = await startServer(args, env);
  children.push(child);
  return url;
}

async function main(): Promise<void> {
  say("Making a million rollovers …");
  const test = await createTestEnvironment();
  const ak = await buildKey(test, "ak");
  const sk = await buildKey(test, "sk", { organizationId: ak.organizationId });
  await insertMillionRollovers(test, ak.organizationId);

  const env = { ...test.env, NODE_ENV: "production", LOG_LEVEL: "warn", RATE_LIMIT_PER_MINUTE: "10000000" };
  const api = await start(["apps/api/dist/main.js"], env);
  const widgetAuth = await start(["apps/widget-auth/dist/main.js"], env);

  const authorization = `Bearer ${ak.key}`;
  const first = await (await fetch(`${api}/v1/rollovers`, { headers: { authorization } })).json();
  const statements = await listStatements(test.env.DATABASE_URL ?? "", ak.organizationId);
  const opened = await fetch(`${widgetAuth}/api/widget/auth`, {
    method: "POST",
    headers: { authorization: `Bearer ${sk.key}` },
  });
  const { sessionToken } = (await opened.json()) as { sessionToken: string };
  const session = { authorization: `Bearer ${sessionToken}` };
  const custodians = await (
    await fetch(`${widgetAuth}/api/widget/custodians?limit=1`, { headers: session })
  ).json();

  const bareList = await start(["bench/servers/bare-express.ts"], { BENCH_BODY: JSON.stringify(first) });
  const bareSession = await start(["bench/servers/bare-express.ts"], {
    BENCH_BODY: JSON.stringify(custodians),
  });
  const expressPg = await start(["bench/servers/express-pg.ts"], {
    DATABASE_URL: test.env.DATABASE_URL ?? "",
    BENCH_STATEMENTS: JSON.stringify(statements),
  });

  const deep = `/v1/rollovers?cursor=${statements.deepCursor}`;
  const targets: Target[] = [
    { name: "bare Express, 20 rows", url: `${bareList}/` },
    { name: "Express + pg, first page", url: `${expressPg}/first` },
    { name: "GET /v1/rollovers, first page", url: `${api}/v1/rollovers`, headers: { authorization } },
    { name: "Express + pg, deep page", url: `${expressPg}/deep` },
    { name: "GET /v1/rollovers, deep page", url: `${api}${deep}`, headers: { authorization } },
    { name: "bare Express, 1 custodian", url: `${bareSession}/` },
    { name: "session check", url: `${widgetAuth}/api/widget/custodians?limit=1`, headers: session },
  ];
  say("Measuring …\n");
  const results = await measure(targets);
  report(results);
  for (const child of children) child.disconnect();
  await test.close();
}

function report(results: Awaited<ReturnType<typeof measure>>): void {
  say(
    `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores, ${cpus()[0]?.model}`,
  );
  say("\n| what | requests a second | lowest to highest |\n|---|---:|---|");
  for (const { name, rates } of results) {
    say(
      `| ${name} | ${Math.round(median(rates))} | ${Math.round(Math.min(...rates))} to ${Math.round(Math.max(...rates))} |`,
    );
  }
  const compare = (name: string, against: string) =>
    say(`| ${name} | ${against} | ${Math.round(ratio(results, name, against) * 100)} % |`);
  say("\n| of | against | median of the rounds |\n|---|---|---:|");
  compare("GET /v1/rollovers, first page", "Express + pg, first page");
  compare("GET /v1/rollovers, first page", "bare Express, 20 rows");
  compare("GET /v1/rollovers, deep page", "Express + pg, deep page");
  compare("GET /v1/rollovers, deep page", "GET /v1/rollovers, first page");
  compare("session check", "bare Express, 1 custodian");
}

await globalSetup();
try {
  await main();
  say("\n| key library | ns a call |\n|---|---:|");
  for (const { name, value } of await benchKeys()) say(`| ${name} | ${value} |`);
} finally {
  await globalTeardown();
}
process.exit(0);
