import type { Environment } from "@svc/keys";
import { type EventBody, toEventBody } from "./event-body.ts";
import { EVENT_TYPES, type EventTypeName } from "./event-types.ts";
import { toThinData } from "./thin-data.ts";

export type PayloadFormat = "full" | "thin";

/** `test` marks an example sent on request: nothing happened in the organization. */
export interface SentBody extends EventBody {
  test?: true;
}

/** Builds a payload. A test event with a `sampleType` is sent as the example of that type. */
export function toSentBody(
  event: Parameters<typeof toEventBody>[0],
  environment: Environment,
  format: PayloadFormat = "full",
): SentBody {
  const body = toFullBody(event, environment);
  return format === "full" ? body : { ...body, data: toThinData(body.data) };
}

function toFullBody(event: Parameters<typeof toEventBody>[0], environment: Environment): SentBody {
  const { sampleType } = event.data;
  if (event.type !== "webhook.test" || !isEventType(sampleType)) return toEventBody(event, environment);
  const { example } = EVENT_TYPES[sampleType];
  return { ...toEventBody({ ...event, type: sampleType, data: example }, environment), test: true };
}

function isEventType(type: unknown): type is EventTypeName {
  return typeof type === "string" && Object.hasOwn(EVENT_TYPES, type);
}
