import type { Config, OnTestFailure, OnTestSuccess } from "jest-runner";

export type TestResult = Parameters<OnTestSuccess>[1];
export type Failure = Parameters<OnTestFailure>[1];

/** A test file, and what Jest knows of how to run it. */
export interface TestFile {
  path: string;
  project: Config.ProjectConfig;
  config: Config.GlobalConfig;
}

/**
 * What all files of a run share, and the runner makes when it is asked for first: the server's address, the folders of the
 * programs, of the portal and of the images.
 */
export type Shared = "postgres" | "programs" | "portal" | "images";

/** What the runner tells a worker. */
export type ToWorker =
  | { type: "run"; file: TestFile }
  | { type: "gives"; what: Shared; value: string }
  | { type: "gives"; what: Shared; value: null; fault: string };

/** What a worker tells the runner. That it is alive it says all the time, unless a test keeps it from that. */
export type FromWorker =
  | { type: "alive" }
  | { type: "asks"; what: Shared }
  | { type: "ran"; result: TestResult; heapUsed: number }
  | { type: "could not run"; failure: Failure }
  | { type: "failed late"; failure: Failure };
