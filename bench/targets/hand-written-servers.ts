import type pg from "pg";
import { post } from "../create-calls.ts";
import { buildGoServer } from "../go-server.ts";
import { toHeadersEnv } from "../identical-responses.ts";
import type { Server } from "../load/variant.ts";
import { startProgram } from "../load.ts";
import { toCursor } from "../servers/cursor.ts";
import type { ServerConfig } from "../servers/server-config.ts";
import { type Stage, toBearerHeaders } from "../stage.ts";

const PATH = "/v1/rollovers";

/** Makes a server store and read the same data as the API, at the lowest cost that this design allows. */
export const API_DESIGN = { BENCH_DESIGN: "api" };

export interface HandWrittenServers {
  fastify: Server;
  /** Null if Go or pgx is missing. */
  go: Server | null;
  /** Environment of further servers. */
  env: Record<string, string>;
}

export function startHandWrittenServers(stage: Stage): Promise<HandWrittenServers> {
  return stage.memoize("hand-written servers", async () => {
    const [api, { url, dataKey }] = [await stage.getApi(), await stage.getHandWrittenDatabase()];
    const [reader = ""] = await stage.getApiKeys();
    const { BENCH_HEADERS } = await toHeadersEnv(api, { path: PATH, headers: toBearerHeaders(reader) });
    const headers = JSON.parse(BENCH_HEADERS)[PATH];
    const document = await fetch(`${api.url}/openapi.json`);
    const { components } = (await document.json()) as { components: { schemas: Record<string, object> } };
    const { schemas } = components;
    const [creation] = await stage.getCreateCalls();
    if (!creation) throw new Error("no create call");
    const created = await post(api.url, creation);
    const submission = await fetch(`${api.url}/v1/rollovers/${created.id}/actions`, {
      method: "POST",
      headers: { ...creation.headers, "idempotency-key": "submit" },
      body: JSON.stringify({ action: "submit", params: { consentReference: "bench" } }),
    });
    const config: ServerConfig = {
      headers,
      rollover: toFastifySchema(
        { $ref: "#/components/schemas/Rollover" },
        schemas,
      ) as ServerConfig["rollover"],
      input: toFastifySchema(
        { $ref: "#/components/schemas/RolloverInput" },
        schemas,
      ) as ServerConfig["input"],
      created: { ...created },
      submitted: (await submission.json()) as ServerConfig["submitted"],
    };
    const env = { DATABASE_URL: url, DATA_KEYS: dataKey, BENCH_SERVER_CONFIG: JSON.stringify(config) };
    const program = buildGoServer(stage.folder, schemas);
    return {
      env,
      fastify: await stage.startShared("fastify-pg", env),
      go:
        program === null
          ? null
          : stage.track(
              await startProgram(program, {
                ...stage.env,
                ...env,
                BENCH_HEADERS: JSON.stringify(headers),
              }),
            ),
    };
  });
}

/**
 * Returns cursors for the organization whose lists are measured. Its rollovers have the API's IDs, because the API rejects
 * cursors with IDs that hand-written servers assign.
 */
export async function readDeepCursors(
  client: pg.Client,
  organizationId: string,
  from: number,
  count: number,
): Promise<string[]> {
  const { rows } = await client.query<{ id: string; createdAt: Date }>(
    `SELECT id, created_at AS "createdAt" FROM rollovers WHERE organization_id = $1
     ORDER BY created_at DESC, id DESC OFFSET $2 LIMIT $3`,
    [organizationId, from, count],
  );
  return rows.map(toCursor);
}

/**
 * Inlines references, and replaces `anyOf` with null by `nullable`, because fast-json-stringify validates each value of an
 * `anyOf`.
 */
function toFastifySchema(schema: unknown, all: Record<string, object>): unknown {
  if (Array.isArray(schema)) return schema.map((item) => toFastifySchema(item, all));
  if (typeof schema !== "object" || schema === null) return schema;
  const { $ref, anyOf, ...otherKeywords } = schema as { $ref?: string; anyOf?: { type?: string }[] };
  if ($ref) return toFastifySchema(all[$ref.slice("#/components/schemas/".length)], all);
  const [first, second] = anyOf ?? [];
  if (first && second?.type === "null" && anyOf?.length === 2) {
    return { ...(toFastifySchema(first, all) as object), nullable: true };
  }
  return Object.fromEntries(
    Object.entries({ ...otherKeywords, ...(anyOf ? { anyOf } : {}) }).map(([name, value]) => [
      name,
      toFastifySchema(value, all),
    ]),
  );
}
