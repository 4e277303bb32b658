import { createHash, randomBytes, randomUUID } from "node:crypto";
import { apiKey } from "@better-auth/api-key";
import { createEmptyDatabase } from "@svc/testing";
import { betterAuth } from "better-auth";
import { getMigrations } from "better-auth/db/migration";
import pg from "pg";

/** better-auth with its API key plugin, in its own database: (i) in bench/README.md. */
interface BetterAuthKeys {
  keys: string[];
  /** @throws Error if rejected */
  verify(key: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens better-auth as documented, but without its rate limit of ten uses a day. */
export async function openBetterAuth(count: number): Promise<BetterAuthKeys> {
  const database = await createEmptyDatabase();
  const pool = new pg.Pool({ connectionString: database.url, max: 10 });
  const options = {
    baseURL: "http://localhost",
    secret: randomBytes(32).toString("base64"),
    database: pool,
    emailAndPassword: { enabled: true },
    telemetry: { enabled: false },
    plugins: [apiKey({ rateLimit: { enabled: false } })],
  };
  await (await getMigrations(options)).runMigrations();
  const auth = betterAuth(options);
  const { user } = await auth.api.signUpEmail({
    body: { email: "bench@example.com", name: "Bench", password: randomUUID() },
  });
  const { id } = await auth.api.createApiKey({ body: { userId: user.id, name: "bench" } });
  const keys = Array.from({ length: count }, () => randomBytes(48).toString("base64url"));
  await copyKey(pool, id, keys);
  return {
    keys,
    async verify(key) {
      const { valid, error } = await auth.api.verifyApiKey({ body: { key } });
      if (!valid) throw new Error(`better-auth rejected its key: ${error?.message}`);
    },
    async close() {
      await pool.end();
      await database.drop();
    },
  };
}

async function copyKey(pool: pg.Pool, id: string, keys: readonly string[]): Promise<void> {
  const { rows } = await pool.query(`SELECT * FROM apikey WHERE id = $1`, [id]);
  const columns = Object.keys(rows[0]).map((name) => `"${name}"`);
  const values = columns.map((name) =>
    name === '"id"' || name === '"key"' ? `copy.${name.slice(1, -1)}` : `apikey.${name}`,
  );
  const copies = keys.map((key) => ({
    id: randomBytes(24).toString("base64url"),
    key: createHash("sha256").update(key).digest("base64url"),
  }));
  await pool.query(
    `INSERT INTO apikey (${columns.join(", ")}) SELECT ${values.join(", ")}
     FROM apikey, jsonb_to_recordset($1::jsonb) AS copy (id text, key text) WHERE apikey.id = $2`,
    [JSON.stringify(copies), id],
  );
  await pool.query("VACUUM ANALYZE apikey");
}
