import { callGraphql, callRest, listOf, nodesOf, type Twin } from "./faces.ts";
import { asGraphql } from "./graphql-calls.ts";

/** One operation through both faces; what the two give must be the same. */
export interface Operation<T extends Twin = Twin> {
  /** What has to have been done before. */
  prepare?(twin: T): Promise<unknown>;
  rest(twin: T): Promise<unknown>;
  graphql(twin: T): Promise<unknown>;
}

export const get = (twin: Twin, path: string) => callRest(twin.api, twin.key, "get", path);
export const post = (twin: Twin, path: string, body: object) =>
  callRest(twin.api, twin.key, "post", path, body);
export const query = (twin: Twin, name: string, variables?: object) =>
  callGraphql(twin.api, twin.key, "query", name, variables);
export const mutate = (twin: Twin, name: string, input: object) =>
  callGraphql(twin.api, twin.key, "mutation", name, { input });

/** One thing that is read. */
export const reads = <T extends Twin>(
  path: (twin: T) => string,
  name: string,
  variables: (twin: T) => object,
): Operation<T> => ({
  rest: async (twin) => asGraphql((await get(twin, path(twin))) as Record<string, unknown>),
  graphql: (twin) => query(twin, name, variables(twin)),
});

/** One page that is read. */
export const lists = <T extends Twin>(
  path: (twin: T) => string,
  name: string,
  variables: (twin: T) => object,
): Operation<T> => ({
  rest: async (twin) => listOf(await get(twin, path(twin))),
  graphql: async (twin) => nodesOf(await query(twin, name, variables(twin))),
});

/** A change that gives one thing. */
export const changes = <T extends Twin>(
  rest: (twin: T) => Promise<unknown>,
  name: string,
  subject: string,
  input: (twin: T) => object,
  prepare: (twin: T) => Promise<unknown> = async () => {},
): Operation<T> => ({
  prepare,
  rest: async (twin) => asGraphql((await rest(twin)) as Record<string, unknown>),
  graphql: async (twin) => ((await mutate(twin, name, input(twin))) as Record<string, unknown>)[subject],
});
