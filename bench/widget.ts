import { createLogger, publishKeyInvalidation } from "@svc/service-kit";
import { type BuiltKey, buildKey, type TestEnvironment } from "@svc/testing";
import { Redis } from "ioredis";
import type { Target } from "./load.ts";

/** Starts a server that answers a fixed object to everything, and gives its address. */
type StartBare = (body: unknown) => Promise<string>;

export const SESSION_CHECK = "session check";
export const BARE_CUSTODIAN = "bare Express, 1 custodian";
export const SEARCH = "GET /api/widget/custodians?q=, session token";
export const SEARCH_PK = "GET /api/widget/custodians?q=, pk_ key";
export const BARE_SEARCH = "bare Express, the same custodians";
export const OPEN_SESSION = "POST /api/widget/auth";
export const BARE_OPEN = "bare Express, the same token";

/** What is measured of the widget service, each beside bare Express answering the same. */
export interface WidgetTargets {
  check: Target[];
  search: Target[];
  open: Target[];
  /** A token that is being used, and the key that it was exchanged for. */
  sessionToken: string;
  sk: BuiltKey;
}

export async function widgetTargets(
  test: TestEnvironment,
  url: string,
  startBare: StartBare,
  organizationId?: string,
): Promise<WidgetTargets> {
  const sk = await buildKey(test, "sk", organizationId === undefined ? {} : { organizationId });
  const pk = await buildKey(test, "pk", { organizationId: sk.organizationId });
  const json = { "content-type": "application/json" };
  const headers = { ...json, authorization: `Bearer ${sk.key}` };
  const body = JSON.stringify({
    externalUserId: "participant-1",
    allowedOrigins: ["https://app.example.com"],
  });
  const auth = `${url}/api/widget/auth`;
  const opened = (await (await fetch(auth, { method: "POST", headers, body })).json()) as {
    sessionToken: string;
  };
  const session = { authorization: `Bearer ${opened.sessionToken}` };
  const one = `${url}/api/widget/custodians?limit=1`;
  const search = `${url}/api/widget/custodians?q=fidelty`;
  const answer = async (from: string) => (await fetch(from, { headers: session })).json();
  const [bareOne, bareSearch, bareOpen] = await Promise.all([
    startBare(await answer(one)),
    startBare(await answer(search)),
    startBare(opened),
  ]);
  return {
    check: [
      { name: BARE_CUSTODIAN, url: `${bareOne}/` },
      { name: SESSION_CHECK, url: one, headers: session },
    ],
    search: [
      { name: BARE_SEARCH, url: `${bareSearch}/` },
      { name: SEARCH, url: search, headers: session },
      { name: SEARCH_PK, url: search, headers: { authorization: `Bearer ${pk.key}` } },
    ],
    open: [
      { name: BARE_OPEN, url: `${bareOpen}/`, request: () => ({ method: "POST", headers: json, body }) },
      { name: OPEN_SESSION, url: auth, request: () => ({ method: "POST", headers, body }) },
    ],
    sessionToken: opened.sessionToken,
    sk,
  };
}

/** Bytes of Redis memory for each of the sessions that are there, and how many they are. */
export async function sessionMemory(test: TestEnvironment, before: number) {
  const redis = new Redis(test.redis.url);
  const sessions = await redis.dbsize();
  redis.disconnect();
  return { sessions, bytes: Math.round(((await usedMemory(test)) - before) / sessions) };
}

/** Redis's memory, in bytes. */
export async function usedMemory(test: TestEnvironment): Promise<number> {
  const redis = new Redis(test.redis.url);
  const used = /used_memory:(\d+)/.exec(await redis.info("memory"))?.[1];
  redis.disconnect();
  return Number(used);
}

/** Milliseconds from a key's revocation, committed, until the sessions that it opened are refused. */
export async function measureRevocation(
  test: TestEnvironment,
  url: string,
  { sk, sessionToken }: WidgetTargets,
): Promise<number> {
  const redis = new Redis(test.redis.url);
  await test.db.prisma.apiKey.update({ where: { id: sk.id }, data: { revokedAt: new Date() } });
  const start = performance.now();
  await publishKeyInvalidation(
    redis,
    test.environment,
    sk.id,
    createLogger("bench", "silent", (text) => text),
  );
  redis.disconnect();
  const headers = { authorization: `Bearer ${sessionToken}` };
  while ((await fetch(`${url}/api/widget/custodians?limit=1`, { headers })).status !== 401) {
    if (performance.now() - start > 10_000) throw new Error("the session is taken still");
  }
  return performance.now() - start;
}
