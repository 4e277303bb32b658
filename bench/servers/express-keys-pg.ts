import type { NextFunction, Request, Response } from "express";
import { Redis } from "ioredis";
import pg from "pg";
import { createApiMiddleware, createLimitedKeyCheck, isApiDesign } from "./api-middleware.ts";
import { createKeyFinder, type Key } from "./find-key.ts";
import { createApp, listen } from "./listen.ts";

// Server (f) of bench/README.md: Express and pg. Finds keys in the API's table and caches them in memory. Does not verify a key's
// checksum or record its use. With BENCH_DESIGN=api it is server (n), which also limits rates, logs requests and uses helmet.

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const findKey = createKeyFinder(pool, "id");

async function requireKey(req: Request, res: Response, next: NextFunction): Promise<void> {
  res.locals.key = await findKey(req.headers.authorization);
  if (res.locals.key) next();
  else res.status(401).json({ error: "invalid_api_key" });
}

const app = createApp(isApiDesign ? createApiMiddleware() : undefined);
const checks = isApiDesign
  ? [createLimitedKeyCheck(findKey, new Redis(process.env.REDIS_URL ?? ""))]
  : [requireKey];
app.get("/v1/api-keys/current", checks, async (_req: Request, res: Response) => {
  if (isApiDesign) res.vary("Accept-Encoding");
  const { id } = res.locals.key as Key;
  const text = `SELECT key.id, key.type, key.environment, key.name, key.prefix, key.last4, key.scopes, key.ip_allowlist,
      key.created_at, key.expires_at, key.revoked_at, key.last_used_at, key.first_used_at, key.rotated_from_id,
      successor.id AS replaced_by FROM api_keys key LEFT JOIN api_keys successor ON successor.rotated_from_id = key.id
      WHERE key.id = $1`;
  const { rows } = await pool.query({ name: "current", text, values: [id] });
  const [row] = rows;
  const hasExpired = row.expires_at && row.expires_at <= new Date();
  const unrevokedStatus = row.expires_at ? (hasExpired ? "expired" : "expiring") : "active";
  res.json({
    id: row.id,
    object: "api_key",
    type: row.type,
    environment: row.environment,
    name: row.name,
    prefix: row.prefix,
    last4: row.last4,
    scopes: row.scopes,
    ipAllowlist: row.ip_allowlist,
    status: row.revoked_at ? "revoked" : unrevokedStatus,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    firstUsedAt: row.first_used_at?.toISOString() ?? null,
    rotatedFrom: row.rotated_from_id,
    replacedBy: row.replaced_by,
    safeToRevoke: null,
  });
});
listen(app);
