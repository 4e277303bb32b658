import { z } from "zod";
import { parsedField } from "../config/read-config.ts";

const SAMPLERS = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
] as const;

/** OpenTelemetry's standard variables. */
export const tracingFields = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: "must be a URL with http: or https:" })
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: parsedField(parsePairs).optional(),
  OTEL_SERVICE_NAME: z.string().optional(),
  OTEL_RESOURCE_ATTRIBUTES: parsedField(parsePairs).optional(),
  OTEL_TRACES_SAMPLER: z
    .enum(SAMPLERS, `must be one of ${SAMPLERS.join(", ")}`)
    .default("parentbased_always_on"),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number("must be a number from 0 to 1")
    .min(0, "must be a number from 0 to 1")
    .max(1, "must be a number from 0 to 1")
    .default(1),
};

export type TracingConfig = z.infer<z.ZodObject<typeof tracingFields>>;

/** Parses `name=value[,name=value…]` with percent-encoded values. @throws Error whose message contains no value */
function parsePairs(text: string): Record<string, string> {
  const pairs: Record<string, string> = {};
  for (const pair of text.split(",")) {
    if (pair.trim() === "") continue;
    const equals = pair.indexOf("=");
    const name = pair.slice(0, Math.max(0, equals)).trim();
    if (!/^[\w.-]+$/.test(name)) throw new Error("must be name=value, separated by commas");
    try {
      pairs[name] = decodeURIComponent(pair.slice(equals + 1).trim());
    } catch {
      throw new Error("has a value that is not valid percent-encoding");
    }
  }
  return pairs;
}
