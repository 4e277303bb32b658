import { parsedField } from "@svc/service-kit/config";
import { z } from "zod";

function parseCanaryUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOrigin = url?.pathname === "/" && url.search === "" && url.hash === "" && url.username === "";
  if (!url || !isOrigin || !/^https?:$/.test(url.protocol))
    throw new Error("must be an http:// or https:// URL without a path");
  return url.origin;
}

export const canaryFields = {
  CANARY_URL: parsedField(parseCanaryUrl).optional(),
  CANARY_KEY: z.string().optional(),
};

interface CanaryConfig {
  CANARY_URL?: string | undefined;
  CANARY_KEY?: string | undefined;
}

export const CANARY_RULES = [
  {
    name: "CANARY_KEY",
    error: "must be set if and only if CANARY_URL is set",
    isMet: ({ CANARY_URL, CANARY_KEY }: CanaryConfig) =>
      (CANARY_URL === undefined) === (CANARY_KEY === undefined),
  },
  {
    name: "CANARY_URL",
    error: "must not be set in the live environment",
    isMet: ({ SVC_ENVIRONMENT, CANARY_URL }: CanaryConfig & { SVC_ENVIRONMENT: "test" | "live" }) =>
      SVC_ENVIRONMENT !== "live" || CANARY_URL === undefined,
  },
];

export interface CanarySettings {
  /** The load balancer, through which customers reach the API. */
  url: string;
  /** `ak_` key of the canary organization. */
  key: string;
}

export function toCanarySettings({ CANARY_URL: url, CANARY_KEY: key }: CanaryConfig): CanarySettings | null {
  return url === undefined || key === undefined ? null : { url, key };
}
