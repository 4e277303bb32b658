import type { Server } from "../load/variant.ts";
import { bearer, type Stage } from "../stage.ts";
import { readListSql, readRolloverSql } from "../statements.ts";

/** Set by every HTTP server, or different each time. */
const OWN_HEADERS =
  /^(date|connection|keep-alive|content-.*|transfer-encoding|etag|x-request-id|ratelimit.*)$/;

/** The hand-written server that rollovers are compared with. */
export function fastify(stage: Stage): Promise<Server> {
  return stage.kept("fastify-pg", async () => {
    const api = await stage.api();
    const [key = ""] = await stage.apiKeys();
    const answer = await fetch(`${api.url}/v1/rollovers?limit=1`, { headers: bearer(key) });
    const document = await fetch(`${api.url}/openapi.json`);
    const { components } = (await document.json()) as { components: { schemas: Record<string, object> } };
    const rollover = toFastifySchema({ $ref: "#/components/schemas/Rollover" }, components.schemas);
    const given = {
      list: await readListSql(),
      one: await readRolloverSql(),
      headers: Object.fromEntries([...answer.headers].filter(([name]) => !OWN_HEADERS.test(name))),
      rollover,
    };
    return stage.server("fastify-pg", { BENCH_GIVEN: JSON.stringify(given) });
  });
}

/**
 * The schema as fast-json-stringify writes it fastest: without references, and with `nullable` where the document has an alternative
 * of null, for which it would validate each value.
 */
function toFastifySchema(schema: unknown, all: Record<string, object>): unknown {
  if (Array.isArray(schema)) return schema.map((one) => toFastifySchema(one, all));
  if (typeof schema !== "object" || schema === null) return schema;
  const { $ref, anyOf, ...rest } = schema as { $ref?: string; anyOf?: { type?: string }[] };
  if ($ref) return toFastifySchema(all[$ref.slice("#/components/schemas/".length)], all);
  const [one, other] = anyOf ?? [];
  if (one && other?.type === "null" && anyOf?.length === 2) {
    return { ...(toFastifySchema(one, all) as object), nullable: true };
  }
  return Object.fromEntries(
    Object.entries({ ...rest, ...(anyOf ? { anyOf } : {}) }).map(([name, value]) => [
      name,
      toFastifySchema(value, all),
    ]),
  );
}
