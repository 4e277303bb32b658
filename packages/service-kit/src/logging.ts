import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";

import { getCurrentTrace } from "./tracing/current-trace.ts";
import { toTraceFields } from "./tracing/trace-context.ts";
import { getCurrentTracing } from "./tracing/tracing.ts";

export type { Logger } from "pino";

export const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

// A safety net: no code logs headers or bodies on purpose.
const REDACTED = [
  "authorization",
  "x-api-key",
  "cookie",
  "key",
  "secret",
  "password",
  "token",
  "sessionToken",
  "accountNumber",
  "email",
  "phone",
  "dateOfBirth",
  "ssnLast4",
].flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);

/**
 * Creates a JSON logger that redacts sensitive fields up to two levels deep.
 * @param redact applied to error messages and stacks
 */
export function createLogger(
  service: string,
  level: LogLevel,
  { redact, stream }: { redact: (text: string) => string; stream?: DestinationStream | undefined },
): Logger {
  const options: LoggerOptions = {
    level,
    base: { service },
    ...(getCurrentTracing() && { mixin: () => toTraceFields(getCurrentTrace()) }),
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: REDACTED, censor: "[redacted]" },
    serializers: {
      err: (error: unknown) =>
        error instanceof Error
          ? { type: error.name, message: redact(error.message), stack: redact(error.stack ?? "") }
          : { type: typeof error },
    },
  };
  return stream ? pino(options, stream) : pino(options);
}
