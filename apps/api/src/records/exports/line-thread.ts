import { once } from "node:events";
import { extname, join } from "node:path";
import { MessageChannel, type MessagePort, Worker } from "node:worker_threads";
import type { PoolUsage } from "@svc/database";
import type { LineReader, LinesCall } from "@svc/operations";
import type { Logger } from "@svc/service-kit";
import { overloaded, Problem } from "@svc/service-kit/errors";
import {
  getCurrentTrace,
  getCurrentTracing,
  recordSentSpan,
  type TraceContext,
} from "@svc/service-kit/tracing";
import {
  type LineChunk,
  type LineThreadConfig,
  type StartLines,
  THREAD_FIELDS,
  type ThreadData,
  type ThreadMessage,
  toChunk,
} from "./line-messages.ts";

const MAX_PER_ORGANIZATION = 4;
const MAX_PER_PROCESS = 16;
/** An idle thread uses 60 to 75 MB. */
const IDLE_MS = 60_000;
const MAX_HEAP_MB = 256;

/** Works for source, compiled and bundled code. */
const PROGRAM = join(import.meta.dirname, `read-lines${extname(import.meta.filename)}`);

declare module "../../context/context.ts" {
  interface ApiContext {
    lineReader: LineThread;
  }
}

/**
 * Reads lines in a thread with its own connections, so that exports do not delay requests (docs/performance.md). The thread starts
 * at the first call, and ends after `IDLE_MS`.
 */
export class LineThread implements LineReader {
  private readonly config: LineThreadConfig;
  private readonly log: Logger;
  private readonly callCounts = new Map<string, number>();
  private worker: Worker | null = null;
  private idleTimer: NodeJS.Timeout | undefined;
  pools: readonly PoolUsage[] = [];

  constructor(config: LineThreadConfig, log: Logger) {
    // Other fields can hold objects that cannot be cloned.
    this.config = pick(config, THREAD_FIELDS);
    this.log = log;
  }

  get callCount(): number {
    return [...this.callCounts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** @throws Problem `rate_limited` or `overloaded` before the first chunk */
  async *read(call: LinesCall): AsyncGenerator<Uint8Array> {
    const { organizationId } = call.principal;
    this.acquireSlot(organizationId);
    const { port1: port, port2 } = new MessageChannel();
    try {
      const start: StartLines = { ...call, port: port2, trace: getTraceContext() };
      this.getOrStartWorker().postMessage(start, [port2]);
      yield* readChunks(port);
    } finally {
      port.close();
      this.releaseSlot(organizationId);
    }
  }

  /** Calls in progress fail. */
  async close(): Promise<void> {
    clearTimeout(this.idleTimer);
    await this.stopWorker();
  }

  /** Forgets the worker at once, so that a call during its termination starts another one. */
  private async stopWorker(): Promise<void> {
    const { worker } = this;
    this.worker = null;
    this.pools = [];
    await worker?.terminate();
  }

  private acquireSlot(organizationId: string): void {
    const runningCount = this.callCounts.get(organizationId) ?? 0;
    if (runningCount >= MAX_PER_ORGANIZATION)
      throw new Problem(
        "rate_limited",
        `An organization can run ${MAX_PER_ORGANIZATION} exports at the same time. Wait for one to finish.`,
        { headers: { "Retry-After": "5" } },
      );
    if (this.callCount >= MAX_PER_PROCESS) throw overloaded();
    clearTimeout(this.idleTimer);
    this.callCounts.set(organizationId, runningCount + 1);
  }

  private releaseSlot(organizationId: string): void {
    const runningCount = (this.callCounts.get(organizationId) ?? 1) - 1;
    if (runningCount > 0) this.callCounts.set(organizationId, runningCount);
    else this.callCounts.delete(organizationId);
    if (this.callCounts.size === 0) this.idleTimer = setTimeout(() => this.stopWorker(), IDLE_MS).unref();
  }

  private getOrStartWorker(): Worker {
    this.worker ??= this.startWorker();
    return this.worker;
  }

  private startWorker(): Worker {
    const worker = new Worker(PROGRAM, {
      name: "read-lines",
      workerData: { config: this.config, isTraced: getCurrentTracing() !== null } satisfies ThreadData,
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    worker.unref();
    worker.on("message", (message: ThreadMessage) => {
      if ("span" in message) recordSentSpan(message.span);
      else if ("pools" in message) this.pools = message.pools;
      else this.log[message.level](message.fields, message.message);
    });
    worker.on("error", (err) => this.log.error({ err }, "the export thread failed"));
    worker.once("exit", () => {
      // Another worker may already have replaced this one.
      if (this.worker !== worker) return;
      this.worker = null;
      this.pools = [];
    });
    return worker;
  }
}

function getTraceContext(): TraceContext | null {
  const trace = getCurrentTrace();
  if (trace?.spanId === undefined) return null;
  const { traceparent, tracestate, spanId } = trace;
  return { traceparent, tracestate, spanId };
}

function pick<T, Name extends keyof T>(source: T, names: readonly Name[]): Pick<T, Name> {
  return Object.fromEntries(names.map((name) => [name, source[name]])) as Pick<T, Name>;
}

async function* readChunks(port: MessagePort): AsyncGenerator<Uint8Array> {
  // During a call, the port closes only when the thread ends.
  const threadEnd = once(port, "close").then(() => {
    throw new Error("the export thread has ended");
  });
  threadEnd.catch(() => {});
  for (;;) {
    const response = once(port, "message") as Promise<[LineChunk]>;
    port.postMessage(null);
    const [message] = await Promise.race([response, threadEnd]);
    const chunk = toChunk(message);
    if (chunk === null) return;
    yield chunk;
  }
}
