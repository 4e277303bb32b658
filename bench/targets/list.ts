import type { Call, Variant } from "../load/variant.ts";
import { requireSameAnswers } from "../same-answers.ts";
import { bearer, type Stage } from "../stage.ts";
import { readDeepCursors, readListSql } from "../statements.ts";

const PATH = "/v1/rollovers";

export const LIST = "GET /v1/rollovers";
export const DEEP_LIST = "GET /v1/rollovers, half-way down";
export const PG_LIST = "(b) Express + pg";
export const PG_DEEP_LIST = "(b) Express + pg, half-way down";
export const PG_ROWS = "Express + pg, rows as they are";
export const BARE_LIST = "(a) Express, fixed bytes of 20 rollovers";

/** The list: our own, and a hand-written one with the same SQL. */
export async function listVariants(stage: Stage): Promise<Variant[]> {
  const organizationId = await stage.organization();
  const keys = await stage.apiKeys();
  await stage.rollovers();
  const url = stage.test.env.DATABASE_URL ?? "";
  const cursors = await readDeepCursors(url, organizationId, stage.size.rollovers >> 1, stage.size.many);
  const api = await stage.api();
  const first = await fetch(`${api.url}${PATH}`, { headers: bearer(keys[0] ?? "") });
  const bare = await stage.server("bare-express", { BENCH_BODY: await first.text() });
  const express = await stage.server("express-pg", {
    BENCH_LIST: JSON.stringify(await readListSql()),
    BENCH_ORGANIZATION: organizationId,
  });
  const deepPath = (place: number) => `${PATH}?cursor=${cursors[place % cursors.length]}`;
  const warmCalls = await keyWarmers(stage);
  const calls = (path: (place: number) => string, isOurs: boolean): Call[] =>
    Array.from({ length: stage.size.many }, (_, place) => ({
      path: path(place),
      ...(isOurs ? { headers: bearer(keys[place] ?? "") } : {}),
    }));
  const ours = (name: string, path: (place: number) => string): Variant => ({
    name,
    server: api,
    calls: calls(path, true),
    warmCalls,
  });
  const theirs = (name: string, path: (place: number) => string): Variant => ({
    name,
    server: express,
    calls: calls(path, false),
  });
  const list = ours(LIST, () => PATH);
  const pgList = theirs(PG_LIST, () => PATH);
  const deep = ours(DEEP_LIST, deepPath);
  const pgDeep = theirs(PG_DEEP_LIST, deepPath);
  await requireSameAnswers([list, pgList]);
  await requireSameAnswers([deep, pgDeep]);
  return [
    { name: BARE_LIST, server: bare, calls: [{ path: "/" }] },
    theirs(PG_ROWS, () => "/rows"),
    pgList,
    list,
    pgDeep,
    deep,
  ];
}

/** The cheapest that there is to ask with every key once: a process keeps a key for eight seconds. */
export async function keyWarmers(stage: Stage): Promise<Call[]> {
  return (await stage.apiKeys()).map((key) => ({ path: "/v1/api-keys/current", headers: bearer(key) }));
}
