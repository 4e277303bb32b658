import type { ChildProcess } from "node:child_process";

export interface Server {
  url: string;
  pid: number;
  child: ChildProcess;
}

/** `UNIQUE` in headers or body becomes a unique number. */
export interface Call {
  method?: "GET" | "POST";
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Has the length of its replacement, so that the length of the body does not change. */
export const UNIQUE = "@@UNIQUENUM@";

/** A server with its calls, or PostgreSQL alone. Each target in targets.ts measures its variants and compares them. */
export interface Variant {
  name: string;
  /** Missing if only PostgreSQL is measured. */
  server?: Server;
  calls: readonly Call[];
  /** Returns a function that sends one round of load. Replaces `calls`, for calls that can be sent only once. */
  prepare?: () => Promise<(seconds: number) => Promise<Load>>;
  /** Sent before each round, to warm short-lived caches. */
  warmCalls?: readonly Call[];
}

export interface Load {
  requests: number;
  seconds: number;
  failed: number;
  p50Ms: number;
  p99Ms: number;
}

/** One value per round in each list. */
export interface Result {
  name: string;
  /** Microseconds of processor time per request: server, PostgreSQL and Redis. */
  micros: number[];
  /** Components of `micros`, and bytes of write-ahead log. Empty if only the server was measured. */
  parts: { server: number; postgres: number; redis: number; walBytes: number }[];
  /** Requests per second. */
  rates: number[];
  p99Ms: number[];
}

let lastRun = 0;
/** Reserves a million numbers per run. @returns the first one */
export function reserveNumbers(): number {
  lastRun += 1;
  return lastRun * 1_000_000;
}
