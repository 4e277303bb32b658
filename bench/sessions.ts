import { createLogger } from "@svc/service-kit";
import { publishKeyInvalidation } from "@svc/service-kit/auth";
import { buildKey } from "@svc/testing";
import { Redis } from "ioredis";
import { type Stage, toBearerHeaders } from "./stage.ts";

const SESSIONS = 2_000;
const CONCURRENCY = 50;
const TIMEOUT_MS = 10_000;

export interface SessionFigures {
  /** Redis memory per session. */
  bytes: number;
  /** Milliseconds from a committed revocation until the key's sessions are rejected. */
  revocationMs: number;
}

/** Measures the memory of sessions and the time until a revocation ends them. */
export async function measureSessions(stage: Stage): Promise<SessionFigures> {
  const { test } = stage;
  const { url } = await stage.getWidgetAuth();
  const sk = await buildKey(test, "sk");
  const redis = new Redis(test.redis.url);
  const readUsedMemory = async () => Number(/used_memory:(\d+)/.exec(await redis.info("memory"))?.[1]);
  const body = JSON.stringify({
    externalUserId: "participant-1",
    allowedOrigins: ["https://app.example.com"],
  });
  const headers = { "content-type": "application/json", ...toBearerHeaders(sk.key) };
  const open = async () => {
    const response = await fetch(`${url}/api/widget/auth`, { method: "POST", headers, body });
    return ((await response.json()) as { sessionToken: string }).sessionToken;
  };
  const before = await readUsedMemory();
  let token = "";
  for (let opened = 0; opened < SESSIONS; opened += CONCURRENCY) {
    [token = ""] = await Promise.all(Array.from({ length: CONCURRENCY }, open));
  }
  const bytes = Math.round(((await readUsedMemory()) - before) / SESSIONS);
  await test.db.prisma.apiKey.update({ where: { id: sk.id }, data: { revokedAt: new Date() } });
  const revokedAt = performance.now();
  const log = createLogger("bench", "silent", { redact: (text) => text });
  await publishKeyInvalidation(redis, test.environment, { id: sk.id, log });
  redis.disconnect();
  while (
    (await fetch(`${url}/api/widget/custodians?limit=1`, { headers: toBearerHeaders(token) })).status !== 401
  ) {
    if (performance.now() - revokedAt > TIMEOUT_MS) throw new Error("the session is still accepted");
  }
  return { bytes, revocationMs: performance.now() - revokedAt };
}
