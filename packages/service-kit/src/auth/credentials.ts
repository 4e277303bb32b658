import type { IncomingMessage } from "node:http";
import { Problem } from "../errors/problem.ts";

export interface PresentedCredential {
  value: string;
  header: "authorization" | "x-api-key";
  /** Null for `X-API-Key`. */
  scheme: "bearer" | "dpop" | null;
}

const REALM = 'Bearer realm="svc"';

/** Returns the `WWW-Authenticate` challenge (RFC 6750 section 3). */
export function bearerChallenge(
  error?: "invalid_request" | "invalid_token" | "insufficient_scope",
  scope?: string,
): Record<string, string> {
  const parts = [REALM, ...(error ? [`error="${error}"`] : []), ...(scope ? [`scope="${scope}"`] : [])];
  return { "WWW-Authenticate": parts.join(", ") };
}

/**
 * Reads the credential from raw headers, because Node joins or drops duplicates.
 * @throws Problem `ambiguous_credentials`; `missing_credentials`, also for an empty credential or another scheme
 */
export function readCredential(request: IncomingMessage): PresentedCredential {
  const sentHeaders: SentHeader[] = [];
  const raw = request.rawHeaders;
  for (let index = 0; index < raw.length; index += 2) {
    const name = raw[index]?.toLowerCase();
    if (name === "authorization" || name === "x-api-key")
      sentHeaders.push({ header: name, value: raw[index + 1] ?? "" });
  }
  const [credential, secondCredential] = sentHeaders;
  if (secondCredential) {
    throw new Problem("ambiguous_credentials", undefined, { headers: bearerChallenge("invalid_request") });
  }
  const presented = credential ? parseHeader(credential) : null;
  if (!presented || presented.value === "") {
    throw new Problem("missing_credentials", undefined, { headers: bearerChallenge() });
  }
  return presented;
}

/** Returns the key of a request that `readCredential` has checked. @param header takes a lowercase name */
export function readPresentedKey(header: (name: string) => string | undefined): string {
  const apiKeyHeader = header("x-api-key");
  return apiKeyHeader === undefined
    ? parseHeader({ header: "authorization", value: header("authorization") ?? "" }).value
    : parseHeader({ header: "x-api-key", value: apiKeyHeader }).value;
}

type SentHeader = Pick<PresentedCredential, "header" | "value">;

function parseHeader({ header, value }: SentHeader): PresentedCredential {
  if (header === "x-api-key") return { header, scheme: null, value: value.trim() };
  const [, name = "", credential = ""] = /^(bearer|dpop) (.*)$/is.exec(value.trim()) ?? [];
  return { header, scheme: name.toLowerCase() === "dpop" ? "dpop" : "bearer", value: credential.trim() };
}
