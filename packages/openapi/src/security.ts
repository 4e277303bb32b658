import { type CredentialType, KEY_TYPES } from "@svc/keys";
import type { Operation } from "@svc/service-kit";

const SECURITY_SCHEMES = {
  apiKey: {
    type: "http",
    scheme: "bearer",
    description: "An API key as `Authorization: Bearer svc_…`. Send a credential in exactly one header.",
  },
  apiKeyHeader: { type: "apiKey", in: "header", name: "X-API-Key", description: "An API key as it is." },
  sessionToken: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "A session token, which a server gets for its `sk_` key.",
  },
  signIn: {
    type: "apiKey",
    in: "cookie",
    name: "__Host-svc_portal.session_token",
    description: "Who is signed in to the portal. Plain HTTP knows the cookie without `__Host-`.",
  },
};

const isKeyType = (type: CredentialType) => (KEY_TYPES as readonly string[]).includes(type);

/** What an operation asks for: one of these. */
export function securityOf(credentials: readonly CredentialType[]): Record<string, string[]>[] {
  return [
    ...(credentials.includes("session") ? [{ sessionToken: [] }] : []),
    ...(credentials.includes("member") ? [{ signIn: [] }] : []),
    ...(credentials.some(isKeyType) ? [{ apiKey: [] }, { apiKeyHeader: [] }] : []),
  ];
}

/** The schemes that these operations ask for. */
export function securitySchemesOf(operations: readonly Operation[]): object {
  const used = new Set(operations.flatMap(({ credentials }) => securityOf(credentials).flatMap(Object.keys)));
  return Object.fromEntries(Object.entries(SECURITY_SCHEMES).filter(([name]) => used.has(name)));
}
