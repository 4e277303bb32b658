import {
  type DeadLetter,
  MAX_DEAD_LETTERS,
  type TroubledEndpoint,
} from "../webhooks/dead-letters/dead-letter.ts";
import type { WebhookStatus } from "../webhooks/dead-letters/dead-letters.ts";
import type { FormatTime } from "./format-time.ts";
import { paint } from "./paint.ts";
import { type Column, formatTable } from "./table.ts";

export function toDeadLetterJson({ attemptedAt, createdAt, ...deadLetter }: DeadLetter) {
  return {
    object: "dead_letter",
    ...deadLetter,
    attemptedAt: attemptedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

const DEAD_LETTER_COLUMNS: readonly Column[] = [
  "DELIVERY",
  "ENDPOINT",
  "EVENT",
  "TYPE",
  "WHY",
  "TRIES",
  "LAST TRY",
  { title: "RESULT", canTruncate: true },
];

export function formatDeadLetterTable(deadLetters: readonly DeadLetter[], formatTime: FormatTime): string[] {
  const rows = deadLetters.map((deadLetter) => [
    deadLetter.deliveryId,
    deadLetter.endpointId,
    deadLetter.eventId,
    deadLetter.eventType,
    deadLetter.why === "failed" ? "failed" : "endpoint disabled",
    String(deadLetter.attempts),
    deadLetter.attemptedAt ? formatTime(deadLetter.attemptedAt) : "",
    deadLetter.statusCode === null ? (deadLetter.error ?? "") : String(deadLetter.statusCode),
  ]);
  return formatTable(DEAD_LETTER_COLUMNS, rows);
}

export function toStatusJson({ oldestWaitingAt, troubled, ...status }: WebhookStatus) {
  return {
    object: "webhook_status",
    ...status,
    oldestWaitingAt: oldestWaitingAt?.toISOString() ?? null,
    troubled: troubled.map(({ failingSince, url, ...endpoint }) => ({
      ...endpoint,
      host: getHost(url),
      failingSince: failingSince?.toISOString() ?? null,
    })),
  };
}

export function formatStatus(status: WebhookStatus, formatTime: FormatTime): string[] {
  const { waiting, oldestWaitingAt, held, dead, endpoints, troubled } = status;
  return [
    `Waiting       ${waiting}${oldestWaitingAt ? `; the oldest since ${formatTime(oldestWaitingAt)}` : ""}`,
    `Held          ${held}${held > 0 ? ": their endpoints are disabled" : ""}`,
    `Dead letters  ${dead > 0 ? paint.bad(String(dead)) : dead}${dead === MAX_DEAD_LETTERS ? " or more" : ""}`,
    `Endpoints     ${endpoints.healthy} healthy, ${endpoints.failing} failing, ${endpoints.taken_out} disabled automatically, ${endpoints.disabled} disabled by their owners`,
    ...(troubled.length > 0 ? ["", ...formatTroubledEndpointTable(troubled, formatTime)] : []),
  ];
}

const STATE_TEXTS = {
  failing: "failing",
  taken_out: "disabled automatically",
  disabled: "disabled",
} as const;

function formatTroubledEndpointTable(
  troubled: readonly TroubledEndpoint[],
  formatTime: FormatTime,
): string[] {
  const rows = troubled.map(({ id, organizationId, url, state, disabledReason, failingSince }) => [
    id,
    organizationId,
    getHost(url),
    `${STATE_TEXTS[state]}${disabledReason ? ` (${disabledReason})` : ""}`,
    failingSince ? formatTime(failingSince) : "",
  ]);
  return formatTable(["ENDPOINT", "ORGANIZATION", "HOST", "STATE", "FAILING SINCE"], rows);
}

/** The rest of the URL may contain secrets. */
function getHost(url: string): string {
  return URL.canParse(url) ? new URL(url).host : "";
}
