import type { Call, Server, Variant } from "../load/variant.ts";
import { requireSameAnswers } from "../same-answers.ts";
import { bearer, type Stage } from "../stage.ts";
import { readDeepCursors } from "../statements.ts";
import { fastify } from "./fastify.ts";

const PATH = "/v1/rollovers";

export const LIST = "GET /v1/rollovers";
export const DEEP_LIST = "GET /v1/rollovers, half-way down";
export const FASTIFY_LIST = "(b) Fastify + pg";
export const FASTIFY_DEEP_LIST = "(b) Fastify + pg, half-way down";
export const BARE_LIST = "(a) Express, fixed bytes of 20 rollovers";

/** The list, and half-way down it: our own, and a hand-written one with the same SQL. */
export async function listVariants(stage: Stage): Promise<Variant[]> {
  const organizationId = await stage.organization();
  const keys = await stage.apiKeys();
  await stage.rollovers();
  const url = stage.test.env.DATABASE_URL ?? "";
  const cursors = await readDeepCursors(url, organizationId, stage.size.rollovers >> 1, stage.size.many);
  const [api, theirs] = [await stage.api(), await fastify(stage)];
  const first = await fetch(`${api.url}${PATH}`, { headers: bearer(keys[0] ?? "") });
  const bare = await stage.server("bare-express", { BENCH_BODY: await first.text() });
  const warmCalls = await keyWarmers(stage);
  const variant = (name: string, server: Server, path: (place: number) => string): Variant => {
    const calls = keys.map((key, place) => ({ path: path(place), headers: bearer(key) }));
    return { name, server, calls, warmCalls: server === api ? warmCalls : calls };
  };
  const deepPath = (place: number) => `${PATH}?cursor=${cursors[place % cursors.length]}`;
  const list = variant(LIST, api, () => PATH);
  const theirList = variant(FASTIFY_LIST, theirs, () => PATH);
  const deep = variant(DEEP_LIST, api, deepPath);
  const theirDeep = variant(FASTIFY_DEEP_LIST, theirs, deepPath);
  await requireSameAnswers([list, theirList]);
  await requireSameAnswers([deep, theirDeep]);
  return [{ name: BARE_LIST, server: bare, calls: [{ path: "/" }] }, theirList, list, theirDeep, deep];
}

/** The cheapest that there is to ask with every key once: a process keeps a key for eight seconds. */
export async function keyWarmers(stage: Stage): Promise<Call[]> {
  return (await stage.apiKeys()).map((key) => ({ path: "/v1/api-keys/current", headers: bearer(key) }));
}
