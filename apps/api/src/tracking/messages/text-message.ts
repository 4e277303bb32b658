import { createSignatureHeaders } from "../../webhooks/endpoints/signature.ts";
import type { SmsGateway } from "../tracking-config.ts";

const TIMEOUT_MS = 10_000;

export interface TextMessage {
  /** The event's ID, by which the gateway can recognize a repeated message. */
  id: string;
  /** A phone number in E.164 format. */
  to: string;
  text: string;
  language: string;
}

interface TextMessageError {
  /** Contains no phone number. */
  code: string;
  isPermanent: boolean;
}

/**
 * Posts the message to the operator's gateway, signed like a webhook. All attempts have the same idempotency key, so
 * that a gateway that supports such keys sends the message once.
 * @returns null if the gateway accepted the message
 */
export async function sendTextMessage(
  { url, secret }: SmsGateway,
  { id, ...data }: TextMessage,
  now: Date,
): Promise<TextMessageError | null> {
  const body = JSON.stringify({ type: "participant.text_message", data });
  const timestamp = Math.floor(now.getTime() / 1000);
  try {
    const response = await fetch(url, {
      method: "POST",
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        "Content-Type": "application/json",
        "Idempotency-Key": id,
        ...createSignatureHeaders([secret], id, { timestamp, body }),
      },
      body,
    });
    await response.body?.cancel();
    if (response.ok) return null;
    const { status } = response;
    const isPermanent = status >= 400 && status < 500 && status !== 408 && status !== 429;
    return { code: `status ${status}`, isPermanent };
  } catch (error) {
    return { code: error instanceof Error ? error.name : "unknown", isPermanent: false };
  }
}
