import { type Environment, formatKeyHint, type KeyType } from "@svc/keys";
import { toOneLine } from "@svc/service-kit";
import type { EventTypeName } from "../events/event-types.ts";

export interface AlertedKey {
  id: string;
  type: string;
  environment: string;
  name: string;
  prefix: string;
  last4: string;
}

export interface Alert {
  type: Extract<EventTypeName, `api_key.${string}`>;
  data: Readonly<Record<string, unknown>>;
}

/**
 * Never contains the key. Strips line breaks from its name, which a user chose.
 *
 * @param portalUrl null without a portal
 */
export function composeAlertMail(
  { type, data }: Alert,
  key: AlertedKey,
  portalUrl: string | null,
): { subject: string; text: string } {
  const hint = formatKeyHint({
    ...key,
    environment: key.environment as Environment,
    type: key.type as KeyType,
  });
  const name = toOneLine(key.name);
  const { subject, lines } = wordsOf(type, data);
  const text = [
    `Key: ${name} (${hint})`,
    `Environment: ${key.environment}`,
    "",
    ...lines,
    "",
    portalUrl === null ? `The key's id is ${key.id}.` : `${portalUrl}/portal/keys/${key.id}`,
  ].join("\n");
  return { subject: `[${key.environment}] ${subject}: ${name}`, text };
}

function wordsOf(
  type: Alert["type"],
  data: Readonly<Record<string, unknown>>,
): { subject: string; lines: string[] } {
  switch (type) {
    case "api_key.leaked":
      return {
        subject: "An API key leaked and was revoked",
        lines: [
          "Somebody who had this key reported it as leaked. It was revoked at once: what used it is refused from now on.",
          `Where it was found: ${[data.source, data.url].filter(Boolean).join(", ") || "not said"}.`,
          "Make a new key, put it where the old one was, and take the old one out of where it was found.",
        ],
      };
    case "api_key.new_network":
      return {
        subject: "An API key is used from a new network",
        lines: [
          `It was used from ${(data.networks as string[]).join(", ")}, first at ${data.firstSeenAt}.`,
          ...((data.count as number) > (data.networks as string[]).length
            ? [`There are ${data.count} such networks in all.`]
            : []),
          "If that is not yours, revoke the key; if it is, an allowlist keeps it to where it belongs.",
        ],
      };
    case "api_key.refusals_growing":
      return {
        subject: "Uses of an API key are refused",
        lines: [
          `In the hour from ${data.hour} on, ${data.refused} uses were refused; usual are ${data.usual}. The last was answered ${data.code ?? "with no code"}.`,
          "Something uses the key wrongly, or somebody else has it.",
        ],
      };
    case "api_key.unused":
      return {
        subject: "An API key is not used",
        lines: [
          data.lastUsedAt === null ? "It was never used." : `It was last used at ${data.lastUsedAt}.`,
          "A key that nothing needs is best revoked.",
        ],
      };
    case "api_key.expiring":
      return {
        subject: "An API key is about to expire",
        lines: [
          `It ends at ${data.expiresAt}. What uses it is refused from then on.`,
          "Replace it before: make or rotate a key, and put it where this one is.",
        ],
      };
    default:
      throw new Error(`nobody is written of ${type}`);
  }
}
