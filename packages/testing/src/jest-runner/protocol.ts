import type { Config, OnTestFailure, OnTestSuccess } from "jest-runner";

export type TestResult = Parameters<OnTestSuccess>[1];
export type Failure = Parameters<OnTestFailure>[1];

export interface TestFile {
  path: string;
  project: Config.ProjectConfig;
  config: Config.GlobalConfig;
}

/** The value is the server's URL or a folder. */
export type SharedResource = "postgres" | "programs" | "portal" | "images";

export type ToWorker =
  | { type: "run"; file: TestFile }
  | { type: "gives"; what: SharedResource; value: string }
  | { type: "gives"; what: SharedResource; value: null; fault: string };

/** A worker sends `alive` regularly, unless a test blocks it. */
export type FromWorker =
  | { type: "alive" }
  | { type: "asks"; what: SharedResource }
  | { type: "ran"; result: TestResult; heapUsed: number }
  | { type: "could not run"; failure: Failure }
  | { type: "failed late"; failure: Failure };
