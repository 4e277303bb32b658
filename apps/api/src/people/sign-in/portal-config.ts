import { configFields, parsedField } from "@svc/service-kit/config";
import { z } from "zod";

const MIN_SECRET_LENGTH = 43;

function parsePortalUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new Error("must be an origin such as https://rail.example.com; the portal is served at /portal");
  return url.origin;
}

export const portalUrlField = parsedField(parsePortalUrl);

/** Without the first two variables, no portal is served. */
export const portalFields = {
  PORTAL_URL: portalUrlField.optional(),
  PORTAL_SECRET: z.string().min(MIN_SECRET_LENGTH, "must be base64 of at least 32 bytes").optional(),
  WIDGET_URL: configFields.WIDGET_URL,
  PORTAL_OIDC_ISSUER: z.url({ protocol: /^https?$/, error: "must be an http:// or https:// URL" }).optional(),
  PORTAL_OIDC_CLIENT_ID: z.string().optional(),
  PORTAL_OIDC_CLIENT_SECRET: z.string().optional(),
};

export interface PortalConfig {
  PORTAL_URL?: string | undefined;
  PORTAL_SECRET?: string | undefined;
  PORTAL_OIDC_ISSUER?: string | undefined;
  PORTAL_OIDC_CLIENT_ID?: string | undefined;
  PORTAL_OIDC_CLIENT_SECRET?: string | undefined;
}

export interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

export function toOidcSettings(config: PortalConfig): OidcSettings | null {
  const {
    PORTAL_OIDC_ISSUER: issuer,
    PORTAL_OIDC_CLIENT_ID: clientId,
    PORTAL_OIDC_CLIENT_SECRET: clientSecret,
  } = config;
  return issuer && clientId && clientSecret ? { issuer, clientId, clientSecret } : null;
}

type WithEnvironment = PortalConfig & { SVC_ENVIRONMENT: "test" | "live" };

export const PORTAL_RULES: readonly {
  isMet(config: WithEnvironment): boolean;
  name: string;
  error: string;
}[] = [
  {
    name: "PORTAL_SECRET",
    error: "must be set if and only if PORTAL_URL is set",
    isMet: ({ PORTAL_URL, PORTAL_SECRET }) => (PORTAL_URL === undefined) === (PORTAL_SECRET === undefined),
  },
  {
    name: "PORTAL_URL",
    error: "must start with https:// in the live environment",
    isMet: ({ PORTAL_URL, SVC_ENVIRONMENT }) =>
      SVC_ENVIRONMENT !== "live" || PORTAL_URL === undefined || PORTAL_URL.startsWith("https://"),
  },
  {
    name: "PORTAL_OIDC_ISSUER",
    error: "must be set together with PORTAL_OIDC_CLIENT_ID and PORTAL_OIDC_CLIENT_SECRET, or not at all",
    isMet: ({ PORTAL_OIDC_ISSUER: issuer, PORTAL_OIDC_CLIENT_ID: id, PORTAL_OIDC_CLIENT_SECRET: secret }) =>
      (issuer === undefined) === (id === undefined) && (issuer === undefined) === (secret === undefined),
  },
  {
    name: "PORTAL_OIDC_ISSUER",
    error: "must start with https:// in the live environment",
    isMet: ({ PORTAL_OIDC_ISSUER, SVC_ENVIRONMENT }) =>
      SVC_ENVIRONMENT !== "live" ||
      PORTAL_OIDC_ISSUER === undefined ||
      PORTAL_OIDC_ISSUER.startsWith("https://"),
  },
];
