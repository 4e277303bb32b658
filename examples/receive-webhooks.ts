// examples/receive-webhooks.ts: verifies each delivery, responds immediately, and then processes each event once.
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";

const webhook = new Webhook(process.env.WEBHOOK_SECRET ?? "");
const port = Number(process.env.PORT ?? 4000);

interface Event {
  id: string;
  type: string;
  createdAt: string;
  data: { rolloverId?: string; sequence?: number; state?: string };
}

// In production, use a table with the event ID as its key, and a queue.
const seen = new Set<string>();
const lastSequences = new Map<string, number>();

/** Returns the event, or null if the signature is invalid or too old. */
function verify(body: string, headers: Record<string, string>): Event | null {
  try {
    return webhook.verify(body, headers) as Event;
  } catch {
    return null;
  }
}

/** Slow work goes here. This example prints one line per event. */
function processEvent({ type, data: { rolloverId, sequence, state } }: Event): string {
  if (rolloverId === undefined || sequence === undefined) return type;
  const last = lastSequences.get(rolloverId) ?? 0;
  if (sequence < last) return `${sequence} ${type}: late, after ${last}`;
  lastSequences.set(rolloverId, sequence);
  const gap = sequence > last + 1 ? `, and ${last + 1} to ${sequence - 1} are missing` : "";
  return `${sequence} ${type}: ${state}${gap}`;
}

const server = createServer(async (req, res) => {
  // The signature covers the raw body, not the parsed and reserialized JSON.
  const body = await text(req).catch(() => "");
  const event = verify(body, req.headers as Record<string, string>);
  res.writeHead(event ? 204 : 400).end();
  if (!event) return console.log("rejected: invalid signature");
  if (seen.has(event.id)) return console.log(`duplicate: ${event.type}`);
  seen.add(event.id);
  setImmediate(() => console.log(processEvent(event)));
});
server.listen(port, () => console.log(`listening on ${port}`));
process.once("SIGTERM", () => server.close());
