import type { AccountType } from "../state/account-types.ts";
import type { Session } from "./session.ts";
import { readProblem, WidgetError } from "./widget-error.ts";

/** A custodian, as far as the widget needs it. */
export interface Custodian {
  id: string;
  name: string;
  aliases: readonly string[];
  supportedAccountTypes: readonly AccountType[];
  // Left out for a destination that the integrator has fixed: nobody looked it up.
  deliveryMethods?: readonly string[];
  requirements?: Readonly<Record<Requirement, boolean>>;
  processingDays?: Days;
  /** Its logo; null where the service has none. */
  logoUrl?: string | null;
  popularRank?: number | null;
  /** Why a search found it; null where nothing was searched for. */
  match?: Match | null;
  /** The participant typed its name: the service does not know it, and it has no id. */
  isUnlisted?: boolean;
}

/** The name by which a search found a custodian. */
export interface Match {
  /** What that name is to it; others may come. */
  kind: "name" | "alias" | "former_name" | "acquired";
  text: string;
  /** A sentence, in English; null where the directory has none. */
  note: string | null;
}

/** What a custodian asks for before it lets money go. */
type Requirement = "loa" | "medallion" | "notarization" | "spousalConsent" | "wetSignature";

/** In business days. */
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
  /** Those that hold this type; undefined for all. */
  accountType: AccountType | undefined;
  /** Those that are to be shown before anything is typed, first. */
  order?: "popular";
}

/** What the client is made with. */
export interface ClientOptions {
  /** The widget service. */
  baseUrl: string;
  /** The `pk_` key; null searches with the session's token. */
  publicKey: string | null;
  session: Session;
  fetch: typeof fetch;
  timeoutMs: number;
}

/** Talks to the widget service. */
export interface Client {
  /** @throws WidgetError; or the abort's reason, when `signal` is aborted */
  searchCustodians(query: CustodianQuery, signal: AbortSignal): Promise<CustodianPage>;
  /**
   * Creates or retrieves the participant's account. Safe to send again, since the service knows the participant by the session:
   * what was created by a call whose answer was lost is retrieved by the next.
   *
   * @returns the account's id, and that of the consent that came with it
   * @throws WidgetError
   */
  createAccount(body: Record<string, unknown>): Promise<{ accountId: string; consentId: string | null }>;
  /** Has a token ready for when it is needed. What fails now is tried again, and told, then. */
  prepareSession(): void;
}

/** How many custodians one search shows. */
const PAGE_SIZE = 20;

/** A session that is over, gone (Redis began anew) or revoked: the next one may do. */
const SESSION_CODES: readonly string[] = ["session_expired", "session_invalid", "session_revoked"];

export function isSessionOver(error: unknown): boolean {
  return error instanceof WidgetError && SESSION_CODES.includes(error.code);
}

export function makeClient({ baseUrl, publicKey, session, fetch, timeoutMs }: ClientOptions): Client {
  const urlOf = (path: string) => new URL(`${baseUrl.replace(/\/{1,9}$/, "")}/api/widget/${path}`);

  /** A refused session is replaced, once: a second refusal is no accident. */
  async function sendInSession(url: URL, init: RequestInit, signal?: AbortSignal): Promise<unknown> {
    const token = await session.token();
    try {
      return await send(url, token, init, signal);
    } catch (error) {
      if (!isSessionOver(error)) throw error;
      session.forget(token);
      return send(url, await session.token(), init, signal);
    }
  }

  async function send(
    url: URL,
    credential: string,
    init: RequestInit,
    signal?: AbortSignal,
  ): Promise<unknown> {
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const answer = await fetch(url, {
        ...init,
        headers: { ...init.headers, Accept: "application/json", Authorization: `Bearer ${credential}` },
        credentials: "omit",
        cache: "no-store",
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      // Something that is no JSON comes from what stands in front of the service.
      const body: unknown = await answer.json().catch((error: unknown) => {
        if ((error as Error).name === "SyntaxError") return null;
        throw error;
      });
      if (!answer.ok) throw readProblem(answer.status, body, answer.headers.get("Retry-After"));
      if (typeof body !== "object" || body === null) throw unreadable();
      return body;
    } catch (cause) {
      if (cause instanceof WidgetError) throw cause;
      signal?.throwIfAborted();
      if (timeout.aborted) throw new WidgetError("timeout", "The service did not answer in time.", { cause });
      throw new WidgetError("network_error", "The service cannot be reached.", { cause });
    }
  }

  return {
    async searchCustodians({ q, role, accountType, order }, signal) {
      const url = urlOf("custodians");
      url.search = String(
        new URLSearchParams({
          limit: String(PAGE_SIZE),
          role,
          ...(q && { q }),
          ...(accountType && { accountType }),
          ...(order && { order }),
        }),
      );
      const body = await (publicKey ? send(url, publicKey, {}, signal) : sendInSession(url, {}, signal));
      const { data, hasMore } = body as { data?: unknown; hasMore?: unknown };
      if (!Array.isArray(data)) throw unreadable();
      return { custodians: data as Custodian[], hasMore: hasMore === true };
    },
    async createAccount(details) {
      const body = await sendInSession(urlOf("create-account"), {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(details),
      });
      const { account, consentId } = body as { account?: { id?: unknown }; consentId?: unknown };
      if (typeof account?.id !== "string") throw unreadable();
      return { accountId: account.id, consentId: typeof consentId === "string" ? consentId : null };
    },
    prepareSession() {
      session.token().catch(() => {});
    },
  };
}

function unreadable(): WidgetError {
  return new WidgetError("unexpected_answer", "The service's answer cannot be read.");
}
