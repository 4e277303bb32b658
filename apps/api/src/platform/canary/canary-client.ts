import type { ApiContext } from "../../context/context.ts";
import { openWebhookClient } from "../../webhooks/sending/webhook-client.ts";
import type { CanarySettings } from "./canary-config.ts";

/** Limits of one request. All requests of a run together must take less time than the queue allows for a job. */
const TIMEOUTS = { connectMs: 5_000, responseMs: 10_000 };

interface CanaryResponse {
  /** Null if there was no response. */
  status: number | null;
  /** Empty if it is not a JSON object. */
  body: Record<string, unknown>;
  /** Null on success. Contains no personal data. */
  failure: string | null;
}

export interface CanaryClient {
  post(path: string, body: object, idempotencyKey: string): Promise<CanaryResponse>;
  close(): void;
}

/** Opens a client that sends requests to the load balancer. It refuses the same addresses as webhook deliveries. */
export function openCanaryClient(
  { addressPolicy }: Pick<ApiContext, "addressPolicy">,
  { url, key }: CanarySettings,
): CanaryClient {
  const client = openWebhookClient({ ...addressPolicy, isLive: false, timeouts: TIMEOUTS });
  return {
    async post(path, body, idempotencyKey) {
      const headers = {
        Authorization: `Bearer ${key}`,
        "Content-Type": "application/json",
        "Idempotency-Key": idempotencyKey,
      };
      const response = await client.post(`${url}${path}`, { headers, body: JSON.stringify(body) });
      const { statusCode: status, error, responseBody } = response;
      if (status === null) return { status, body: {}, failure: error ?? "no response" };
      const parsed = parseObject(responseBody ?? "");
      const code = typeof parsed.code === "string" ? ` ${parsed.code}` : "";
      return { status, body: parsed, failure: status < 300 ? null : `status ${status}${code}` };
    },
    close: () => client.close(),
  };
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
