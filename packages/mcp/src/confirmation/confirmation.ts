import { createHash, hkdfSync } from "node:crypto";
import {
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  createRequestStateCodec,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  type RequestStateCodec,
  type Server,
  type ServerContext,
} from "@modelcontextprotocol/server";

interface Confirmable {
  /** Covers the tool's name and all its arguments, including the version. */
  digest: string;
}

export type Codec = RequestStateCodec<Confirmable>;

export const CONFIRMATION_SECONDS = 600;
const ANSWER_KEY = "confirm";

/**
 * Creates the codec of confirmations. Its key is derived from the caller's API key: a confirmation works only with that API key,
 * but in every process, and needs no other secret.
 */
export function createCodec(apiKey: string): Codec {
  const key = new Uint8Array(hkdfSync("sha256", apiKey, "", "svc-mcp confirmation", 32));
  return createRequestStateCodec<Confirmable>({ key, ttlSeconds: CONFIRMATION_SECONDS });
}

/** Digests a change, regardless of the order of its fields. */
export function digestChange(tool: string, input: object): string {
  return createHash("sha256")
    .update(JSON.stringify([tool, sortFields(input)]))
    .digest("hex");
}

/** Replaces objects, at any depth, by lists of their fields in order of name. */
function sortFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortFields);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  // The key `members` is part of the digest, and so of idempotency keys.
  return { members: fields.map(([name, field]) => [name, sortFields(field)]) };
}

/** Returns true if the client can show a form. */
export function canAskPerson(server: Server, ctx: ServerContext): boolean {
  // The SDK does not type the fields of the envelope.
  const envelope = ctx.mcpReq.envelope as { [CLIENT_CAPABILITIES_META_KEY]?: ClientCapabilities } | undefined;
  const { elicitation } = envelope?.[CLIENT_CAPABILITIES_META_KEY] ?? server.getClientCapabilities() ?? {};
  // An empty object means forms, as in the first protocol revision with elicitation.
  return elicitation !== undefined && (elicitation.form !== undefined || elicitation.url === undefined);
}

/** Makes the client show the change to the person. */
export async function askPerson(
  codec: Codec,
  change: Confirmable,
  message: string,
): Promise<InputRequiredResult> {
  return inputRequired({
    inputRequests: {
      [ANSWER_KEY]: inputRequired.elicit({
        message,
        requestedSchema: {
          type: "object",
          properties: { confirm: { type: "boolean", title: "Make this change", default: false } },
          required: ["confirm"],
        },
      }),
    },
    requestState: await codec.mint(change),
  });
}

/** Returns null if the client has not shown a form yet, false if the person declined or confirmed another change. */
export function readAnswer(ctx: ServerContext, { digest }: Confirmable): boolean | null {
  const answer = inputResponse(ctx.mcpReq.inputResponses, ANSWER_KEY);
  if (answer.kind !== "elicit") return null;
  const shownChange = ctx.mcpReq.requestState<Confirmable>();
  return answer.action === "accept" && answer.content?.confirm === true && shownChange?.digest === digest;
}

/** Returns true if a token confirms this change and has not expired. */
export async function verifyToken(
  codec: Codec,
  token: string,
  { change, ctx }: { change: Confirmable; ctx: ServerContext },
): Promise<boolean> {
  try {
    const { digest } = await codec.verify(token, ctx);
    return digest === change.digest;
  } catch {
    return false;
  }
}
