import { WidgetError } from "./widget-error.ts";

/** Response of `POST /api/widget/auth`. */
export interface SessionToken {
  sessionToken: string;
  /** ISO 8601. Without it, the widget renews the token only after the service rejects it. */
  expiresAt?: string;
}

export type FetchToken = () => Promise<string | SessionToken> | string | SessionToken;

/** Treats tokens as expired this long before `expiresAt`. */
const MARGIN_MS = 10_000;

/** Session token, kept only in memory. Fetched on first use and again when it expires or is rejected; concurrent calls share a request. */
export interface Session {
  /** @throws WidgetError `token_unavailable`, `not_configured` or `secret_key_in_browser` */
  getToken(): Promise<string>;
  /** Drops a rejected token, unless a newer one has replaced it. */
  forget(token: string): void;
}

/** @param getFetchToken read on each use, because pages may set it late */
export function createSession(
  getFetchToken: () => FetchToken | null,
  now: () => number,
  timeoutMs: number,
): Session {
  let current: SessionToken | null = null;
  let pending: Promise<string> | null = null;

  const hasExpired = ({ expiresAt }: SessionToken) =>
    expiresAt !== undefined && Date.parse(expiresAt) - MARGIN_MS <= now();

  async function requestToken(): Promise<string> {
    const fetchToken = getFetchToken();
    if (!fetchToken) throw new WidgetError("not_configured", "fetchToken is not set.");
    const { promise: timedOut, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      reject(new WidgetError("token_unavailable", "fetchToken timed out."));
    }, timeoutMs);
    try {
      current = readToken(await Promise.race([fetchToken(), timedOut]));
      return current.sessionToken;
    } catch (cause) {
      if (cause instanceof WidgetError) throw cause;
      throw new WidgetError("token_unavailable", "fetchToken failed.", { cause });
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async getToken() {
      if (current && !hasExpired(current)) return current.sessionToken;
      pending ??= requestToken().finally(() => {
        pending = null;
      });
      return pending;
    },
    forget(token) {
      if (current?.sessionToken === token) current = null;
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
