import { parsedField } from "@svc/service-kit/config";
import type { PortalConfig } from "../people/sign-in/portal-config.ts";
import { TrackingKeys } from "./tracking-keys.ts";

function parseWebhookUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) throw new Error("must be an https:// or http:// URL");
  return url.href;
}

function parseWebhookSecret(text: string): string {
  const bytes = Buffer.from(text.replace(/^whsec_/, ""), "base64");
  if (!text.startsWith("whsec_") || bytes.length < 24) {
    throw new Error("must be whsec_ followed by at least 24 bytes in base64");
  }
  return text;
}

/** The operator's gateway for text messages. */
export const smsFields = {
  SMS_WEBHOOK_URL: parsedField(parseWebhookUrl).optional(),
  SMS_WEBHOOK_SECRET: parsedField(parseWebhookSecret).optional(),
};

interface SmsConfig {
  SMS_WEBHOOK_URL?: string | undefined;
  SMS_WEBHOOK_SECRET?: string | undefined;
}

export const SMS_RULES = [
  {
    name: "SMS_WEBHOOK_SECRET",
    error: "must be set if and only if SMS_WEBHOOK_URL is set",
    isMet: ({ SMS_WEBHOOK_URL, SMS_WEBHOOK_SECRET }: SmsConfig) =>
      (SMS_WEBHOOK_URL === undefined) === (SMS_WEBHOOK_SECRET === undefined),
  },
  {
    name: "SMS_WEBHOOK_URL",
    error: "must start with https:// in the live environment",
    isMet: ({ SVC_ENVIRONMENT, SMS_WEBHOOK_URL }: SmsConfig & { SVC_ENVIRONMENT: "test" | "live" }) =>
      SVC_ENVIRONMENT !== "live" || SMS_WEBHOOK_URL === undefined || SMS_WEBHOOK_URL.startsWith("https://"),
  },
];

export interface SmsGateway {
  url: string;
  secret: string;
}

export interface Tracking {
  /** Origin of the page. */
  origin: string;
  keys: TrackingKeys;
  /** Null if this deployment sends no text messages. */
  sms: SmsGateway | null;
}

declare module "../context/context.ts" {
  interface ApiContext {
    /** Null without a portal, which includes the tracking page. */
    tracking: Tracking | null;
  }
}

export function toTracking({
  PORTAL_URL: origin,
  PORTAL_SECRET: secret,
  SMS_WEBHOOK_URL: url,
  SMS_WEBHOOK_SECRET: smsSecret,
}: PortalConfig & SmsConfig): Tracking | null {
  if (origin === undefined || secret === undefined) return null;
  const sms = url === undefined || smsSecret === undefined ? null : { url, secret: smsSecret };
  return { origin, keys: new TrackingKeys(secret), sms };
}
