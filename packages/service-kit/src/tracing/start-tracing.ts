import type { RunningService } from "../lifecycle/serve.ts";
import type { LogLevel } from "../logging.ts";
import { createLogger } from "../logging.ts";
import { traceCommands } from "./trace-commands.ts";
import { setTracing } from "./tracing.ts";
import type { TracingConfig } from "./tracing-config.ts";

/** Starts a service. Loads OpenTelemetry only if a collector is configured. */
export async function startTraced(
  name: string,
  config: TracingConfig & { LOG_LEVEL: LogLevel },
  start: () => Promise<RunningService>,
): Promise<RunningService> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = config;
  if (endpoint === undefined) return start();
  const { openTracing } = await import("./open-telemetry.ts");
  const log = createLogger(name, config.LOG_LEVEL, { redact: (text) => text });
  const tracing = openTracing({ ...config, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, `svc-${name}`, log);
  setTracing(tracing);
  traceCommands();
  const service = await start();
  let stopped: Promise<void> | null = null;
  return {
    ...service,
    stop() {
      stopped ??= service.stop().finally(() => tracing.close());
      return stopped;
    },
  };
}
