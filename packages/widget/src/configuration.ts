import { createClient } from "./api/client.ts";
import type { Session } from "./api/session.ts";
import { WidgetError } from "./api/widget-error.ts";
import type { FlowSetup } from "./flow.ts";
import { readAccountTypes } from "./state/account-types.ts";
import { readFieldSettings } from "./state/fields.ts";
import type { FixedDestination, Terms } from "./state/state.ts";
import type { Strings } from "./strings/en.ts";
import { createTexts, readTags } from "./strings/texts.ts";

export const ATTRIBUTES = [
  "public-key",
  "base-url",
  "locale",
  "lang",
  "inline",
  "fields",
  "required-fields",
  "source-account-types",
  "destination-account-types",
  "support-phone",
  "support-email",
  "support-url",
  "organization-name",
  "privacy-url",
  "rollover-type",
  "known-only",
] as const;

/** Timeout of requests to the service and of `fetchToken`. */
export const TIMEOUT_MS = 15_000;

interface Properties {
  strings: Partial<Strings>;
  destination: FixedDestination | null;
  terms: readonly Terms[];
  hasFetchToken: boolean;
}

export function readSetup(element: HTMLElement, properties: Properties, session: Session): FlowSetup {
  const read = (name: (typeof ATTRIBUTES)[number]) => element.getAttribute(name);
  const publicKey = read("public-key");
  const isInline = element.hasAttribute("inline");
  return {
    texts: createTexts(readLanguages(element), properties.strings),
    settings: {
      destination: properties.destination,
      types: {
        source: readAccountTypes(read("source-account-types")),
        destination: readAccountTypes(read("destination-account-types")),
      },
      fields: readFieldSettings(read("fields"), read("required-fields")),
      support: {
        phone: read("support-phone"),
        email: read("support-email"),
        url: toHttpUrl(read("support-url")),
      },
      organization: read("organization-name")?.trim() || null,
      privacyUrl: toHttpUrl(read("privacy-url")),
      terms: properties.terms.map(({ url, ...terms }) => {
        const page = toHttpUrl(url ?? null);
        return page ? { ...terms, url: page } : terms;
      }),
      rolloverType: read("rollover-type") === "indirect_60_day" ? "indirect_60_day" : null,
      knownOnly: element.hasAttribute("known-only"),
    },
    client: createClientOrError(publicKey, {
      baseUrl: read("base-url"),
      session,
      canHaveSession: properties.hasFetchToken || isInline,
    }),
    isTest: publicKey?.startsWith("svc_test_") ?? false,
    canClose: !isInline,
  };
}

/** @param canHaveSession true if `fetchToken` is set, or if the page can still set it */
function createClientOrError(
  publicKey: string | null,
  { baseUrl, session, canHaveSession }: { baseUrl: string | null; session: Session; canHaveSession: boolean },
): FlowSetup["client"] {
  if (isSecretKey(publicKey)) return createSecretKeyError();
  if (self.origin === "null") return createOpaqueOriginError();
  if (!baseUrl || !URL.canParse(baseUrl, document.baseURI)) {
    return new WidgetError("not_configured", "base-url must be the URL of the widget service.");
  }
  if (!canHaveSession) return new WidgetError("not_configured", "fetchToken is not set.");
  return createClient({
    baseUrl: new URL(baseUrl, document.baseURI).href,
    publicKey,
    session,
    fetch: (...request) => fetch(...request),
    timeoutMs: TIMEOUT_MS,
  });
}

/** Returns null for other schemes, such as `javascript:`. */
function toHttpUrl(text: string | null): string | null {
  const url = text && URL.canParse(text, document.baseURI) ? new URL(text, document.baseURI) : null;
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

export function isSecretKey(key: string | null): boolean {
  return /(^|_)(sk|ak)_/.test(key ?? "");
}

export function createSecretKeyError(): WidgetError {
  return new WidgetError(
    "secret_key_in_browser",
    "public-key contains a secret key. Nothing was sent. Revoke that key now, because anyone who opened the page has it, and use the pk_ key instead.",
  );
}

/** The service rejects `Origin: null`, because any page can send it from a sandboxed frame. */
function createOpaqueOriginError(): WidgetError {
  const message =
    "This document has an opaque origin, as in a sandboxed iframe without allow-same-origin. Nothing was sent. Set sandbox='allow-scripts allow-forms allow-same-origin'.";
  // biome-ignore lint/suspicious/noConsole: the widget cannot work there, and the page may not handle its errors.
  console.error(message);
  return new WidgetError("not_configured", message);
}

/** Lists the languages of the page and then of the participant, most preferred first. */
export function readLanguages(element: HTMLElement): string[] {
  const { lang } = element.closest<HTMLElement>("[lang]") ?? document.documentElement;
  return readTags([element.getAttribute("locale"), lang, ...navigator.languages]);
}
