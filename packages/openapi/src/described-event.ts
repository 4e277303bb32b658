import type { Site } from "@svc/service-kit/pages";

export interface DescribedEvent {
  /** `rollover.completed`. */
  name: string;
  /** Condition for the event, in Markdown. */
  description: string;
  /** Advice for the receiver, in Markdown. */
  advice: string;
  /** JSON Schema, without references. */
  schema: object;
  example: object;
}

export interface EventPages {
  /** Path of the guide to webhooks. */
  guide: string;
  /** Operation that sends the example to an endpoint. */
  testOperationId: string;
  list: (environment: Site["environment"]) => Promise<readonly DescribedEvent[]>;
}
