import { createProofSigner, type ProofRequest } from "./proofs.ts";
import { WidgetError } from "./widget-error.ts";

/** Response of `POST /api/widget/auth`. */
export interface SessionToken {
  sessionToken: string;
  /** ISO 8601. If absent, the widget renews the token only after the service rejects the token. */
  expiresAt?: string;
  /** `DPoP` if the session is bound to the key of a proof. Default: `Bearer` */
  tokenType?: "Bearer" | "DPoP";
}

export interface TokenTools {
  /**
   * Signs a DPoP proof (RFC 9449) for `POST /api/widget/auth`. If your server sends it in the `DPoP` header, a copied session
   * token is useless without the key in this page.
   */
  signProof(): Promise<string>;
}

export type FetchToken = (tools: TokenTools) => Promise<string | SessionToken> | string | SessionToken;

/** Treats tokens as expired this long before `expiresAt`. */
const EXPIRY_MARGIN_MS = 10_000;
/** Ignores smaller differences: `Date` is in seconds, and the response took a moment. */
const CLOCK_TOLERANCE_MS = 10_000;

/** Session token, kept only in memory. Concurrent calls share the request for it. */
export interface Session {
  /** @throws WidgetError `token_unavailable`, `not_configured` or `secret_key_in_browser` */
  authorize(request: Pick<ProofRequest, "method" | "url">): Promise<Authorization>;
  /** Drops a rejected token, unless a newer one has replaced it. */
  forget(token: string): void;
  /** Corrects the device's clock by a response's `Date` header. */
  setServiceTime(date: string | null): void;
}

interface Authorization {
  token: string;
  headers: Record<string, string>;
}

/** This device's clock, which may be wrong. */
export interface DeviceClock {
  now(): number;
  /** How far this clock is ahead of the service's; 0 within `CLOCK_TOLERANCE_MS`. */
  aheadMs: number;
}

/** @param getFetchToken read on each use, because pages may set it late */
export function createSession(
  getFetchToken: () => FetchToken | null,
  clock: DeviceClock,
  timeoutMs: number,
): Session {
  let current: SessionToken | null = null;
  let pending: Promise<SessionToken> | null = null;
  const getServiceTime = () => clock.now() - clock.aheadMs;
  const signProof = createProofSigner(getServiceTime);

  const hasExpired = ({ expiresAt }: SessionToken) =>
    expiresAt !== undefined && Date.parse(expiresAt) - EXPIRY_MARGIN_MS <= getServiceTime();

  async function requestToken(authUrl: URL): Promise<SessionToken> {
    const fetchToken = getFetchToken();
    if (!fetchToken) throw new WidgetError("not_configured", "fetchToken is not set.");
    const { promise: timedOut, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      reject(new WidgetError("token_unavailable", "fetchToken timed out."));
    }, timeoutMs);
    try {
      const tools = { signProof: () => signProof({ method: "POST", url: authUrl }) };
      current = readToken(await Promise.race([fetchToken(tools), timedOut]));
      return current;
    } catch (cause) {
      if (cause instanceof WidgetError) throw cause;
      throw new WidgetError("token_unavailable", "fetchToken failed.", { cause });
    } finally {
      clearTimeout(timer);
    }
  }

  async function getToken(authUrl: URL): Promise<SessionToken> {
    if (current && !hasExpired(current)) return current;
    pending ??= requestToken(authUrl).finally(() => {
      pending = null;
    });
    return pending;
  }

  return {
    async authorize({ method, url }) {
      const { sessionToken: token, tokenType } = await getToken(new URL("auth", url));
      const headers: Record<string, string> =
        tokenType === "DPoP"
          ? { Authorization: `DPoP ${token}`, DPoP: await signProof({ method, url, token }) }
          : { Authorization: `Bearer ${token}` };
      return { token, headers };
    },
    forget(token) {
      if (current?.sessionToken === token) current = null;
    },
    setServiceTime(date) {
      const aheadMs = clock.now() - Date.parse(date ?? "");
      // NaN if the header is missing or invalid.
      if (!Number.isNaN(aheadMs)) clock.aheadMs = Math.abs(aheadMs) < CLOCK_TOLERANCE_MS ? 0 : aheadMs;
    },
  };
}

function readToken(result: string | SessionToken): SessionToken {
  const token = typeof result === "string" ? { sessionToken: result } : result;
  if (typeof token?.sessionToken !== "string" || token.sessionToken === "") {
    throw new WidgetError("token_unavailable", "fetchToken returned no sessionToken.");
  }
  if (token.sessionToken.startsWith("svc_")) {
    throw new WidgetError(
      "secret_key_in_browser",
      "fetchToken returned an API key. Exchange the key on your server and return only the session token.",
    );
  }
  return token;
}
