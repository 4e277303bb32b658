/** A payload as `SessionTokens` writes it, to the letter. */
const WRITTEN_PAYLOAD =
  /^\{"jti":"([\w-]{32})","sid":"(ses_[0-9a-z]{26})","env":"([a-z]{4})","iat":([1-9]\d{9}),"exp":([1-9]\d{9}),"aud":"svc-widget","iss":"svc-widget-auth"\}$/;

/** A token in the form that is written here; nobody has looked at its signature yet. */
export interface WrittenToken {
  /** The first segment. */
  header: string;
  /** What is signed: the first two segments. */
  signed: string;
  signature: string;
  tokenId: string;
  sessionId: string;
  environment: string;
  /** Seconds since 1970, as the end is. */
  issuedAt: number;
  expiresAt: number;
}

/** Reads a token whose payload is of the one form that is written here. @returns null for every other text */
export function readWrittenToken(token: string): WrittenToken | null {
  const headerEnd = token.indexOf(".");
  const payloadEnd = token.indexOf(".", headerEnd + 1);
  if (headerEnd === -1 || payloadEnd === -1) return null;
  const payload = token.slice(headerEnd + 1, payloadEnd);
  const bytes = Buffer.from(payload, "base64url");
  const found = WRITTEN_PAYLOAD.exec(bytes.toString("latin1"));
  // There is one way to spell the same bytes; decoders take others.
  if (found === null || bytes.toString("base64url") !== payload) return null;
  const [, tokenId = "", sessionId = "", environment = "", issuedAt, expiresAt] = found;
  return {
    header: token.slice(0, headerEnd),
    signed: token.slice(0, payloadEnd),
    signature: token.slice(payloadEnd + 1),
    tokenId,
    sessionId,
    environment,
    issuedAt: Number(issuedAt),
    expiresAt: Number(expiresAt),
  };
}
