import { WidgetError } from "./widget-error.ts";

/** A session's token, and when it ends, as `POST /api/widget/auth` answers. */
export interface SessionToken {
  sessionToken: string;
  /** ISO 8601. Without it the service's refusal says that the time is over. */
  expiresAt?: string;
}

/** Asks the integrator's server for a token: the text alone, or with its end. */
export type FetchToken = () => Promise<string | SessionToken> | string | SessionToken;

/** A token that ends within this time is not begun with. */
const MARGIN_MS = 10_000;

/**
 * The session's token: asked for when it is first needed, kept in memory alone, replaced when its time is over or the
 * service refuses it. However many need it at once, it is asked for once.
 */
export interface Session {
  /** @throws WidgetError `token_unavailable`, `not_configured` or `secret_key_in_browser` */
  token(): Promise<string>;
  /** Forgets a token that was refused. Another one may have come meanwhile; that one stays. */
  forget(token: string): void;
}

/** @param getFetchToken looked up at each use, as it may be set late */
export function makeSession(
  getFetchToken: () => FetchToken | null,
  now: () => number,
  timeoutMs: number,
): Session {
  let current: SessionToken | null = null;
  let pending: Promise<string> | null = null;

  const isOver = ({ expiresAt }: SessionToken) =>
    expiresAt !== undefined && Date.parse(expiresAt) - MARGIN_MS <= now();

  async function ask(): Promise<string> {
    const fetchToken = getFetchToken();
    if (!fetchToken) throw new WidgetError("not_configured", "fetchToken is not set.");
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      reject(new WidgetError("token_unavailable", "fetchToken gave no token in time."));
    }, timeoutMs);
    try {
      current = readToken(await Promise.race([fetchToken(), late]));
      return current.sessionToken;
    } catch (cause) {
      if (cause instanceof WidgetError) throw cause;
      throw new WidgetError("token_unavailable", "fetchToken failed.", { cause });
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async token() {
      if (current && !isOver(current)) return current.sessionToken;
      pending ??= ask().finally(() => {
        pending = null;
      });
      return pending;
    },
    forget(token) {
      if (current?.sessionToken === token) current = null;
    },
  };
}

function readToken(given: string | SessionToken): SessionToken {
  const token = typeof given === "string" ? { sessionToken: given } : given;
  if (typeof token?.sessionToken !== "string" || token.sessionToken === "") {
    throw new WidgetError("token_unavailable", "fetchToken gave no sessionToken.");
  }
  if (token.sessionToken.startsWith("svc_")) {
    throw new WidgetError(
      "secret_key_in_browser",
      "fetchToken gave an API key. Exchange the key on your server, and give the session token alone.",
    );
  }
  return token;
}
