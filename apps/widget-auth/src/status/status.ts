import { ENVIRONMENTS } from "@svc/keys";
import { z } from "zod";

export const statusSchema = z
  .strictObject({
    service: z.string(),
    environment: z.enum(ENVIRONMENTS),
    version: z.string().describe("API version, as in `/openapi.json`."),
    status: z
      .enum(["running", "degraded"])
      .describe("`degraded` while a dependency is down or the service is stopping."),
    uptimeSeconds: z.int().nonnegative().describe("Seconds since this process started."),
    endpoints: z.array(z.strictObject({ method: z.string(), path: z.string(), purpose: z.string() })),
    checks: z.record(z.string(), z.enum(["up", "down"])),
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
  .meta({ id: "ServiceStatus" });

export type Status = z.output<typeof statusSchema>;
