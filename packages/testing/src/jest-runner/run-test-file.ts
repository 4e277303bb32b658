import { createRequire } from "node:module";
import { setImmediate } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { findOutputIssues } from "../output/output-capture.ts";
import { recordProcessState } from "./process-state.ts";
import type { TestFile, TestResult } from "./protocol.ts";
import { resetGlobals, setCircus } from "./test-globals.ts";

// biome-ignore lint/complexity/useMaxParams: a function of jest-circus
type RunWithCircus = (
  config: TestFile["config"],
  project: TestFile["project"],
  environment: object,
  runtime: object,
  path: string,
) => Promise<TestResult>;

const require = createRequire(import.meta.url);
const runWithCircus: RunWithCircus = require("jest-circus/runner").default;
/** Each `expect` captures a stack, whose cost grows with the number of frames. */
const STACK_FRAMES = 30;
const RUNNER = new URL(".", import.meta.url).href;
/** Global symbols under which jest-circus stores its handlers and its state. */
const HANDLERS = Symbol.for("EVENT_HANDLERS");
const STATE = "JEST_STATE_SYMBOL";

Error.stackTraceLimit = STACK_FRAMES;
// Hides the runner's frames, and shows paths as Jest does instead of Node's URLs.
Error.prepareStackTrace = (error, frames) => {
  const steps = frames
    .map(String)
    .filter((step) => !step.includes(RUNNER) && !step.includes("node:internal/"));
  return [String(error), ...steps.map((step) => `    at ${step.replace("file://", "")}`)].join("\n");
};

/** How often each file has run. A repeated file is loaded again; its imports are not. */
const runs = new Map<string, number>();

function importTestFile(path: string): Promise<unknown> {
  const count = runs.get(path) ?? 0;
  runs.set(path, count + 1);
  return import(pathToFileURL(path).href + (count === 0 ? "" : `?run=${count}`));
}

/** The parts of Jest's runtime that jest-circus uses. Node loads each module once for all files. */
const runtime = {
  setGlobalsForRuntime: setCircus,
  requireInternalModule: requireFresh,
  requireModule: require,
  unstable_shouldLoadAsEsm: () => true,
  unstable_importModule: importTestFile,
  enterTestCode: () => {},
  leaveTestCode: () => {},
};

interface Entry {
  name: string;
  parent?: Entry;
  mode?: string | null;
  errors?: readonly unknown[];
}

interface CircusEvent {
  name: string;
  test?: Entry;
  hook?: { type: string };
}

/** Receives the full name of each starting test, and "" before `SHARED_HOOKS`, which run once for several tests. */
type OnStart = (fullName: string) => void;

const SHARED_HOOKS = new Set(["beforeAll", "afterAll"]);

/** @param input `bails`: whether a failure skips the remaining tests */
function createEnvironment(onStart: OnStart, { bails }: { bails: boolean }) {
  let hasFailed = false;
  const handleTestEvent = async ({ name, test, hook }: CircusEvent) => {
    if (name === "hook_start" && hook && SHARED_HOOKS.has(hook.type)) onStart("");
    if (name === "test_start" && test) {
      if (bails && hasFailed) test.mode = "skip";
      onStart(formatFullName(test));
    }
    if (name === "test_done" && test?.errors && test.errors.length > 0) hasFailed = true;
    // One event-loop turn, in which unhandled rejections of the last hook are reported.
    if (name === "run_finish") await setImmediate();
  };
  return { global: globalThis, handleTestEvent };
}

/** Omits Jest's root block. */
function formatFullName({ name, parent }: Entry): string {
  return parent?.parent ? `${formatFullName(parent)} ${name}` : name;
}

/** Resets jest-circus's state for a file. */
function requireFresh(path: string): unknown {
  Reflect.deleteProperty(globalThis, HANDLERS);
  delete require.cache[path];
  // The `require` of this file would keep every reloaded module in memory.
  return createRequire(path)(path);
}

/** Deletes jest-circus's state, so that adding a test after the file ended throws. */
function deleteState(): void {
  for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
    if (symbol.description === STATE) Reflect.deleteProperty(globalThis, symbol);
  }
}

/** Reports a failure if the file leaves the process changed. Jest's option `bail` skips the tests after the first failure. */
export async function runTestFile(
  { path, project, config }: TestFile,
  onStart: OnStart = () => {},
): Promise<TestResult> {
  const start = Date.now();
  const restore = recordProcessState();
  let changes: string[] = [];
  let result: TestResult;
  try {
    const environment = createEnvironment(onStart, { bails: config.bail > 0 });
    result = await runWithCircus(config, project, environment, runtime, path);
  } finally {
    deleteState();
    resetGlobals();
    changes = restore();
  }
  const end = Date.now();
  const tests = result.testResults;
  result.perfStats = { ...result.perfStats, start, end, runtime: end - start };
  result.skipped = tests.length > 0 && tests.every(({ status }) => status === "pending");
  // Errors can contain any object, even cyclic ones. The messages contain their texts.
  for (const test of tests) test.failureDetails = [];
  const issues = (await findOutputIssues()).map((issue) => `The tested code ${issue}`);
  if (changes.length > 0)
    issues.push(`The file changed state that later files share: ${changes.join(", ")}.`);
  for (const message of issues) {
    result.testExecError ??= { message, stack: message };
    result.failureMessage = `${result.failureMessage ?? ""}\n  ● ${message}\n`;
  }
  return result;
}
