import { requireIdenticalResponses, toHeadersEnv } from "../identical-responses.ts";
import type { Call, Server, Variant } from "../load/variant.ts";
import { type Stage, toBearerHeaders } from "../stage.ts";
import { API_DESIGN } from "./hand-written-servers.ts";

export const CHECK = "session check: GET /api/widget/custodians?limit=1";
export const JWT_CHECK = "(c) Express + jsonwebtoken + ioredis: session check";
export const BARE_CHECK = "(a) Express, fixed bytes of 1 custodian";
export const SEARCH = "GET /api/widget/custodians?q=, session token";
export const SEARCH_PK = "GET /api/widget/custodians?q=, pk_ key";
export const JWT_SEARCH = "(d) Express + jsonwebtoken + ioredis: search";
export const OPEN = "POST /api/widget/auth";
export const FLOOR_OPEN =
  "(n) Express + jsonwebtoken + ioredis with keys, rate limit, seals and logs: open a session";
export const JWT_OPEN = "(e) Express + jsonwebtoken + ioredis: open a session";

type ServerVariant = Variant & { server: Server };

const CONCURRENCY = 50;
const OPEN_PATH = "/api/widget/auth";
/** Partial names as participants type them, some with typos. */
const QUERIES = listPrefixes(
  "Fidelity Vanguard Schwab Empower Principal Voya TIAA Merrill Robinhood Betterment Prudential Transamerica",
);

function listPrefixes(names: string): string[] {
  return names.split(" ").flatMap((name) => {
    const typed = Array.from({ length: name.length - 1 }, (_, index) => name.slice(0, index + 2));
    const withoutFourthLetter = name.slice(0, 3) + name.slice(4);
    return [...typed, withoutFourthLetter].map((text) => text.toLowerCase());
  });
}

const buildOpenCall = (key?: string): Call => ({
  method: "POST",
  path: OPEN_PATH,
  headers: { "content-type": "application/json", ...(key === undefined ? {} : toBearerHeaders(key)) },
  body: JSON.stringify({ externalUserId: "participant-1", allowedOrigins: ["https://app.example.com"] }),
});

export async function buildOpenVariants(stage: Stage): Promise<Variant[]> {
  const calls = (await stage.getWidgetKeys("sk")).map(buildOpenCall);
  const ours = { name: OPEN, server: await stage.getWidgetAuth(), calls, warmCalls: calls };
  const theirs = { name: JWT_OPEN, server: await startExpressSessions(stage), calls: [buildOpenCall()] };
  const server = await stage.startShared("express-sessions", API_DESIGN);
  const floor = { name: FLOOR_OPEN, server, calls, warmCalls: calls };
  // Tokens and times always differ.
  await requireIdenticalResponses([theirs, floor, ours], (text) =>
    text.replace(
      /("sessionToken"|"sessionId"|"expiresAt"):"([^"]*)"/g,
      (_match, name, { length }) => `${name}:${length}`,
    ),
  );
  return [theirs, floor, ours];
}

/** Builds variants of the session check, with ten sessions per key. */
export async function buildCheckVariants(stage: Stage): Promise<Variant[]> {
  const path = () => "/api/widget/custodians?limit=1";
  const [theirs, ours] = await buildSessionVariants(stage, JWT_CHECK, CHECK, path);
  const [call] = ours.calls;
  const response = await fetch(`${ours.server.url}${call?.path}`, { headers: call?.headers ?? {} });
  const bare = await stage.startShared("bare-express", { BENCH_BODY: await response.text() });
  return [{ name: BARE_CHECK, server: bare, calls: [{ path: "/" }] }, theirs, ours];
}

export async function buildSearchVariants(stage: Stage): Promise<Variant[]> {
  const path = (index: number) => `/api/widget/custodians?q=${QUERIES[index % QUERIES.length]}`;
  const [theirs, ours] = await buildSessionVariants(stage, JWT_SEARCH, SEARCH, path);
  const calls = (await stage.getWidgetKeys("pk")).map((key, index) => ({
    path: path(index),
    headers: toBearerHeaders(key),
  }));
  const byKey = { name: SEARCH_PK, server: ours.server, calls, warmCalls: calls };
  await requireIdenticalResponses([theirs, byKey]);
  return [theirs, ours, byKey];
}

async function buildSessionVariants(
  stage: Stage,
  theirName: string,
  ourName: string,
  path: (index: number) => string,
): Promise<[ServerVariant, ServerVariant]> {
  const [express, widget] = await Promise.all([startExpressSessions(stage), stage.getWidgetAuth()]);
  const keys = (await stage.getWidgetKeys("sk")).slice(0, stage.size.distinct / 10);
  const toCalls = (tokens: string[]) =>
    tokens.map((token, index) => ({ path: path(index), headers: toBearerHeaders(token) }));
  const ours = toCalls(await stage.memoize("sessions", () => openMany(widget, keys, stage.size.distinct)));
  const theirs = toCalls(
    await stage.memoize("their sessions", () => openMany(express, [undefined], stage.size.distinct)),
  );
  const variants: [ServerVariant, ServerVariant] = [
    { name: theirName, server: express, calls: theirs },
    { name: ourName, server: widget, calls: ours, warmCalls: ours },
  ];
  await requireIdenticalResponses(variants);
  return variants;
}

export function startExpressSessions(stage: Stage): Promise<Server> {
  return stage.memoize("express-sessions", async () => {
    const [widget, [key = ""]] = [await stage.getWidgetAuth(), await stage.getWidgetKeys("sk")];
    const [token = ""] = await openMany(widget, [key], 1);
    const check = { path: "/api/widget/custodians?limit=1", headers: toBearerHeaders(token) };
    return stage.startShared("express-sessions", await toHeadersEnv(widget, check, buildOpenCall(key)));
  });
}

/** Opens sessions with the keys in turn. @returns the tokens */
async function openMany(
  { url }: Server,
  keys: readonly (string | undefined)[],
  count: number,
): Promise<string[]> {
  const tokens: string[] = [];
  for (let done = 0; done < count; done += CONCURRENCY) {
    const opened = Array.from({ length: CONCURRENCY }, async (_, index) => {
      const { path, method, headers, body } = buildOpenCall(keys[(done + index) % keys.length]);
      const response = await fetch(url + path, { method, headers, body } as RequestInit);
      if (!response.ok) throw new Error(`failed to open a session: ${await response.text()}`);
      return ((await response.json()) as { sessionToken: string }).sessionToken;
    });
    tokens.push(...(await Promise.all(opened)));
  }
  return tokens;
}
