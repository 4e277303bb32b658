import { ENVIRONMENTS } from "@svc/keys";
import { z } from "zod";

export const statusSchema = z
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
    responseMilliseconds: z
      .record(z.string(), z.number().nonnegative())
      .describe("How long each took that answered; one that did not within a second is not here."),
    reasons: z
      .array(z.string())
      .optional()
      .describe("Why it is degraded, where more is known than that something does not answer."),
    checkedAt: z.iso.datetime().describe("By the clock of this process. An answer serves for half a second."),
  })
  .meta({ id: "ServiceStatus" });

export type Status = z.output<typeof statusSchema>;
