import type { Config, OnTestFailure, OnTestSuccess } from "jest-runner";

export type TestResult = Parameters<OnTestSuccess>[1];
export type Failure = Parameters<OnTestFailure>[1];

export interface TestFile {
  path: string;
  project: Config.ProjectConfig;
  config: Config.GlobalConfig;
}

/** Shared by all tests, and identified by its URL or folder. */
export type SharedResource = "postgres" | "programs" | "portal" | "images";

export type ToWorker =
  | { type: "run"; file: TestFile }
  | { type: "resource"; resource: SharedResource; value: string }
  | { type: "resource"; resource: SharedResource; value: null; error: string };

/** `alive` comes regularly, unless a test blocks the worker. `failed late` reports an error while no file runs. */
export type FromWorker =
  | { type: "alive" }
  | { type: "request"; resource: SharedResource }
  | { type: "ran"; result: TestResult; heapUsed: number }
  | { type: "could not run"; failure: Failure }
  | { type: "failed late"; failure: Failure };
