import { setPriority } from "node:os";
import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { CustodianCache } from "@svc/custodians";
import { createRejectionLogger, openDatabase, requestLimits, watchPools } from "@svc/database";
import { type LinesCall, toEndpoint } from "@svc/operations";
import type { Logger } from "@svc/service-kit";
import { type AnyEndpoint, finalizeResponse, serializeLines } from "@svc/service-kit/endpoints";
import { sendSpans, setTracing, type TraceContext, withTrace } from "@svc/service-kit/tracing";
import { ChainKeys } from "../../context/chain-keys.ts";
import type { ApiContext } from "../../context/context.ts";
import { exportRollovers } from "../../rollovers/operations/export-rollovers.ts";
import { exportTaxReport } from "../../rollovers/operations/export-tax-report.ts";
import { RolloverResponses } from "../../rollovers/responses/rollover-responses.ts";
import { exportFiledForms } from "../../rollovers/tax/filings/operations/export-filed-forms.ts";
import { exportTaxCorrections } from "../../rollovers/tax/filings/operations/export-tax-corrections.ts";
import { exportAuditEntries } from "../audit/operations/export-audit-entries.ts";
import {
  type LineChunk,
  type SentLog,
  type StartLines,
  type ThreadData,
  type ThreadMessage,
  toErrorChunk,
} from "./line-messages.ts";

// The program of `LineThread`: sends one chunk of bytes per message received.

const POOL_SIZE = 2;
/** For `setPriority`. On a busy processor, the thread gets a third of the time that other threads get. */
const LOWER_PRIORITY = 5;
/** Multiplies statement timeouts, because a timeout would truncate the exported file. */
const TIMEOUT_FACTOR = 3;

lowerPriority();

const { config, isTraced } = workerData as ThreadData;
if (isTraced) setTracing(sendSpans((span) => send({ span })));
const shouldCheckResponses = config.NODE_ENV !== "production";
const ctx = openContext();
const endpoints = new Map(
  [exportRollovers, exportTaxReport, exportFiledForms, exportTaxCorrections, exportAuditEntries].map(
    (operation) => [operation.name, toEndpoint(operation as never, ["ak"]) as AnyEndpoint<ApiContext>],
  ),
);
const encoder = new TextEncoder();

parentPort?.on("message", ({ port, trace, ...call }: StartLines) => serve(port, readChunks(call), trace));

function serve(
  port: MessagePort,
  chunks: AsyncGenerator<Uint8Array, undefined>,
  trace: TraceContext | null,
): void {
  const readNext = () => chunks.next();
  const respond = (message: LineChunk, bytes?: ArrayBuffer) =>
    port.postMessage(message, bytes ? [bytes] : []);
  port.on("message", async () => {
    try {
      const { value } = await (trace ? withTrace(trace, readNext) : readNext());
      respond({ chunk: value ?? null }, value?.buffer as ArrayBuffer);
    } catch (error) {
      respond(toErrorChunk(error));
    }
  });
  port.once("close", () => chunks.return(undefined));
}

async function* readChunks({
  operation,
  principal,
  query,
  mediaType,
  requestId,
}: LinesCall): AsyncGenerator<Uint8Array, undefined> {
  const endpoint = endpoints.get(operation);
  if (!endpoint) throw new Error(`read-lines.ts does not list ${operation}`);
  const response = await endpoint.handle(ctx, {
    principal,
    query,
    mediaType,
    requestId,
    params: undefined,
    body: undefined,
    sentBody: undefined,
    methodAndPath: () => operation,
    header: () => undefined,
    clientAddress: () => null,
    consumeQuota: () => {},
    receive: () => Promise.reject(new Error("exports do not receive files")),
  });
  const finished = finalizeResponse(endpoint, response, shouldCheckResponses);
  if (!("lines" in finished)) throw new Error(`${operation} does not return a line stream`);
  for await (const text of serializeLines(finished.lines, finished.lineFormat))
    yield encoder.encode(text as string);
}

function openContext(): ApiContext {
  const environment = config.SVC_ENVIRONMENT;
  const limits = requestLimits(config.DATABASE_TIMEOUT_MS);
  const log = { warn: logAs("warn"), error: logAs("error") } as unknown as Logger;
  const db = openDatabase({
    url: config.DATABASE_URL,
    readUrl: config.DATABASE_READ_URL,
    pooler: config.DATABASE_POOLER,
    poolSize: POOL_SIZE,
    limits: {
      ...limits,
      statementMs: TIMEOUT_FACTOR * limits.statementMs,
      responseMs: TIMEOUT_FACTOR * limits.responseMs,
    },
    name: "svc-api-exports",
    onConnectionLost: (error) => log.warn({ err: error }, "database connection lost"),
    onRefused: createRejectionLogger(log),
  });
  watchPools(db, (pools) => send({ pools }));
  const chainKeys = new ChainKeys(config.CHAIN_KEY);
  const custodians = new CustodianCache(db, { includesAdditions: true });
  const responses = new RolloverResponses({ environment, custodians, chainKeys });
  return { environment, db, clock: db.clock, log, chainKeys, custodians, responses } as unknown as ApiContext;
}

/** Outside Linux, the priority would apply to the whole process. */
function lowerPriority(): void {
  if (process.platform !== "linux") return;
  try {
    setPriority(LOWER_PRIORITY);
  } catch {
    // A sandbox can deny the change. Exports work without it.
  }
}

function logAs(level: SentLog["level"]) {
  return (fields: object, message: string) => send({ level, fields, message });
}

function send(message: ThreadMessage): void {
  parentPort?.postMessage(message);
}
