import { type CredentialType, KEY_TYPES } from "@svc/keys";
import type { Operation } from "@svc/service-kit/routes";

const SECURITY_SCHEMES = {
  bearerAuth: {
    type: "http",
    scheme: "bearer",
    description:
      "An API key: `Authorization: Bearer svc_…` or `X-API-Key: svc_…`. Send exactly one of these headers. A key that is bound to a " +
      "public key needs `Authorization: DPoP svc_…`, and a proof in the `DPoP` header (RFC 9449).",
  },
  sessionToken: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description:
      "A session token. Your server exchanges its `sk_` key for a session token. A token of type `DPoP` needs " +
      "`Authorization: DPoP <token>`, and a proof in the `DPoP` header (RFC 9449).",
  },
  signIn: {
    type: "apiKey",
    in: "cookie",
    name: "__Host-svc_portal.session_token",
    description: "The portal's session cookie. Over plain HTTP, its name has no `__Host-` prefix.",
  },
};

const isKeyType = (type: CredentialType) => (KEY_TYPES as readonly string[]).includes(type);

/** Omits `X-API-Key`: generated clients send every listed scheme, and the service rejects two credentials. */
export function listSecurityRequirements(credentials: readonly CredentialType[]): Record<string, string[]>[] {
  return [
    ...(credentials.includes("session") ? [{ sessionToken: [] }] : []),
    ...(credentials.includes("member") ? [{ signIn: [] }] : []),
    ...(credentials.some(isKeyType) ? [{ bearerAuth: [] }] : []),
  ];
}

export function selectSecuritySchemes(operations: readonly Operation[]): object {
  const names = new Set(
    operations.flatMap(({ credentials }) => listSecurityRequirements(credentials).flatMap(Object.keys)),
  );
  return Object.fromEntries(Object.entries(SECURITY_SCHEMES).filter(([name]) => names.has(name)));
}
