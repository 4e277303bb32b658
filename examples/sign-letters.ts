// examples/sign-letters.ts: an adapter between this service and an e-signature provider. Receives signature requests, reads the letter,
// and returns the signed result.
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";

const url = process.env.SVC_API_URL ?? "";
const headers = { Authorization: `Bearer ${process.env.SVC_AK ?? ""}` };
const endpointId = process.env.ENDPOINT_ID ?? "";
const webhook = new Webhook(process.env.WEBHOOK_SECRET ?? "");
const port = Number(process.env.PORT ?? 4000);

interface SignatureEvent {
  type: string;
  data: {
    letter?: { id: string };
    signatureRequest?: { number: number; endpointId: string };
  };
}

interface Letter {
  file: { sha256: string };
  signatureRequest: { number: number; status: string; signer: { name: string; email: string } | null };
}

interface Signed {
  signer: { name: string; title?: string };
  signedAt: Date;
  evidence: Buffer;
}

/** Returns the event, or null if the signature is invalid or too old. */
function verify(body: string, received: Record<string, string>): SignatureEvent | null {
  try {
    return webhook.verify(body, received) as SignatureEvent;
  } catch {
    return null;
  }
}

async function read(path: string): Promise<Response> {
  const response = await fetch(`${url}${path}`, { headers });
  if (!response.ok) throw new Error(`GET ${path}: ${response.status}`);
  return response;
}

/** Replace this function: send the PDF to the provider, and return its result. Here, the signer signs at once. */
async function signAtProvider(pdf: Buffer, { name }: { name: string; email: string }): Promise<Signed> {
  return { signer: { name }, signedAt: new Date(), evidence: pdf };
}

/** Sends a result, signed with the endpoint's secret. Without a response, send the same result again. */
async function sendResult(letterId: string, result: object): Promise<number> {
  const body = JSON.stringify(result);
  const [id, sentAt] = [`msg_${letterId}_${Date.now()}`, new Date()];
  const response = await fetch(`${url}/v1/letters/${letterId}/signature-result`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(sentAt.getTime() / 1000)),
      "webhook-signature": webhook.sign(id, sentAt, body),
    },
    body,
  });
  return response.status;
}

async function handle({ type, data: { letter, signatureRequest } }: SignatureEvent): Promise<string> {
  // Other endpoints with the event type receive the request too.
  if (
    type !== "rollover.letter_signature_requested" ||
    !letter ||
    signatureRequest?.endpointId !== endpointId
  )
    return `ignored: ${type}`;
  const { number } = signatureRequest;
  const current = (await (await read(`/v1/letters/${letter.id}`)).json()) as Letter;
  const { number: last, status, signer } = current.signatureRequest;
  if (last !== number || status !== "pending" || signer === null)
    return `ignored: request ${number} has ended`;
  const pdf = Buffer.from(await (await read(`/v1/letters/${letter.id}/file`)).arrayBuffer());
  const signed = await signAtProvider(pdf, signer);
  const response = await sendResult(letter.id, {
    request: number,
    result: "signed",
    sha256: current.file.sha256,
    signer: signed.signer,
    signedAt: signed.signedAt.toISOString(),
    evidence: signed.evidence.toString("base64"),
  });
  return `request ${number} signed: ${response}`;
}

const server = createServer(async (req, res) => {
  // The signature covers the raw body, not the parsed and reserialized JSON.
  const body = await text(req).catch(() => "");
  const event = verify(body, req.headers as Record<string, string>);
  // Store the event before you respond. Any response other than 2xx sends it again.
  res.writeHead(event ? 204 : 400).end();
  if (!event) return console.log("rejected: invalid signature");
  await handle(event).then(
    (line) => console.log(line),
    (error: Error) => console.log(`failed: ${error.message}`),
  );
});
server.listen(port, () => console.log(`listening on ${port}`));
process.once("SIGTERM", () => server.close());
