import { type EventPages, GUIDES_PATH } from "@svc/openapi";

/** Lazy, because the JSON Schemas of event types are large. */
export const EVENT_PAGES: EventPages = {
  guide: `${GUIDES_PATH}/receive-webhooks`,
  testOperationId: "testWebhookEndpoint",
  async list(environment = "test") {
    const { describeEventTypes } = await import("../../webhooks/events/event-type-list.ts");
    const { adviseOn } = await import("../../webhooks/events/event-advice.ts");
    return describeEventTypes(environment).map((type) => ({ ...type, advice: adviseOn(type.name) }));
  },
};
