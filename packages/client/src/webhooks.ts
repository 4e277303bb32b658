import { now as clock } from "./clock.ts";
import type { webhooks } from "./generated/api.ts";

/** A webhook's event, by type. New types may be added, so handle unknown ones. With thin payloads, `data` has only IDs. */
export type WebhookEvent = {
  [Type in keyof webhooks]: webhooks[Type]["post"]["requestBody"]["content"]["application/json"];
}[keyof webhooks];

/** Request headers of `node:http`, Express or `fetch`. */
export type WebhookHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface VerifyOptions {
  /** Max difference between the attempt's timestamp and now, in seconds. Default: 300 */
  toleranceSeconds?: number;
  /** Milliseconds since the epoch. Default: the current time */
  now?: number;
}

/** A malformed timestamp counts as `too_old`. */
export type WebhookFault = "header_missing" | "too_old" | "too_new" | "not_signed" | "not_json";

/** An invalid delivery. Respond with 400, and ignore its content. */
export class WebhookVerificationError extends Error {
  override readonly name: string = "WebhookVerificationError";
  readonly reason: WebhookFault;

  constructor(reason: WebhookFault, message: string) {
    super(message);
    this.reason = reason;
  }
}

const TOLERANCE_S = 300;
const SECRET_PREFIX = "whsec_";
/** Limits the work for forged headers. Real deliveries have at most two signatures: one per active secret. */
const MAX_SIGNATURES = 16;
const encoder = new TextEncoder();

/**
 * Verifies a delivery (Standard Webhooks) and returns its event.
 *
 * @param payload The raw body; a parsed and re-serialized body would not match.
 * @param secret `whsec_…`, or several during a rotation.
 * @throws WebhookVerificationError when the signature or timestamp is invalid. @throws TypeError for a malformed secret.
 */
// biome-ignore lint/complexity/useMaxParams: integrators call this with four arguments
export async function verifyWebhook(
  payload: string | Uint8Array,
  headers: WebhookHeaders,
  secret: string | readonly string[],
  { toleranceSeconds = TOLERANCE_S, now = clock() }: VerifyOptions = {},
): Promise<WebhookEvent> {
  const secrets = (typeof secret === "string" ? [secret] : secret).map(readSecret);
  if (secrets.length === 0) throw new TypeError("secret must contain at least one webhook secret.");
  const id = requireHeader(headers, "webhook-id");
  const timestamp = requireHeader(headers, "webhook-timestamp");
  const signatures = readSignatures(requireHeader(headers, "webhook-signature"));
  checkAge(timestamp, now, toleranceSeconds);
  const body = typeof payload === "string" ? encoder.encode(payload) : payload;
  const signedContent = concat(encoder.encode(`${id}.${timestamp}.`), body);
  let isSigned = false;
  for (const secretBytes of secrets) {
    const key = await importKey(secretBytes, "verify");
    // WebCrypto compares in constant time. The loop checks every signature, so that timing does not reveal the match.
    for (const signature of signatures) {
      if (await crypto.subtle.verify("HMAC", key, signature, signedContent)) isSigned = true;
    }
  }
  if (!isSigned) throw new WebhookVerificationError("not_signed", "No signature matches a secret.");
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw new WebhookVerificationError("not_json", "The body is not valid JSON.");
  }
}

export interface SignOptions {
  /** The event's ID, sent as `webhook-id`. */
  id: string;
  /** Milliseconds since the epoch. Default: the current time */
  now?: number;
}

/**
 * Signs a body like a delivery (Standard Webhooks), to test a receiver.
 *
 * @param secret `whsec_…`
 * @returns the headers of the request
 * @throws TypeError for a malformed secret
 */
export async function signWebhook(
  payload: string,
  secret: string,
  { id, now = clock() }: SignOptions,
): Promise<{ "webhook-id": string; "webhook-timestamp": string; "webhook-signature": string }> {
  const timestamp = String(Math.floor(now / 1000));
  const key = await importKey(readSecret(secret), "sign");
  const signature = await crypto.subtle.sign("HMAC", key, encoder.encode(`${id}.${timestamp}.${payload}`));
  const base64 = btoa(String.fromCharCode(...new Uint8Array(signature)));
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${base64}` };
}

const importKey = (secret: Uint8Array<ArrayBuffer>, usage: "sign" | "verify") =>
  crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, [usage]);

function requireHeader(headers: WebhookHeaders, name: string): string {
  const value =
    "get" in headers && typeof headers.get === "function"
      ? headers.get(name)
      : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  if (typeof value === "string" && value !== "") return value;
  throw new WebhookVerificationError("header_missing", `The header ${name} is missing.`);
}

/**
 * @param timestamp Seconds since 1970.
 * @param now Milliseconds since 1970.
 * @param tolerance Seconds.
 */
function checkAge(timestamp: string, now: number, tolerance: number): void {
  const age = /^\d{1,12}$/.test(timestamp) ? now / 1000 - Number(timestamp) : Number.NaN;
  // Negated, so that the NaN of a malformed timestamp is rejected too.
  if (!(age <= tolerance)) throw new WebhookVerificationError("too_old", "The attempt is too old.");
  if (age < -tolerance) throw new WebhookVerificationError("too_new", "The attempt is from the future.");
}

function readSignatures(header: string): Uint8Array<ArrayBuffer>[] {
  return header
    .split(" ", MAX_SIGNATURES)
    .filter((signature) => signature.startsWith("v1,"))
    .map((signature) => readBase64(signature.slice(3)))
    .filter((bytes) => bytes !== null);
}

function readSecret(secret: string): Uint8Array<ArrayBuffer> {
  const bytes = secret.startsWith(SECRET_PREFIX) ? readBase64(secret.slice(SECRET_PREFIX.length)) : null;
  if (bytes === null || bytes.length === 0)
    throw new TypeError("A secret must be whsec_ followed by base64.");
  return bytes;
}

function readBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

function concat(head: Uint8Array, tail: Uint8Array): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(head.length + tail.length);
  joined.set(head);
  joined.set(tail, head.length);
  return joined;
}
