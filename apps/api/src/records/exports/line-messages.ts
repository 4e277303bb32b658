import type { MessagePort } from "node:worker_threads";
import { mapDatabaseError, type PoolUsage } from "@svc/database";
import type { LinesCall } from "@svc/operations";
import type { configFields } from "@svc/service-kit/config";
import { type ErrorCode, Problem, toProblem } from "@svc/service-kit/errors";
import type { SentSpan, TraceContext } from "@svc/service-kit/tracing";
import type { z } from "zod";

/** Configuration of the thread. */
export const THREAD_FIELDS = [
  "SVC_ENVIRONMENT",
  "DATABASE_URL",
  "DATABASE_READ_URL",
  "DATABASE_POOLER",
  "DATABASE_TIMEOUT_MS",
  "CHAIN_KEY",
  "NODE_ENV",
] as const satisfies (keyof typeof configFields)[];

export type LineThreadConfig = z.infer<
  z.ZodObject<Pick<typeof configFields, (typeof THREAD_FIELDS)[number]>>
>;

export interface ThreadData {
  config: LineThreadConfig;
  isTraced: boolean;
}

/** Each message on `port` requests one `LineChunk`; closing `port` ends the call. */
export interface StartLines extends LinesCall {
  port: MessagePort;
  trace: TraceContext | null;
}

/** `chunk` is null after the last chunk. */
export type LineChunk = { chunk: Uint8Array | null } | { problem: SentProblem } | { error: unknown };

export type ThreadMessage = SentLog | { span: SentSpan } | { pools: readonly PoolUsage[] };

export interface SentLog {
  level: "warn" | "error";
  fields: object;
  message: string;
}

interface SentProblem extends Pick<Problem, "errors" | "extensions" | "headers" | "cause"> {
  code: ErrorCode;
  detail: string;
}

/** Uses a plain object, because structured cloning drops an error's class and own properties. */
export function toErrorChunk(error: unknown): LineChunk {
  const problem = toProblem(error, mapDatabaseError);
  if (problem.code === "internal_error") return { error };
  const { code, message: detail, errors, extensions, headers, cause } = problem;
  return { problem: { code, detail, errors, extensions, headers, cause } };
}

export function toChunk(message: LineChunk): Uint8Array | null {
  if ("chunk" in message) return message.chunk;
  if ("error" in message) throw message.error;
  const { code, detail, ...options } = message.problem;
  throw new Problem(code, detail, options);
}
