import type { IncomingMessage } from "node:http";
import { Problem } from "../errors/problem.ts";

/** A credential as the client sent it; nothing about it has been checked. */
export interface PresentedCredential {
  value: string;
  header: "authorization" | "x-api-key";
}

const REALM = 'Bearer realm="svc"';

/**
 * The `WWW-Authenticate` challenge of RFC 6750 section 3.
 *
 * @param error absent when no credential was sent at all: then the challenge names none
 */
export function bearerChallenge(
  error?: "invalid_request" | "invalid_token" | "insufficient_scope",
  scope?: string,
): Record<string, string> {
  const parts = [REALM, ...(error ? [`error="${error}"`] : []), ...(scope ? [`scope="${scope}"`] : [])];
  return { "WWW-Authenticate": parts.join(", ") };
}

/**
 * Reads the one credential of a request. The raw headers are counted, because Node joins or drops repeated ones.
 *
 * @throws Problem `ambiguous_credentials` for two of either header or one of each; `missing_credentials` for none, an
 *   empty one, or a scheme other than Bearer
 */
export function readCredential(request: IncomingMessage): PresentedCredential {
  const found: PresentedCredential[] = [];
  const raw = request.rawHeaders;
  for (let index = 0; index < raw.length; index += 2) {
    const name = raw[index]?.toLowerCase();
    if (name === "authorization" || name === "x-api-key")
      found.push({ header: name, value: raw[index + 1] ?? "" });
  }
  const [credential, second] = found;
  if (second) {
    throw new Problem("ambiguous_credentials", undefined, { headers: bearerChallenge("invalid_request") });
  }
  const value = credential ? unwrap(credential) : "";
  if (!credential || value === "") {
    throw new Problem("missing_credentials", undefined, { headers: bearerChallenge() });
  }
  return { header: credential.header, value };
}

/** The key of a request whose credential has been read already. @param header a request header, by its lower-case name */
export function presentedKeyOf(header: (name: string) => string | undefined): string {
  const ownHeader = header("x-api-key");
  return ownHeader === undefined
    ? unwrap({ header: "authorization", value: header("authorization") ?? "" })
    : unwrap({ header: "x-api-key", value: ownHeader });
}

function unwrap({ header, value }: PresentedCredential): string {
  if (header === "x-api-key") return value.trim();
  const match = /^bearer (.*)$/is.exec(value.trim());
  return match?.[1]?.trim() ?? "";
}
