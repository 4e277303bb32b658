import type { ChildProcess } from "node:child_process";

/** A server of the measurement, in a process of its own. */
export interface Server {
  url: string;
  pid: number;
  child: ChildProcess;
}

/** One request. `UNIQUE` in its headers or body becomes a number that no other request has. */
export interface Call {
  method?: "GET" | "POST";
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Twelve characters, as the number that takes its place, so that the length of a body stays. */
export const UNIQUE = "@@UNIQUENUM@";

/** What is measured: a server, and the different calls that it is asked in turn. */
export interface Variant {
  name: string;
  /** Its processor time is counted; none where only PostgreSQL is measured. */
  server?: Server;
  calls: readonly Call[];
  /** Prepares each round, and returns the load that takes the place of `calls`: for calls that can be sent only once. */
  prepare?: () => Promise<(seconds: number) => Promise<Load>>;
  /** Asked before each round, so that what a process keeps for seconds is as warm as under a load that goes on. */
  warmCalls?: readonly Call[];
}

/** What one run of a load brought. */
export interface Load {
  requests: number;
  seconds: number;
  /** Answers that were no success, and requests that were not answered. */
  failed: number;
  p50Ms: number;
  p99Ms: number;
}

/** What was measured of a variant, round by round. */
export interface Result {
  name: string;
  /** Processor time for each request, in microseconds: of the serving process, PostgreSQL and Redis together. */
  micros: number[];
  /** The parts of `micros`, and bytes of write-ahead log; none where only the serving process was measured. */
  parts: { server: number; postgres: number; redis: number; walBytes: number }[];
  /** Requests a second. */
  rates: number[];
  p99Ms: number[];
}

let numbers = 0;
/** Where the numbers of a run begin; no run takes more than a million. */
export function nextNumbers(): number {
  numbers += 1;
  return numbers * 1_000_000;
}
