import { environmentField, graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";

export const statusSchema = z
  .strictObject({
    service: z.string().describe("Name of the service that responds."),
    environment: environmentField.describe("The environment of this deployment."),
    version: z.string().describe("API version, as in `/openapi.json`."),
    status: z
      .enum(["running", "degraded"])
      .register(graphqlTypes, {
        values: {
          running: "All dependencies respond.",
          degraded: "A dependency is down, or the service is stopping.",
        },
      })
      .describe("`degraded` while a dependency is down or the service is stopping."),
    uptimeSeconds: z.int().nonnegative().describe("Seconds since this process started."),
    endpoints: z
      .array(
        z.strictObject({
          method: z.string().describe("The HTTP method."),
          path: z.string().describe("The path of the endpoint."),
          purpose: z.string().describe("Purpose of the endpoint."),
        }),
      )
      .describe("The endpoints that the widget calls."),
    checks: z
      .record(
        z.string(),
        z.enum(["up", "down"]).register(graphqlTypes, {
          values: { up: "The dependency responds.", down: "The dependency does not respond." },
        }),
      )
      .describe("The service's dependencies by name."),
    responseMilliseconds: z
      .record(z.string(), z.number().nonnegative())
      .describe(
        "Response time of each dependency. Dependencies that do not respond within a second are omitted.",
      ),
    reasons: z.array(z.string()).optional().describe("More reasons for `degraded`, if known."),
    checkedAt: z.iso
      .datetime()
      .describe("Time of the check by this process's clock. Responses are cached for half a second."),
  })
  .meta({ id: "ServiceStatus", description: "The state of the widget service and its dependencies." });

export type Status = z.output<typeof statusSchema>;
