import { createHmac, createSecretKey } from "node:crypto";
import type { NextFunction, Request, Response } from "express";
import { LRUCache } from "lru-cache";
import pg from "pg";
import { createApp, listen } from "./listen.ts";

// (f) Express and pg with a cache of keys: the key's form, its HMAC, and one row. No rate limit, no checksum, no record of uses.

const KEY = /^svc_(test|live)_ak_[0-9A-Za-z]{49}$/;
const KEPT_MS = 8_000;
const MAX_KEYS = 10_000;

interface Key {
  id: string;
  organizationId: string;
  scopes: string[];
  expiresAt: Date | null;
  revokedAt: Date | null;
}

const [, secret = ""] = (process.env.KEY_PEPPERS ?? "").split(",")[0]?.split(":") ?? [];
const pepper = createSecretKey(Buffer.from(secret, "base64"));
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const cache = new LRUCache<string, Key>({ max: MAX_KEYS, ttl: KEPT_MS });

async function findKey(digest: string): Promise<Key | undefined> {
  const kept = cache.get(digest);
  if (kept) return kept;
  const { rows } = await pool.query({
    name: "key",
    text: `SELECT id, organization_id AS "organizationId", scopes, expires_at AS "expiresAt", revoked_at AS "revokedAt"
      FROM api_keys WHERE key_hash = $1`,
    values: [digest],
  });
  if (rows[0]) cache.set(digest, rows[0]);
  return rows[0];
}

async function requireKey(req: Request, res: Response, next: NextFunction): Promise<void> {
  const { authorization = "" } = req.headers;
  const text = authorization.startsWith("Bearer ") ? authorization.slice(7) : "";
  const key = KEY.test(text)
    ? await findKey(createHmac("sha256", pepper).update(text).digest("hex"))
    : undefined;
  if (!key || key.revokedAt || (key.expiresAt && key.expiresAt <= new Date())) {
    res.status(401).json({ error: "invalid_api_key" });
    return;
  }
  res.locals.key = key;
  next();
}

const app = createApp();
app.get("/v1/api-keys/current", requireKey, async (_req, res) => {
  const { id } = res.locals.key as Key;
  const text = `SELECT key.id, key.type, key.environment, key.name, key.prefix, key.last4, key.scopes, key.ip_allowlist,
      key.created_at, key.expires_at, key.revoked_at, key.last_used_at, key.first_used_at, key.rotated_from_id,
      successor.id AS replaced_by FROM api_keys key LEFT JOIN api_keys successor ON successor.rotated_from_id = key.id
      WHERE key.id = $1`;
  const { rows } = await pool.query({ name: "current", text, values: [id] });
  const [row] = rows;
  const isOver = row.expires_at && row.expires_at <= new Date();
  const living = row.expires_at ? (isOver ? "expired" : "expiring") : "active";
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
    status: row.revoked_at ? "revoked" : living,
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
