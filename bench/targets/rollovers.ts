import { toRolloverId } from "../copies.ts";
import { post } from "../create-calls.ts";
import { sendAll } from "../flat-rig.ts";
import { requireIdenticalResponses, toHeadersEnv } from "../identical-responses.ts";
import type { Call, Server, Variant } from "../load/variant.ts";
import { createPgbenchVariant } from "../pgbench.ts";
import { type Stage, toBearerHeaders } from "../stage.ts";
import {
  API_DESIGN,
  type HandWrittenServers,
  readDeepCursors,
  startHandWrittenServers,
} from "./hand-written-servers.ts";

const PATH = "/v1/rollovers";
const ACTIONS_PER_ROUND = 300;
const CONCURRENCY = 8;

export const LIST = "GET /v1/rollovers";
export const DEEP_LIST = "GET /v1/rollovers, half-way down";
export const FASTIFY_LIST = "(b) Fastify + pg";
export const FASTIFY_DEEP_LIST = "(b) Fastify + pg, half-way down";
const FLOOR_LIST = "(m) Fastify + pg with the API's stored responses";
export const FLOOR_GET = "(m) Fastify + pg with the API's stored responses: one rollover";
export const GO_LIST = "(j) Go net/http + pgx";
export const GO_DEEP_LIST = "(j) Go net/http + pgx, half-way down";
export const BARE_LIST = "(a) Express, fixed bytes of 20 rollovers";
export const GET = "GET /v1/rollovers/{id}";
export const FASTIFY_GET = "(b) Fastify + pg: one rollover";
export const GO_GET = "(j) Go net/http + pgx: one rollover";
export const CURRENT = "GET /v1/api-keys/current";
export const PG_CURRENT = "(f) Express + pg + key cache: the key";
export const FLOOR_CURRENT = "(n) Express + pg + key cache, rate limit and logs: the key";
export const CREATE = "POST /v1/rollovers, with an idempotency key";
export const FASTIFY_CREATE = "(g) Fastify + pg: create";
export const FLOOR_CREATE =
  "(m) Fastify + pg with the API's stored responses, narrow rows and encryption: create";
export const SUBMIT = "POST /v1/rollovers/{id}/actions: submit";
export const FASTIFY_SUBMIT = "(g) Fastify + pg: submit";
export const FLOOR_SUBMIT =
  "(m) Fastify + pg with the API's stored responses, narrow rows and encryption: submit";

const namePostgresVariant = (name: string) => `(p) PostgreSQL alone, by pgbench: ${name}`;

/** Builds variants that read the list from its start and middle. */
export async function buildListVariants(stage: Stage): Promise<Variant[]> {
  const [keys, api, servers] = [
    await stage.getApiKeys(),
    await stage.getApi(),
    await startHandWrittenServers(stage),
  ];
  const { client } = await stage.getHandWrittenDatabase();
  const cursors = await readDeepCursors(
    client,
    await stage.getOrganization(),
    Math.floor(stage.size.rollovers / 2),
    stage.size.distinct,
  );
  const first = await fetch(`${api.url}${PATH}`, { headers: toBearerHeaders(keys[0] ?? "") });
  const bare = await stage.startShared("bare-express", { BENCH_BODY: await first.text() });
  const warmCalls = await buildKeyWarmers(stage);
  const buildVariant = (name: string, server: Server, path: (index: number) => string): Variant => {
    const calls = keys.map((key, index) => ({ path: path(index), headers: toBearerHeaders(key) }));
    return { name, server, calls, warmCalls: server === api ? warmCalls : calls };
  };
  const deepPath = (index: number) => `${PATH}?cursor=${cursors[index % cursors.length]}`;
  const [lists, deep] = [[buildVariant(LIST, api, () => PATH)], [buildVariant(DEEP_LIST, api, deepPath)]];
  for (const [names, server] of [
    [[FASTIFY_LIST, FASTIFY_DEEP_LIST], servers.fastify],
    [[GO_LIST, GO_DEEP_LIST], servers.go],
  ] as const) {
    if (!server) continue;
    lists.push(buildVariant(names[0], server, () => PATH));
    deep.push(buildVariant(names[1], server, deepPath));
  }
  lists.push(buildVariant(FLOOR_LIST, await startFloor(stage, servers), () => PATH));
  await requireIdenticalResponses(lists);
  await requireIdenticalResponses(deep);
  const postgresVariants = await buildPgbenchVariants(stage, [...lists.slice(0, 2), ...deep.slice(0, 2)]);
  return [{ name: BARE_LIST, server: bare, calls: [{ path: "/" }] }, ...lists, ...deep, ...postgresVariants];
}

/** Builds variants that read one rollover, and the current key. */
export async function buildGetVariants(stage: Stage): Promise<Variant[]> {
  const [keys, api, servers] = [
    await stage.getApiKeys(),
    await stage.getApi(),
    await startHandWrittenServers(stage),
  ];
  const warmCalls = await buildKeyWarmers(stage);
  const express = await stage.startShared("express-keys-pg", await toHeadersEnv(api, warmCalls[0]));
  // A prime step spreads the rollovers over the whole table.
  const calls = keys.map((key, index) => ({
    path: `${PATH}/${toRolloverId(1 + ((index * 99_991) % stage.size.rollovers))}`,
    headers: toBearerHeaders(key),
  }));
  const gets: Variant[] = [
    { name: GET, server: api, calls, warmCalls },
    { name: FASTIFY_GET, server: servers.fastify, calls, warmCalls: calls },
  ];
  if (servers.go) gets.push({ name: GO_GET, server: servers.go, calls, warmCalls: calls });
  const current = [
    { name: PG_CURRENT, server: express, calls: warmCalls, warmCalls },
    { name: CURRENT, server: api, calls: warmCalls, warmCalls },
    {
      name: FLOOR_CURRENT,
      server: await stage.startShared("express-keys-pg", API_DESIGN),
      calls: warmCalls,
      warmCalls,
    },
  ];
  gets.push({ name: FLOOR_GET, server: await startFloor(stage, servers), calls, warmCalls: calls });
  await requireIdenticalResponses(gets);
  await requireIdenticalResponses(current);
  return [...gets, ...current, ...(await buildPgbenchVariants(stage, gets.slice(0, 2)))];
}

export async function buildCreateVariants(stage: Stage): Promise<Variant[]> {
  const [calls, api, servers] = [
    await stage.getCreateCalls(),
    await stage.getApi(),
    await startHandWrittenServers(stage),
  ];
  const variants: Variant[] = [
    { name: CREATE, server: api, calls },
    { name: FASTIFY_CREATE, server: servers.fastify, calls },
    { name: FLOOR_CREATE, server: await startFloor(stage, servers), calls },
  ];
  await requireIdenticalResponses(variants, maskUnique);
  return [...variants, ...(await buildPgbenchVariants(stage, variants.slice(0, 2)))];
}

export async function buildSubmitVariants(stage: Stage): Promise<Variant[]> {
  const [creations, api, servers] = [
    await stage.getCreateCalls(),
    await stage.getApi(),
    await startHandWrittenServers(stage),
  ];
  const body = JSON.stringify({ action: "submit", params: { consentReference: "bench" } });
  const createDraft = async (server: Server, turn: number): Promise<Call> => {
    const creation = creations[turn % creations.length] as Call;
    const { id } = await post(server.url, creation);
    const headers = { ...creation.headers, "idempotency-key": `act-${id}` };
    return { method: "POST", path: `${PATH}/${id}/actions`, headers, body };
  };
  const createDrafts = async (server: Server) => {
    const calls: Call[] = [];
    const make = async () => {
      while (calls.length < ACTIONS_PER_ROUND) calls.push(await createDraft(server, calls.length));
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, make));
    return calls;
  };
  const buildVariant = async (name: string, server: Server): Promise<Variant> => ({
    name,
    server,
    calls: [await createDraft(server, 0)],
    prepare: async () => {
      const calls = await createDrafts(server);
      return async () => {
        const begin = performance.now();
        const latencies = await sendAll(server.url, "", calls, CONCURRENCY);
        const getQuantile = (share: number) => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
        const seconds = (performance.now() - begin) / 1000;
        return {
          requests: calls.length,
          seconds,
          failed: 0,
          p50Ms: getQuantile(0.5),
          p99Ms: getQuantile(0.99),
        };
      };
    },
  });
  const floor = await startFloor(stage, servers);
  const variants = [
    await buildVariant(SUBMIT, api),
    await buildVariant(FASTIFY_SUBMIT, servers.fastify),
    await buildVariant(FLOOR_SUBMIT, floor),
  ];
  await requireIdenticalResponses(variants, maskUnique);
  return variants;
}

/** Starts Fastify with the API's design, at the lowest cost that this design allows. */
const startFloor = (stage: Stage, { env }: HandWrittenServers) =>
  stage.memoize("floor", () => stage.startShared("fastify-pg", { ...env, ...API_DESIGN }));

/** Removes IDs, and replaces other values that differ between servers with their lengths. */
const maskUnique = (text: string) =>
  text
    .replace(/rol_\w{26}/g, "rol_")
    .replace(
      /"(accountNumberMask|dueAt|givenAt|createdAt|updatedAt)":"([^"]*)"/g,
      (_match, name, { length }) => `${name}:${length}`,
    );

/** Builds a variant of PostgreSQL alone for each of the variants. */
async function buildPgbenchVariants(stage: Stage, variants: readonly Variant[]): Promise<Variant[]> {
  const [{ url }, api, { env }] = [
    await stage.getHandWrittenDatabase(),
    await stage.getApi(),
    await startHandWrittenServers(stage),
  ];
  const pgbenchVariants = [];
  for (const { name, server, calls } of variants) {
    const [call] = calls;
    if (!call) continue;
    const isApi = server === api;
    pgbenchVariants.push(
      await createPgbenchVariant({
        name: namePostgresVariant(name),
        databaseUrl: isApi ? stage.test.urls.api : url,
        folder: stage.folder,
        start: (DATABASE_URL) =>
          isApi
            ? stage.startApi({ DATABASE_URL })
            : stage.startHandWritten("fastify-pg", { ...env, DATABASE_URL }),
        request: (baseUrl) => (call.method === "POST" ? post(baseUrl, call) : get(baseUrl, call)),
      }),
    );
  }
  return pgbenchVariants.filter((variant) => variant !== null);
}

async function get(url: string, { path, headers = {} }: Call): Promise<void> {
  const response = await fetch(url + path, { headers });
  if (!response.ok) throw new Error(await response.text());
  await response.arrayBuffer();
}

/** Builds calls that warm the key caches, which keep keys for eight seconds. */
export async function buildKeyWarmers(stage: Stage): Promise<Call[]> {
  return (await stage.getApiKeys()).map((key) => ({
    path: "/v1/api-keys/current",
    headers: toBearerHeaders(key),
  }));
}
