import type { TestEnvironment } from "@svc/testing";
import type { Redis } from "ioredis";
import { hashTokenId } from "../src/sessions/session-token.ts";

export async function countRows({ db }: TestEnvironment): Promise<{ accounts: number; events: number }> {
  const { rows } = await db.pool.query(
    "SELECT (SELECT count(*)::int FROM accounts) AS accounts, (SELECT count(*)::int FROM events) AS events",
  );
  return rows[0];
}

interface StoredRecord {
  fields: Record<string, unknown>;
  ttlMs: number;
}

export function toRecordKey(token: string): string {
  const payload = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
  return `svc:${payload.env}:session:${hashTokenId(payload.jti)}`;
}

export function readRecord(sealed: string): { seal: string; text: string; fields: Record<string, unknown> } {
  const start = sealed.indexOf("{");
  return { seal: sealed.slice(0, start), text: sealed.slice(start), fields: JSON.parse(sealed.slice(start)) };
}

/** Reads every record in Redis except rate-limit counts. */
export async function readAllRecords(probe: Redis): Promise<Map<string, StoredRecord>> {
  const records = new Map<string, StoredRecord>();
  for (const key of await probe.keys("*")) {
    if (key.includes(":limits:")) continue;
    const fields =
      (await probe.type(key)) === "string"
        ? readRecord((await probe.get(key)) ?? "").fields
        : await probe.hgetall(key);
    records.set(key, { fields, ttlMs: await probe.pttl(key) });
  }
  return records;
}
