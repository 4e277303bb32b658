import type { Call, Variant } from "../load/variant.ts";
import { requireSameAnswers } from "../same-answers.ts";
import { bearer, type Stage } from "../stage.ts";
import { keyWarmers, LIST } from "./list.ts";

export const GRAPHQL = "GraphQL, 20 rollovers with account and custodians";
export const APOLLO = "(h) Apollo Server + pg: the same";

const body = JSON.stringify({
  query: `{ rollovers(first: 20) { edges { node {
    id state account { id firstName email } source { custodian { id name } } destination { custodian { id name } }
  } } pageInfo { hasNextPage endCursor } } }`,
});

/** GraphQL's list, beside Apollo Server over pg and beside REST's list. */
export async function graphqlVariants(stage: Stage): Promise<Variant[]> {
  const keys = await stage.apiKeys();
  await stage.rollovers();
  const api = await stage.api();
  const apollo = await stage.server("apollo-pg", { BENCH_ORGANIZATION: await stage.organization() });
  const call = (headers: Record<string, string>): Call => ({
    method: "POST",
    path: "/graphql",
    headers: { "content-type": "application/json", ...headers },
    body,
  });
  const warmCalls = await keyWarmers(stage);
  const theirs = { name: APOLLO, server: apollo, calls: [call({})] };
  const ours = { name: GRAPHQL, server: api, calls: keys.map((key) => call(bearer(key))), warmCalls };
  await requireSameAnswers([theirs, ours]);
  return [theirs, ours];
}

/** REST's list, where it is not measured already. */
export async function restListVariant(stage: Stage): Promise<Variant> {
  const keys = await stage.apiKeys();
  const calls = keys.map((key) => ({ path: "/v1/rollovers", headers: bearer(key) }));
  return { name: LIST, server: await stage.api(), calls, warmCalls: await keyWarmers(stage) };
}
