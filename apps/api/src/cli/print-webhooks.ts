import { type DeadLetter, MAX_DEAD, type TroubledEndpoint } from "../webhooks/dead-letters/dead-letter.ts";
import type { WebhookStatus } from "../webhooks/dead-letters/dead-letters.ts";
import type { TellMoment } from "./moments.ts";
import { paint } from "./paint.ts";
import { type Column, table } from "./table.ts";

export function deadLetterJson({ attemptedAt, createdAt, ...letter }: DeadLetter) {
  return {
    object: "dead_letter",
    ...letter,
    attemptedAt: attemptedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

const LETTER_HEADING: readonly Column[] = [
  "DELIVERY",
  "ENDPOINT",
  "EVENT",
  "TYPE",
  "WHY",
  "TRIES",
  "LAST TRY",
  { title: "RESULT", mayBeCut: true },
];

export function deadLetterTable(letters: readonly DeadLetter[], tell: TellMoment): string[] {
  const rows = letters.map((letter) => [
    letter.deliveryId,
    letter.endpointId,
    letter.eventId,
    letter.eventType,
    letter.why === "failed" ? "failed" : "endpoint disabled",
    String(letter.attempts),
    letter.attemptedAt ? tell(letter.attemptedAt) : "",
    letter.statusCode === null ? (letter.error ?? "") : String(letter.statusCode),
  ]);
  return table(LETTER_HEADING, rows);
}

export function statusJson({ oldestWaitingAt, troubled, ...status }: WebhookStatus) {
  return {
    object: "webhook_status",
    ...status,
    oldestWaitingAt: oldestWaitingAt?.toISOString() ?? null,
    troubled: troubled.map(({ failingSince, url, ...endpoint }) => ({
      ...endpoint,
      host: hostOf(url),
      failingSince: failingSince?.toISOString() ?? null,
    })),
  };
}

export function statusLines(status: WebhookStatus, tell: TellMoment): string[] {
  const { waiting, oldestWaitingAt, held, dead, endpoints, troubled } = status;
  return [
    `Waiting       ${waiting}${oldestWaitingAt ? `; the oldest since ${tell(oldestWaitingAt)}` : ""}`,
    `Held          ${held}${held > 0 ? ": their endpoints are disabled" : ""}`,
    `Dead letters  ${dead > 0 ? paint.bad(String(dead)) : dead}${dead === MAX_DEAD ? " or more" : ""}`,
    `Endpoints     ${endpoints.healthy} healthy, ${endpoints.failing} failing, ${endpoints.taken_out} disabled automatically, ${endpoints.disabled} disabled by their owners`,
    ...(troubled.length > 0 ? ["", ...troubledTable(troubled, tell)] : []),
  ];
}

const WORDS = { failing: "failing", taken_out: "disabled automatically", disabled: "disabled" } as const;

function troubledTable(troubled: readonly TroubledEndpoint[], tell: TellMoment): string[] {
  const rows = troubled.map(({ id, organizationId, url, state, disabledReason, failingSince }) => [
    id,
    organizationId,
    hostOf(url),
    `${WORDS[state]}${disabledReason ? ` (${disabledReason})` : ""}`,
    failingSince ? tell(failingSince) : "",
  ]);
  return table(["ENDPOINT", "ORGANIZATION", "HOST", "STATE", "FAILING SINCE"], rows);
}

/** The rest of a URL may contain secrets. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : "";
}
