import type { Config, OnTestFailure, OnTestSuccess } from "jest-runner";

export type TestResult = Parameters<OnTestSuccess>[1];
export type Failure = Parameters<OnTestFailure>[1];

export interface TestFile {
  path: string;
  project: Config.ProjectConfig;
  config: Config.GlobalConfig;
}

/** A resource that all tests share, identified by its URL or folder. */
export type SharedResource = "postgres" | "programs" | "portal" | "images";

export type ToWorker =
  | { type: "run"; file: TestFile }
  | { type: "resource"; resource: SharedResource; value: string }
  | { type: "resource"; resource: SharedResource; value: null; error: string };

/** A worker sends `alive` regularly, unless a test blocks it, and `failed late` for errors after its last file. */
export type FromWorker =
  | { type: "alive" }
  | { type: "request"; resource: SharedResource }
  | { type: "ran"; result: TestResult; heapUsed: number }
  | { type: "could not run"; failure: Failure }
  | { type: "failed late"; failure: Failure };
