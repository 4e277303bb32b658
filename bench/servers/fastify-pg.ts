import Fastify, { type FastifyReply, type FastifyRequest } from "fastify";
import pg from "pg";
import { fromCursor, toCursor } from "./cursor.ts";
import { createKeyFinder, type Key } from "./find-key.ts";
import { RolloverWrites, type WriteCall, type WriteResponse } from "./rollover-writes.ts";
import type { ServerConfig } from "./server-config.ts";

// Server (b) of bench/README.md, (g) for writes: Fastify and pg as in their documentation, on the tables of schema.sql, with a
// response schema. No rate limit, usage records or audit. With BENCH_DESIGN=api it is server (m), which sends stored responses, as
// the API does.

const PAGE = 20;

/** Fields of the response with a column of the same name in snake case. */
const FIELDS =
  `id externalId accountId type source destination relationship isInheritedIra decedentName planKind assets amount amounts
  moneySources distributionId residualOf residuals transfers receipts deliveryMethod taxTreatment eligibility documents
  missingDocuments deadlines amountMismatch requestMismatch assetMismatch rejection failure hold death consent attestations
  documentRequest state status pendingOn version assigneeId priority tags metadata createdAt updatedAt`.split(
    /\s+/,
  );
const toColumn = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const COLUMNS = FIELDS.map((field) => `${toColumn(field)} AS "${field}"`).join(", ");
const LIST = `SELECT ${COLUMNS} FROM rollovers WHERE organization_id = $1
  AND (created_at, id) < ($2, $3) ORDER BY created_at DESC, id DESC LIMIT ${PAGE + 1}`;
const ONE = `SELECT ${COLUMNS} FROM rollovers WHERE organization_id = $1 AND id = $2`;
const isApiDesign = process.env.BENCH_DESIGN === "api";
const STORED_LIST = LIST.replace(COLUMNS, 'id, created_at AS "createdAt", body').replace(
  "FROM rollovers",
  "FROM rollovers JOIN rollover_answers USING (id)",
);
const STORED_ONE = `SELECT version, body FROM rollovers JOIN rollover_answers USING (id) WHERE organization_id = $1 AND id = $2`;

interface Row {
  id: string;
  version: number;
  createdAt: Date;
  body: string;
}

const config = JSON.parse(process.env.BENCH_SERVER_CONFIG ?? "{}") as ServerConfig;
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const findKey = createKeyFinder(pool, "key_hash");
const writes = new RolloverWrites(pool, COLUMNS, config);

class HttpError extends Error {
  readonly statusCode: number;
  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

async function requireKey(request: FastifyRequest, scope: string): Promise<Key> {
  const key = await findKey(request.headers.authorization);
  if (!key) throw new HttpError(401, "invalid_api_key");
  if (!key.scopes.includes(scope)) throw new HttpError(403, "insufficient_scope");
  return key;
}

const toView = (row: Row) => ({ ...row, object: "rollover", environment: "test" });

const app = Fastify({
  ajv: { customOptions: { strict: false, coerceTypes: false, removeAdditional: false } },
});
const page = {
  type: "object",
  properties: {
    object: { type: "string" },
    data: { type: "array", items: config.rollover },
    hasMore: { type: "boolean" },
    nextCursor: { type: "string", nullable: true },
  },
};
// Responses to writes are too short to compress.
const { vary: _vary, ...writeHeaders } = config.headers;
app.addHook("onRequest", async (request, reply) => {
  reply.headers(request.method === "GET" ? config.headers : writeHeaders);
});

app.get<{ Querystring: { cursor?: string } }>(
  "/v1/rollovers",
  { schema: { response: { 200: page } } },
  async (request, reply) => {
    const { organizationId } = await requireKey(request, "rollovers:read");
    const after = request.query.cursor ? fromCursor(request.query.cursor) : null;
    const values = [organizationId, after?.createdAt ?? "infinity", after?.id ?? ""];
    const { rows } = await pool.query<Row>({
      name: "list",
      text: isApiDesign ? STORED_LIST : LIST,
      values,
    });
    const shown = rows.slice(0, PAGE);
    const last = rows.length > PAGE ? shown.at(-1) : undefined;
    const pageInfo = { hasMore: last !== undefined, nextCursor: last ? toCursor(last) : null };
    if (!isApiDesign) return { object: "list", data: shown.map(toView), ...pageInfo };
    const data = shown.map(({ body }) => body).join(",");
    // The serialized `pageInfo` follows, without its opening brace.
    return sendText(reply, `{"object":"list","data":[${data}],${JSON.stringify(pageInfo).slice(1)}`);
  },
);

app.get<{ Params: { id: string } }>(
  "/v1/rollovers/:id",
  { schema: { response: { 200: config.rollover } } },
  async (request, reply) => {
    const { organizationId } = await requireKey(request, "rollovers:read");
    const values = [organizationId, request.params.id];
    const { rows } = await pool.query<Row>({ name: "one", text: isApiDesign ? STORED_ONE : ONE, values });
    if (!rows[0]) throw new HttpError(404, "not_found");
    reply.header("ETag", `"${rows[0].version}"`);
    return isApiDesign ? sendText(reply, rows[0].body) : toView(rows[0]);
  },
);

const sendText = (reply: FastifyReply, json: string) =>
  reply.type("application/json; charset=utf-8").serializer(String).send(json);

async function toCall(request: FastifyRequest, reply: FastifyReply): Promise<WriteCall> {
  const { organizationId, id: keyId } = await requireKey(request, "rollovers:write");
  const key = String(request.headers["idempotency-key"]);
  const serialize = reply.compileSerializationSchema(config.rollover);
  return { organizationId, keyId, key, body: request.body, serialize };
}

app.post("/v1/rollovers", { schema: { body: config.input } }, async (request, reply) => {
  return send(reply, await writes.create(await toCall(request, reply)));
});

app.post<{ Params: { id: string } }>("/v1/rollovers/:id/actions", async (request, reply) => {
  return send(reply, await writes.submit(request.params.id, await toCall(request, reply)));
});

function send(reply: FastifyReply, { status, body, isReplayed }: WriteResponse): FastifyReply {
  if (isReplayed) reply.header("Idempotency-Replayed", "true");
  if (status === 201) reply.header("Location", `/v1/rollovers/${/"id":"([^"]+)"/.exec(body)?.[1]}`);
  if (status < 300) reply.header("ETag", `"${/"version":(\d+)/.exec(body)?.[1]}"`);
  return reply.code(status).type("application/json; charset=utf-8").send(body);
}

process.send?.({ url: await app.listen({ port: 0, host: "127.0.0.1" }) });
process.once("disconnect", () => process.exit(0));
