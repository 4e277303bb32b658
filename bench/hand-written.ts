import { createCipheriv, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { createEmptyDatabase } from "@svc/testing";
import pg from "pg";
import { withClient } from "./with-client.ts";

// The hand-written servers' database is filled from API responses, so it does not depend on the API's tables.

const SCHEMA = new URL("servers/schema.sql", import.meta.url);
const PAGE = 100;

export interface HandWrittenDatabase {
  url: string;
  /** Encrypts columns. In the form `<id>:<base64>`. */
  dataKey: string;
  client: pg.Client;
  close(): Promise<void>;
}

export async function openHandWrittenDatabase(input: {
  apiUrl: string;
  /** For the digests of keys, which no response contains. */
  apiDatabaseUrl: string;
  organizations: { organizationId: string; headers: Record<string, string> }[];
}): Promise<HandWrittenDatabase> {
  const database = await createEmptyDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(readFileSync(SCHEMA, "utf8"));
  const key = randomBytes(32);
  await copyKeys(client, input.apiDatabaseUrl);
  const [first] = input.organizations;
  const readAllPages = (path: string, headers = first?.headers ?? {}) =>
    readPages(`${input.apiUrl}${path}?limit=${PAGE}`, headers);
  for await (const page of readAllPages("/v1/custodians")) await insertBodies(client, "custodians", page, {});
  for (const { organizationId, headers } of input.organizations) {
    for await (const page of readAllPages("/v1/accounts", headers)) {
      const accounts = page.map(({ id, email, dateOfBirth, ...account }) => ({
        ...account,
        id,
        emailCiphertext: seal(key, String(email), `accounts.email.${id}`),
        dateOfBirthCiphertext: seal(key, String(dateOfBirth), `accounts.date_of_birth.${id}`),
      }));
      await insertBodies(client, "accounts", accounts, { organizationId });
    }
    // The timeline fields are empty, because the hand-written servers cannot verify the API's seals.
    const extraFields = { organizationId, timelineSequence: 0, timelineHash: "" };
    for await (const page of readAllPages("/v1/rollovers", headers)) {
      await insertBodies(client, "rollovers", page, extraFields);
      const responses = page.map((body) => ({ id: body.id, seal: "", body: JSON.stringify(body) }));
      await insertBodies(client, "rollover_answers", responses, {});
    }
  }
  await client.query("VACUUM ANALYZE");
  return {
    url: database.url,
    dataKey: `k1:${key.toString("base64")}`,
    client,
    async close() {
      await client.end();
      await database.drop();
    },
  };
}

type Body = Record<string, unknown>;

async function* readPages(url: string, headers: Record<string, string>): AsyncGenerator<Body[]> {
  for (let cursor: string | null = ""; cursor !== null; ) {
    const response = await fetch(cursor === "" ? url : `${url}&cursor=${cursor}`, { headers });
    if (!response.ok) throw new Error(`${url} returned ${response.status}: ${await response.text()}`);
    const page = (await response.json()) as { data: Body[]; nextCursor: string | null };
    yield page.data;
    cursor = page.nextCursor;
  }
}

/** INSERT statements by table. */
const inserts = new Map<string, string>();

/** Each column takes the field of the same name in camel case. */
async function insertBodies(
  client: pg.Client,
  table: string,
  bodies: Body[],
  extraFields: Body,
): Promise<void> {
  if (!inserts.has(table)) {
    const { rows } = await client.query<{ name: string; type: string }>(
      `SELECT attname AS name, format_type(atttypid, NULL) AS type FROM pg_attribute
       WHERE attrelid = $1::regclass AND attnum > 0 ORDER BY attnum`,
      [table],
    );
    const values = rows.map(({ name, type }) => toExpression(toFieldName(name), type));
    inserts.set(
      table,
      `INSERT INTO ${table} SELECT ${values.join(", ")} FROM jsonb_array_elements($1::jsonb) AS item`,
    );
  }
  const text = inserts.get(table) ?? "";
  await client.query(text, [JSON.stringify(bodies.map((body) => ({ ...body, ...extraFields })))]);
}

const toFieldName = (column: string) =>
  column.replace(/_(.)/g, (_match, letter: string) => letter.toUpperCase());

/** SQL of a column's value in the JSON object `item`. */
function toExpression(field: string, type: string): string {
  if (type === "jsonb") return `nullif(item->'${field}', 'null')`;
  if (type === "text[]") return `ARRAY(SELECT jsonb_array_elements_text(item->'${field}'))`;
  return `(item->>'${field}')::${type}`;
}

async function copyKeys(client: pg.Client, apiDatabaseUrl: string): Promise<void> {
  const { rows } = await withClient(apiDatabaseUrl, (apiClient) =>
    apiClient.query(
      `SELECT coalesce(json_agg(key), '[]')::text AS keys FROM
       (SELECT key_hash, organization_id, scopes, expires_at, revoked_at FROM api_keys WHERE type = 'ak') key`,
    ),
  );
  await client.query("INSERT INTO api_keys SELECT * FROM json_populate_recordset(NULL::api_keys, $1)", [
    rows[0].keys,
  ]);
}

function seal(key: Buffer, text: string, context: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return `k1.${sealed.toString("base64url")}`;
}
