import { createHmac, createSecretKey, hash, randomBytes } from "node:crypto";
import { type Custodian, CustodianCache, type CustodianDirectory } from "@svc/custodians";
import { openDatabase, workLimits } from "@svc/database";
import express, { type NextFunction, type Request, type Response } from "express";
import { Redis } from "ioredis";
import jwt from "jsonwebtoken";
import pg from "pg";
import { findMatch } from "../../packages/custodians/src/custodian-match.ts";
import { createApiMiddleware, createLimitedKeyCheck, isApiDesign } from "./api-middleware.ts";
import { createKeyFinder } from "./find-key.ts";
import { createApp, listen } from "./listen.ts";

// Servers (c), (d) and (e) of bench/README.md: Express, jsonwebtoken and ioredis, with the widget service's custodian directory but
// without keys, limits and seals. (c) checks sessions, (d) searches custodians, (e) opens sessions. With BENCH_DESIGN=api, (e) is
// server (n): it also checks the sk_ key, limits its rate, seals the record, logs the request and uses helmet.

const DEFAULT_SECONDS = 1_800;
const ISSUER = "svc-widget-auth";
const AUDIENCE = "svc-widget";
const SCOPES = ["widget:custodians", "widget:accounts"];
const [kid = "", secret = ""] = (process.env.SESSION_SECRETS ?? "").split(",")[0]?.split(":") ?? [];
const key = createSecretKey(Buffer.from(secret, "base64"));
const redis = new Redis(process.env.REDIS_URL ?? "");

const directory = await readDirectory();
const views = new Map(directory.find({}).map((custodian) => [custodian.id, toView(custodian)]));

function toView(custodian: Custodian) {
  const { loa, medallion, notarization, spousalConsent, wetSignature } = custodian.requirements;
  return {
    id: custodian.id,
    object: "custodian",
    environment: "test",
    slug: custodian.slug,
    name: custodian.name,
    aliases: custodian.aliases,
    category: custodian.category,
    roles: custodian.roles,
    supportedAccountTypes: custodian.supportedAccountTypes,
    deliveryMethods: custodian.deliveryMethods,
    requirements: { loa, medallion, notarization, spousalConsent, wetSignature },
    processingDays: custodian.processingDays && {
      min: custodian.processingDays.min,
      max: custodian.processingDays.max,
    },
    logoUrl: custodian.logoUrl,
    website: custodian.website,
    verified: custodian.verified,
    active: custodian.active,
    popularRank: custodian.popularRank,
  };
}

async function requireSession(req: Request, res: Response, next: NextFunction): Promise<void> {
  try {
    const { authorization = "" } = req.headers;
    const options = { algorithms: ["HS256" as const], issuer: ISSUER, audience: AUDIENCE };
    const claims = jwt.verify(authorization.slice(7), key, options) as jwt.JwtPayload;
    const text = await redis.get(`bench:session:${claims.jti}`);
    const session = text === null ? null : JSON.parse(text);
    if (session?.id !== claims.sid || !session.scopes.includes("widget:custodians"))
      throw new Error("no such session");
    res.locals.session = session;
  } catch {
    res.status(401).json({ error: "session_invalid" });
    return;
  }
  next();
}

const app = createApp(isApiDesign ? createApiMiddleware() : undefined);
app.get("/api/widget/custodians", requireSession, (req, res) => {
  const limit = Number(req.query.limit ?? 20);
  const { q } = req.query;
  const query = typeof q === "string" ? q : undefined;
  const found = directory.search({ q: query });
  const page = found.slice(0, limit);
  const hasMore = found.length > limit;
  const cursor = Buffer.from(`${page.length}.${page.at(-1)?.custodian.id}`).toString("base64url");
  res.json({
    object: "list",
    data: page.map((result) => ({
      ...views.get(result.custodian.id),
      match: findMatch(result, query),
      createdAt: result.custodian.createdAt.toISOString(),
    })),
    hasMore,
    nextCursor: hasMore ? cursor : null,
  });
});
if (isApiDesign) {
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
  app.use(createLimitedKeyCheck(createKeyFinder(pool, "id"), redis));
}

function seal(name: string, record: string): string {
  if (!isApiDesign) return record;
  return createHmac("sha256", key).update(`${name}\n${record}`).digest("base64url").slice(0, 22) + record;
}

app.post("/api/widget/auth", express.json(), async (req, res) => {
  const { externalUserId, allowedOrigins, expiresInSeconds = DEFAULT_SECONDS } = req.body;
  const jti = randomBytes(24).toString("base64url");
  const id = `ses_${randomBytes(13).toString("hex")}`;
  const iat = Math.floor(Date.now() / 1000);
  const exp = iat + expiresInSeconds;
  const session = {
    id,
    org: res.locals.key?.organizationId ?? "org",
    key: res.locals.key?.id ?? "key",
    user: externalUserId,
    origins: allowedOrigins,
    scopes: SCOPES,
    exp,
  };
  const name = `bench:session:${isApiDesign ? hash("sha256", jti, "base64url") : jti}`;
  await redis.set(name, seal(name, JSON.stringify(session)), "PXAT", exp * 1000);
  const sessionToken = jwt.sign({ jti, sid: id, env: "test", iat, exp }, key, {
    algorithm: "HS256",
    header: { alg: "HS256", typ: "svc-session+jwt", kid },
    issuer: ISSUER,
    audience: AUDIENCE,
  });
  res.status(201).json({
    sessionToken,
    tokenType: "Bearer",
    sessionId: id,
    expiresAt: new Date(exp * 1000).toISOString(),
    expiresIn: expiresInSeconds,
    environment: "test",
    scopes: SCOPES,
  });
});
listen(app);

async function readDirectory(): Promise<CustodianDirectory> {
  const db = openDatabase({
    url: process.env.DATABASE_URL ?? "",
    poolSize: 1,
    limits: workLimits(),
    name: "bench",
    onConnectionLost: () => {},
  });
  const directory = await new CustodianCache(db).get();
  await db.close();
  return directory;
}
