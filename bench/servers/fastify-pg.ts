import { createHmac, createSecretKey } from "node:crypto";
import Fastify, { type FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import pg from "pg";
import type { Rollover } from "../../apps/api/src/rollovers/rollover.ts";
import { tagOfRollover, toRolloverView } from "../../apps/api/src/rollovers/rollover-view.ts";
import type { ListParameter } from "../statements.ts";
import { fromCursor, toCursor } from "./cursor.ts";
import { readDirectory } from "./read-directory.ts";

// Fastify and pg as their documentation shows: a row is mapped to the answer by the API's own view, and serialized by the document's
// schema. A key is checked by its form, its HMAC and a row that is cached as long as ours; no limit, no record of uses, no audit.

const KEY = /^svc_(test|live)_ak_[0-9A-Za-z]{49}$/;
const CACHED_MS = 8_000;
const MAX_KEYS = 10_000;
const PAGE = 20;

interface Key {
  organizationId: string;
  scopes: string[];
  expiresAt: Date | null;
  revokedAt: Date | null;
}

interface Given {
  list: { text: string; parameters: ListParameter[] };
  one: string;
  /** Of our own answers, besides those that every HTTP server sets. */
  headers: Record<string, string>;
  /** The schema of a rollover. */
  rollover: object;
}

const { list, one, headers, rollover } = JSON.parse(process.env.BENCH_GIVEN ?? "{}") as Given;
const [, secret = ""] = (process.env.KEY_PEPPERS ?? "").split(",")[0]?.split(":") ?? [];
const pepper = createSecretKey(Buffer.from(secret, "base64"));
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);
const keys = new LRUCache<string, Key>({ max: MAX_KEYS, ttl: CACHED_MS });

const directory = await readDirectory();

class Refused extends Error {
  readonly statusCode: number;
  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

async function findKey({ headers }: FastifyRequest): Promise<Key> {
  const [, text = ""] = /^Bearer (.+)$/.exec(headers.authorization ?? "") ?? [];
  if (!KEY.test(text)) throw new Refused(401, "invalid_api_key");
  const digest = createHmac("sha256", pepper).update(text).digest("hex");
  const cached = keys.get(digest);
  if (cached) return cached;
  const { rows } = await pool.query({
    name: "key",
    text: `SELECT organization_id AS "organizationId", scopes, expires_at AS "expiresAt", revoked_at AS "revokedAt"
      FROM api_keys WHERE key_hash = $1`,
    values: [digest],
  });
  if (!rows[0]) throw new Refused(401, "invalid_api_key");
  keys.set(digest, rows[0]);
  return rows[0];
}

async function requireKey(request: FastifyRequest): Promise<string> {
  const key = await findKey(request);
  if (key.revokedAt || (key.expiresAt && key.expiresAt <= new Date()))
    throw new Refused(401, "invalid_api_key");
  if (!key.scopes.includes("rollovers:read")) throw new Refused(403, "insufficient_scope");
  return key.organizationId;
}

const app = Fastify();
const page = {
  type: "object",
  properties: {
    object: { type: "string" },
    data: { type: "array", items: rollover },
    hasMore: { type: "boolean" },
    nextCursor: { type: "string", nullable: true },
  },
};
app.addHook("onRequest", async (_request, reply) => {
  reply.headers(headers);
});

app.get<{ Querystring: { cursor?: string } }>(
  "/v1/rollovers",
  { schema: { response: { 200: page } } },
  async (request) => {
    const organizationId = await requireKey(request);
    const after = request.query.cursor ? fromCursor(request.query.cursor) : null;
    const asked = {
      organizationId,
      since: null,
      createdAt: after?.createdAt ?? null,
      id: after?.id ?? null,
      most: PAGE + 1,
    };
    const values = list.parameters.map((name) => asked[name]);
    const { rows } = await pool.query<Rollover>({ name: "list", text: list.text, values });
    const shown = rows.slice(0, PAGE);
    const last = rows.length > PAGE ? shown.at(-1) : undefined;
    return {
      object: "list",
      data: shown.map((row) => toRolloverView(row, "test", directory)),
      hasMore: last !== undefined,
      nextCursor: last ? toCursor(last) : null,
    };
  },
);
app.get<{ Params: { id: string } }>(
  "/v1/rollovers/:id",
  { schema: { response: { 200: rollover } } },
  async (request, reply) => {
    const organizationId = await requireKey(request);
    const values = [organizationId, request.params.id];
    const { rows } = await pool.query<Rollover>({ name: "one", text: one, values });
    if (!rows[0]) throw new Refused(404, "not_found");
    const view = toRolloverView(rows[0], "test", directory);
    reply.header("ETag", tagOfRollover(view));
    return view;
  },
);

process.send?.({ url: await app.listen({ port: 0, host: "127.0.0.1" }) });
process.once("disconnect", () => process.exit(0));
