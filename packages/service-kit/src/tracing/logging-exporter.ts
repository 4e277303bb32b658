import { type ExportResult, ExportResultCode } from "@opentelemetry/core";
import type { ReadableSpan, SpanExporter } from "@opentelemetry/sdk-trace";
import type { Logger } from "../logging.ts";

/** Logs each outage and recovery of the collector once; spans are lost meanwhile. */
export class LoggingExporter implements SpanExporter {
  private readonly exporter: SpanExporter;
  private readonly log: Logger;
  private lostSpans = 0;

  constructor(exporter: SpanExporter, log: Logger) {
    this.exporter = exporter;
    this.log = log;
  }

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.exporter.export(spans, (result) => {
      if (result.code === ExportResultCode.SUCCESS) this.logAccepted();
      else this.logLost(spans.length, result.error);
      // Already logged; the library would log each failure.
      done({ code: ExportResultCode.SUCCESS });
    });
  }

  shutdown(): Promise<void> {
    return this.exporter.shutdown();
  }

  private logLost(spans: number, error: Error | undefined): void {
    if (this.lostSpans === 0) {
      this.log.warn({ err: error }, "the collector does not accept traces; they are dropped until it does");
    }
    this.lostSpans += spans;
  }

  private logAccepted(): void {
    if (this.lostSpans > 0) this.log.info({ lost: this.lostSpans }, "the collector accepts traces again");
    this.lostSpans = 0;
  }
}
