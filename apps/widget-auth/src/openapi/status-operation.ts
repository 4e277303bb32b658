import { ENVIRONMENTS } from "@svc/keys";
import { type Operation, PUBLIC_TAG } from "@svc/service-kit";
import { z } from "zod";

const statusSchema = z
  .strictObject({
    service: z.string(),
    environment: z.enum(ENVIRONMENTS),
    version: z.string().describe("Of what the service offers, as in `/openapi.json`."),
    status: z
      .enum(["running", "degraded"])
      .describe("`degraded` while something that it depends on is down, and while it is stopping."),
    uptimeSeconds: z.int().nonnegative().describe("Since this process started."),
    endpoints: z.array(z.strictObject({ method: z.string(), path: z.string(), purpose: z.string() })),
    checks: z.record(z.string(), z.enum(["up", "down"])),
  })
  .meta({ id: "ServiceStatus" });

/** `GET /`, which a deployment may switch off. */
export const statusOperation: Operation = {
  method: "get",
  path: "/",
  operationId: "showStatus",
  summary: "Show that the service runs",
  description:
    "A page for a person, or JSON for a program. Where the operator has switched it off, it answers 404.",
  tag: PUBLIC_TAG.name,
  credentials: [],
  answers: {
    200: {
      description: "It runs.",
      content: {
        "application/json": {
          schema: statusSchema,
          example: {
            service: "Widget authentication",
            environment: "test",
            version: "1.0.0",
            status: "running",
            uptimeSeconds: 86_400,
            endpoints: [
              {
                method: "POST",
                path: "/api/widget/auth",
                purpose: "Exchange a secret key for a session token",
              },
            ],
            checks: { postgres: "up", redis: "up" },
          },
        },
        "text/html": { schema: z.string().describe("A page for a person.") },
      },
      headers: [],
    },
  },
  errors: ["not_found", "method_not_allowed", "internal_error"],
};
