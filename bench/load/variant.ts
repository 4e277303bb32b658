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

/** Same length as its replacement, to keep the body's length. */
export const UNIQUE = "@@UNIQUENUM@";

export interface Variant {
  name: string;
  /** Missing if only PostgreSQL is measured. */
  server?: Server;
  calls: readonly Call[];
  /** Returns a round's load in place of `calls`, for calls that can be sent only once. */
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

export interface Result {
  name: string;
  /** Microseconds of processor time per request: server, PostgreSQL and Redis. */
  micros: number[];
  /** Components of `micros`, and bytes of write-ahead log. Empty if only the server was measured. */
  parts: { server: number; postgres: number; redis: number; walBytes: number }[];
  rates: number[];
  p99Ms: number[];
}

let lastRun = 0;
/** Reserves the unique numbers of a run, which uses up to a million. */
export function reserveNumbers(): number {
  lastRun += 1;
  return lastRun * 1_000_000;
}
