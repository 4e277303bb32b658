import { createServer } from "node:http";
import { currentProcess } from "../world/simulated-process.ts";
import type { History } from "./history.ts";

export const RECEIVER_PORTS = { a: 9_001, b: 9_002 } as const;
/** Longer than the sender's response timeout. */
const SLOW_MS = 2_500;

/** Receives webhooks. While `canFail()` is true, some webhooks get an error, or a response after the sender's timeout. */
export async function runReceiver(
  organization: "a" | "b",
  history: History,
  canFail: () => boolean,
): Promise<void> {
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on("data", (chunk: Buffer) => chunks.push(chunk));
    req.on("end", () => {
      // Of ten outcomes, 0 to 6 accept the event, and 6 and 7 respond too late.
      const outcome = canFail() ? (currentProcess()?.random.below(10) ?? 0) : 0;
      const isAccepted = outcome < 7;
      const isSlow = outcome === 6 || outcome === 7;
      const event = JSON.parse(Buffer.concat(chunks).toString("utf8")) as {
        id: string;
        type: string;
        data: { rolloverId?: string };
      };
      history.receipts.push({
        organization,
        eventId: event.id,
        type: event.type,
        rolloverId: event.data.rolloverId ?? null,
        isAccepted,
      });
      const respond = () => res.writeHead(isAccepted ? 200 : 500).end("{}");
      if (isSlow) setTimeout(respond, SLOW_MS);
      else respond();
    });
  });
  server.listen(RECEIVER_PORTS[organization]);
}
