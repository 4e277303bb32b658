import { requireIdenticalResponses, toHeadersEnv } from "../identical-responses.ts";
import type { Call, Variant } from "../load/variant.ts";
import { type Stage, toBearerHeaders } from "../stage.ts";
import { API_DESIGN } from "./hand-written-servers.ts";
import { buildKeyWarmers } from "./rollovers.ts";

export const GRAPHQL = "GraphQL, 20 rollovers with account and custodians";
export const APOLLO = "(h) Apollo Server + pg: 20 rollovers with account and custodians";
export const FLOOR_APOLLO =
  "(l) Apollo Server + pg over the API's stored responses: 20 rollovers with account and custodians";

const body = JSON.stringify({
  query: `{ rollovers(first: 20) { edges { node {
    id state account { id firstName email } source { custodian { id name } } destination { custodian { id name } }
  } } pageInfo { hasNextPage endCursor } } }`,
});

export async function buildGraphqlVariants(stage: Stage): Promise<Variant[]> {
  const [api, { url, dataKey }, warmCalls] = [
    await stage.getApi(),
    await stage.getHandWrittenDatabase(),
    await buildKeyWarmers(stage),
  ];
  const calls = (await stage.getApiKeys()).map(
    (key): Call => ({
      method: "POST",
      path: "/graphql",
      headers: { "content-type": "application/json", ...toBearerHeaders(key) },
      body,
    }),
  );
  const headers = await toHeadersEnv(api, calls[0]);
  const env = { DATABASE_URL: url, DATA_KEYS: dataKey, ...headers };
  const [apollo, floor] = [
    await stage.startShared("apollo-pg", env),
    await stage.startShared("apollo-pg", { ...env, ...API_DESIGN }),
  ];
  const variants = [
    { name: APOLLO, server: apollo, calls, warmCalls: calls },
    { name: FLOOR_APOLLO, server: floor, calls, warmCalls: calls },
    { name: GRAPHQL, server: api, calls, warmCalls },
  ];
  await requireIdenticalResponses(variants);
  return variants;
}
