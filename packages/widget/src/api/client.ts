import type { AccountType } from "../state/account-types.ts";
import type { Session } from "./session.ts";
import { readProblem, WidgetError } from "./widget-error.ts";

export interface Custodian {
  id: string;
  name: string;
  aliases: readonly string[];
  supportedAccountTypes: readonly AccountType[];
  // A fixed destination has no fields below this line, because it is never looked up.
  deliveryMethods?: readonly string[];
  requirements?: Readonly<Record<Requirement, boolean>>;
  processingDays?: Days;
  logoUrl?: string | null;
  popularRank?: number | null;
  match?: Match | null;
  /** True for a company name that the participant typed. Its ID is empty. */
  isUnlisted?: boolean;
}

export interface Match {
  /** The service may add other values. */
  kind: "name" | "alias" | "former_name" | "acquired";
  text: string;
  note: string | null;
}

type Requirement = "loa" | "medallion" | "notarization" | "spousalConsent" | "wetSignature";

export interface Days {
  min: number;
  max: number;
}

export interface CustodianPage {
  custodians: readonly Custodian[];
  hasMore: boolean;
}

export interface CustodianQuery {
  q: string;
  role: "delivering" | "receiving";
  accountType: AccountType | undefined;
  /** Sorts suggestions shown before the participant types. */
  order?: "popular";
}

export interface ClientOptions {
  baseUrl: string;
  /** The `pk_` key; null searches with the session token. */
  publicKey: string | null;
  session: Session;
  fetch: typeof fetch;
  timeoutMs: number;
}

export interface Client {
  /** @throws WidgetError, or the abort reason if `signal` is aborted */
  searchCustodians(query: CustodianQuery, signal: AbortSignal): Promise<CustodianPage>;
  /**
   * Safe to retry: the session identifies the participant.
   *
   * @throws WidgetError, or the abort reason if `signal` is aborted
   */
  createAccount(
    body: Record<string, unknown>,
    signal?: AbortSignal,
  ): Promise<{ accountId: string; consentId: string | null }>;
  /** Prefetches a token. Ignores errors, because the next call reports them. */
  prepareSession(): void;
}

const PAGE_SIZE = 20;

/** Errors that a new session can fix. */
const SESSION_CODES: readonly string[] = [
  "session_expired",
  "session_invalid",
  "session_revoked",
  // If this device's clock was wrong, the `Date` header of the error response has corrected it.
  "proof_invalid",
];

export function isSessionExpired(error: unknown): boolean {
  return error instanceof WidgetError && SESSION_CODES.includes(error.code);
}

interface RequestOptions extends Omit<RequestInit, "signal"> {
  signal?: AbortSignal | undefined;
}

export function createClient({ baseUrl, publicKey, session, fetch, timeoutMs }: ClientOptions): Client {
  const toUrl = (path: string) => new URL(`${baseUrl.replace(/\/{1,9}$/, "")}/api/widget/${path}`);

  /** Retries once with a new token if the service rejects the token. */
  async function sendInSession(url: URL, init: RequestInit, signal?: AbortSignal): Promise<unknown> {
    const authorize = () => session.authorize({ method: init.method ?? "GET", url });
    const { token, headers } = await authorize();
    try {
      return await send(url, headers, { ...init, signal });
    } catch (error) {
      if (!isSessionExpired(error)) throw error;
      session.forget(token);
      return send(url, (await authorize()).headers, { ...init, signal });
    }
  }

  async function send(
    url: URL,
    authorization: Record<string, string>,
    { signal, ...init }: RequestOptions,
  ): Promise<unknown> {
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(url, {
        ...init,
        headers: { ...init.headers, Accept: "application/json", ...authorization },
        credentials: "omit",
        cache: "no-store",
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      session.setServiceTime(response.headers.get("Date"));
      // Proxies may not return JSON.
      const body: unknown = await response.json().catch((error: unknown) => {
        if ((error as Error).name === "SyntaxError") return null;
        throw error;
      });
      if (!response.ok) throw readProblem(response.status, body, response.headers.get("Retry-After"));
      if (typeof body !== "object" || body === null) throw createUnreadableError();
      return body;
    } catch (cause) {
      if (cause instanceof WidgetError) throw cause;
      signal?.throwIfAborted();
      if (timeout.aborted) throw new WidgetError("timeout", "The request timed out.", { cause });
      throw new WidgetError("network_error", "Cannot reach the service.", { cause });
    }
  }

  return {
    async searchCustodians({ q, role, accountType, order }, signal) {
      const url = toUrl("custodians");
      url.search = String(
        new URLSearchParams({
          limit: String(PAGE_SIZE),
          role,
          ...(q && { q }),
          ...(accountType && { accountType }),
          ...(order && { order }),
        }),
      );
      const body = await (publicKey
        ? send(url, { Authorization: `Bearer ${publicKey}` }, { signal })
        : sendInSession(url, {}, signal));
      const { data, hasMore } = body as { data?: unknown; hasMore?: unknown };
      if (!Array.isArray(data)) throw createUnreadableError();
      return { custodians: data as Custodian[], hasMore: hasMore === true };
    },
    async createAccount(details, signal) {
      const init = {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(details),
      };
      const body = await sendInSession(toUrl("create-account"), init, signal);
      const { account, consentId } = body as { account?: { id?: unknown }; consentId?: unknown };
      if (typeof account?.id !== "string") throw createUnreadableError();
      return { accountId: account.id, consentId: typeof consentId === "string" ? consentId : null };
    },
    prepareSession() {
      session.authorize({ method: "POST", url: toUrl("create-account") }).catch(() => {});
    },
  };
}

function createUnreadableError(): WidgetError {
  return new WidgetError("unexpected_answer", "Cannot parse the response.");
}
