// examples/receive-webhooks.ts: verifies each delivery, answers at once, and does the work afterwards, once for each event.
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

// In a service of your own: a table of events with the id as its key, and a queue that is worked off from it.
const seen = new Set<string>();
const lastOf = new Map<string, number>();

/** The event, or null when it was not signed with the secret, or too long ago. */
function verify(body: string, headers: Record<string, string>): Event | null {
  try {
    return webhook.verify(body, headers) as Event;
  } catch {
    return null;
  }
}

/** What takes its time. Here: one line for each event. */
function work({ type, data: { rolloverId, sequence, state } }: Event): string {
  if (rolloverId === undefined || sequence === undefined) return type;
  const last = lastOf.get(rolloverId) ?? 0;
  if (sequence < last) return `${sequence} ${type}: late, after ${last}`;
  lastOf.set(rolloverId, sequence);
  const gap = sequence > last + 1 ? `, and ${last + 1} to ${sequence - 1} are missing` : "";
  return `${sequence} ${type}: ${state}${gap}`;
}

const server = createServer(async (req, res) => {
  // The text as it came: parsed and written anew it would be another, and its signature would not fit.
  const body = await text(req).catch(() => "");
  const event = verify(body, req.headers as Record<string, string>);
  res.writeHead(event ? 204 : 400).end();
  if (!event) return console.log("refused: not signed with the secret");
  if (seen.has(event.id)) return console.log(`again: ${event.type}`);
  seen.add(event.id);
  setImmediate(() => console.log(work(event)));
});
server.listen(port, () => console.log(`listening on ${port}`));
process.once("SIGTERM", () => server.close());
