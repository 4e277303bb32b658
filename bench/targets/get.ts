import type { Variant } from "../load/variant.ts";
import { rolloverId } from "../many-rollovers.ts";
import { requireSameAnswers } from "../same-answers.ts";
import { bearer, type Stage } from "../stage.ts";
import { fastify } from "./fastify.ts";
import { keyWarmers } from "./list.ts";

export const GET = "GET /v1/rollovers/{id}";
export const FASTIFY_GET = "(b) Fastify + pg: one rollover";
export const CURRENT = "GET /v1/api-keys/current";
export const PG_CURRENT = "(f) Express + pg + key cache: the key";

/** One rollover, and the key itself: our own, and a hand-written server that keeps keys as long as ours. */
export async function getVariants(stage: Stage): Promise<Variant[]> {
  const keys = await stage.apiKeys();
  await stage.rollovers();
  const api = await stage.api();
  const express = await stage.server("express-keys-pg");
  const warmCalls = await keyWarmers(stage);
  // A prime is no divisor of how many there are: the ten thousand are from all over the table.
  const rollovers = keys.map((key, place) => ({
    path: `/v1/rollovers/${rolloverId(1 + ((place * 99_991) % stage.size.rollovers))}`,
    headers: bearer(key),
  }));
  const variants = [
    { name: FASTIFY_GET, server: await fastify(stage), calls: rollovers, warmCalls: rollovers },
    { name: GET, server: api, calls: rollovers, warmCalls },
    { name: PG_CURRENT, server: express, calls: warmCalls, warmCalls },
    { name: CURRENT, server: api, calls: warmCalls, warmCalls },
  ];
  await requireSameAnswers(variants.slice(0, 2));
  await requireSameAnswers(variants.slice(2));
  return variants;
}
