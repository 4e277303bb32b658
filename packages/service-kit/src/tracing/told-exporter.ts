import { type ExportResult, ExportResultCode } from "@opentelemetry/core";
import type { ReadableSpan, SpanExporter } from "@opentelemetry/sdk-trace";
import type { Logger } from "../logging.ts";

/** Logs each outage and recovery of the collector once. Spans are lost meanwhile. */
export class ToldExporter implements SpanExporter {
  private readonly exporter: SpanExporter;
  private readonly log: Logger;
  private lost = 0;

  constructor(exporter: SpanExporter, log: Logger) {
    this.exporter = exporter;
    this.log = log;
  }

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.exporter.export(spans, (result) => {
      if (result.code === ExportResultCode.SUCCESS) this.tellTaken();
      else this.tellLost(spans.length, result.error);
      // Already logged; the library would log each failure.
      done({ code: ExportResultCode.SUCCESS });
    });
  }

  shutdown(): Promise<void> {
    return this.exporter.shutdown();
  }

  private tellLost(spans: number, error: Error | undefined): void {
    if (this.lost === 0) {
      this.log.warn({ err: error }, "the collector does not accept traces; they are dropped until it does");
    }
    this.lost += spans;
  }

  private tellTaken(): void {
    if (this.lost > 0) this.log.info({ lost: this.lost }, "the collector accepts traces again");
    this.lost = 0;
  }
}
