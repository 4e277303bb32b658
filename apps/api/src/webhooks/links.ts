import { z } from "zod";
import type { Link } from "../context/links.ts";
import { listAttemptsByDelivery, readResponseBodies } from "./deliveries/delivery-reads-store.ts";
import { sentAttemptSchema, toAttemptView } from "./deliveries/delivery-view.ts";
import { MAX_ATTEMPTS } from "./sending/schedule.ts";

export const webhookLinks: readonly Link[] = [
  {
    parentType: "WebhookDelivery",
    field: "history",
    description: `Every attempt of the last 30 days, oldest first, up to ${MAX_ATTEMPTS}. Batched for all deliveries in a response.`,
    scope: "webhooks:read",
    view: sentAttemptSchema,
    cardinality: "list",
    maxLength: MAX_ATTEMPTS,
    getFallback: () => [],
    async loadMany({ db, principal, environment }, ids) {
      const attempts = await listAttemptsByDelivery(db.sql, principal.organizationId, ids);
      return new Map(
        [...attempts].map(([id, deliveryAttempts]) => [
          id,
          // `attemptId` is the key of the `responseBody` link.
          deliveryAttempts.map((attempt) => ({
            ...toAttemptView(attempt, attempt, environment),
            attemptId: attempt.id,
          })),
        ]),
      );
    },
  },
  {
    parentType: "WebhookAttempt",
    field: "responseBody",
    description:
      "The first 20 kB of the response body. Batched for all attempts in a response. Counts as 20 fields.",
    view: z.string(),
    cardinality: "one",
    weight: 20,
    key: "attemptId",
    loadMany: ({ db, principal }, ids) => readResponseBodies(db.sql, principal.organizationId, ids),
  },
];
