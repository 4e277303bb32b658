import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { Webhook } from "standardwebhooks";

// Script (k) of bench/README.md: delivers webhooks. It locks, signs and sends a batch, then updates it in one statement. Failed
// deliveries are retried. No ordering, address checks or records of attempts.

const BATCH = 100;
const IDLE_MS = 50;
const webhook = new Webhook(randomBytes(32).toString("base64"));
const client = new pg.Client({ connectionString: process.env.DATABASE_URL });

async function send({ id, url, body }: { id: string; url: string; body: string }): Promise<boolean> {
  const now = new Date();
  const headers = {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    "webhook-signature": webhook.sign(id, now, body),
  };
  return (await fetch(url, { method: "POST", headers, body })).ok;
}

await client.connect();
process.once("disconnect", () => process.exit(0));
process.send?.({ url: "http://127.0.0.1" });
for (;;) {
  await client.query("BEGIN");
  const { rows } = await client.query({
    name: "claim",
    text: `SELECT id, url, body FROM deliveries WHERE status = 'waiting' AND due_at <= now()
      ORDER BY position LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
  });
  const results = await Promise.all(rows.map((row) => send(row).catch(() => false)));
  await client.query({
    name: "settle",
    text: `UPDATE deliveries SET status = CASE WHEN ok THEN 'delivered' ELSE 'waiting' END, attempts = attempts + 1,
      due_at = now() + interval '1 minute' FROM unnest($1::text[], $2::boolean[]) AS result (of, ok) WHERE id = of`,
    values: [rows.map(({ id }) => id), results],
  });
  await client.query("COMMIT");
  if (rows.length === 0) await sleep(IDLE_MS);
}
