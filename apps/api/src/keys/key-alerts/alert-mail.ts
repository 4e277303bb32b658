import type { Sql } from "@svc/database";
import { type Environment, formatKeyHint, type KeyType } from "@svc/keys";
import { toOneLine } from "@svc/service-kit/fields";
import { composeMail } from "../../people/mail/compose-mail.ts";
import { formatTime } from "../../people/mail/format-time.ts";
import type { ComposedMail } from "../../people/mail/mail-draft.ts";
import { queueMail } from "../../people/mail/queue-mail.ts";
import { listContacts } from "../../people/members/memberships.ts";
import type { EventTypeName } from "../../webhooks/events/event-types.ts";

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

/** Composes a mail that never contains the key. */
export function composeAlertMail(
  { type, data }: Alert,
  key: AlertedKey,
  portalUrl: string | null,
): ComposedMail {
  const hint = formatKeyHint({
    ...key,
    environment: key.environment as Environment,
    type: key.type as KeyType,
  });
  const name = toOneLine(key.name);
  const { subject, lines } = composeText(type, data);
  return composeMail({
    subject: `[${key.environment}] ${subject}: ${name}`,
    heading: subject,
    blocks: [
      {
        facts: [
          ["Key", `${name} (${hint})`],
          ...(portalUrl === null ? [["Key ID", key.id] as const] : []),
          ["Environment", key.environment],
        ],
      },
      ...lines,
    ],
    button: portalUrl === null ? undefined : { label: "View key", url: `${portalUrl}/portal/keys/${key.id}` },
    reason:
      "You're receiving this email because you are an owner or administrator of the key's organization.",
  });
}

function composeText(
  type: Alert["type"],
  data: Readonly<Record<string, unknown>>,
): { subject: string; lines: string[] } {
  switch (type) {
    case "api_key.leaked":
      return {
        subject: "Leaked API key revoked",
        lines: [
          "This key was reported as leaked, and we revoked it. Requests that use it are now rejected.",
          `Where it was found: ${[data.source, data.url].filter(Boolean).join(", ") || "not specified"}.`,
          "Create a new key, replace the old one in your systems, and remove the old one from " +
            "where it was found.",
        ],
      };
    case "api_key.new_network":
      return {
        subject: "API key used from a new network",
        lines: [
          `The key was used from ${(data.networks as string[]).join(", ")}, first at ${formatTime(String(data.firstSeenAt))}.`,
          ...((data.count as number) > (data.networks as string[]).length
            ? [`In total, it was used from ${data.count} new networks.`]
            : []),
          "If you do not recognize this use, revoke the key. Otherwise, set an allowlist to limit " +
            "the key to your own networks.",
        ],
      };
    case "api_key.refusals_growing":
      return {
        subject: "Requests with an API key are rejected",
        lines: [
          `In the hour that began at ${formatTime(String(data.hour))}, ${data.refused} requests with this key were rejected. The average is ${data.usual} per hour. The last error was ${data.code ?? "unknown"}.`,
          "A client may be using the key incorrectly, or someone else may have the key.",
        ],
      };
    case "api_key.unused":
      return {
        subject: "An API key is unused",
        lines: [
          data.lastUsedAt === null
            ? "The key was never used."
            : `The key was last used at ${formatTime(String(data.lastUsedAt))}.`,
          "Revoke the key if you no longer need it.",
        ],
      };
    case "api_key.expiring":
      return {
        subject: "API key expires soon",
        lines: [
          `The key expires at ${formatTime(String(data.expiresAt))}. After that, requests that use it are rejected.`,
          "Before then, rotate this key or create another one, and use the new key in your systems.",
        ],
      };
    default:
      throw new Error(`no mail for ${type}`);
  }
}

export async function mailOwnersAndAdmins(
  ctx: Parameters<typeof queueMail>[0],
  tx: Sql,
  { organizationId, mail }: { organizationId: string; mail: ComposedMail },
): Promise<void> {
  if (ctx.mail === null) return;
  for (const { email, role } of await listContacts(tx, { organizationId })) {
    if (role === "owner" || role === "admin")
      await queueMail(ctx, tx, { organizationId, to: email, ...mail });
  }
}
