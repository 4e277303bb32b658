import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setImmediate, setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { endWithThisProcess } from "@svc/local-servers";
import type { Config, Test } from "jest-runner";
import { createShared } from "./create-shared.ts";
import type { Failure, FromWorker, TestResult, ToWorker } from "./protocol.ts";

const MAIN = fileURLToPath(new URL("worker-main.ts", import.meta.url));
const GLOBALS = new URL("resolve-globals.ts", import.meta.url).href;
const FLAGS = [
  "-C",
  "source",
  "--max-semi-space-size=64",
  "--disable-warning=ExperimentalWarning",
  "--import",
  GLOBALS,
];
const CHECK_INTERVAL_MS = 1_000;
/** Jest's default. */
const DEFAULT_TEST_TIMEOUT_MS = 5_000;
const END_TIMEOUT_MS = 5_000;
const OUTPUT_WAIT_MS = 500;
const MAX_OUTPUT_LENGTH = 4_000;

export type Outcome = { result: TestResult; failure?: never } | { result: null; failure: Failure };

interface WorkerInput {
  slot: number;
  config: Config.GlobalConfig;
  /** True for the only file of a run, whose output is streamed instead of shown with the result. */
  isAlone: boolean;
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // No processes are left.
  }
}

export class TestWorker {
  private readonly input: WorkerInput;
  private readonly child: ChildProcess;
  private readonly ended: Promise<void>;
  /** Resolves the current `run`. */
  private settle: ((outcome: Outcome) => void) | null = null;
  private heapUsed = 0;
  private output = "";
  /** Time since the worker's last message. */
  private silentMs = 0;
  private isEnding = false;
  private failure: Failure | null = null;
  private isFailureReported = false;

  constructor(input: WorkerInput) {
    this.input = input;
    this.child = fork(MAIN, [], {
      execArgv: FLAGS,
      env: {
        ...process.env,
        JEST_WORKER_ID: String(input.slot),
        ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : {}),
      },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      // Makes the worker a group leader, so that `killGroup` also ends the processes of its tests.
      detached: true,
    });
    this.child.on("message", (message: FromWorker) => void this.handleMessage(message));
    const streams = [this.child.stdout, this.child.stderr].filter((stream) => stream !== null);
    for (const stream of streams) {
      stream.on("data", (chunk: Buffer) => {
        if (input.isAlone) process.stderr.write(chunk);
        this.output += chunk;
      });
    }
    const outputEnd = Promise.all(streams.map((stream) => once(stream, "close")));
    const timer = setInterval(() => this.checkSilence(), CHECK_INTERVAL_MS);
    this.ended = new Promise<void>((resolve) => {
      this.child.once("error", (error) => resolve(this.fail(`could not be started: ${error.message}`)));
      // Node does not emit "close" after a disconnect from this side.
      this.child.once("exit", async (code, signal) => {
        // The worker's child processes can keep the pipes open.
        await Promise.race([outputEnd, setTimeout(OUTPUT_WAIT_MS, null, { ref: false })]);
        for (const stream of streams) stream.destroy();
        if (!this.isEnding) this.fail(`ended unexpectedly, with ${signal ?? `exit code ${code}`}.`);
        resolve();
      });
    }).finally(() => clearInterval(timer));
    const { pid } = this.child;
    if (!pid) return;
    // If this process ends, kills the worker even while a test blocks it.
    const cancelCleanup = endWithThisProcess({ pid: -pid, signal: "KILL" });
    void this.ended.then(() => {
      killGroup(pid);
      cancelCleanup();
    });
  }

  /** Runs a file. Call it again only after the returned promise has resolved. */
  run(test: Test): Promise<Outcome> {
    this.output = "";
    return new Promise((resolve) => {
      this.settle = resolve;
      if (this.failure) this.reportFailure();
      const { config } = this.input;
      this.send({ type: "run", file: { path: test.path, project: test.context.config, config } });
    });
  }

  mustRetire(): boolean {
    const { workerIdleMemoryLimit: limit } = this.input.config;
    return this.failure !== null || (typeof limit === "number" && this.heapUsed > limit);
  }

  /** Returns an earlier failure, unless a file's result already reported it. */
  async end(): Promise<Failure | null> {
    this.isEnding = true;
    if (this.child.connected) this.child.disconnect();
    const timeout = new AbortController();
    setTimeout(END_TIMEOUT_MS, null, { signal: timeout.signal }).then(
      () => this.child.kill("SIGKILL"),
      () => {},
    );
    await this.ended;
    timeout.abort();
    return this.isFailureReported ? null : this.failure;
  }

  private async handleMessage(message: FromWorker): Promise<void> {
    this.silentMs = 0;
    if (message.type === "ran") {
      this.heapUsed = message.heapUsed;
      // Output uses another pipe and may arrive one event-loop turn later.
      await setImmediate();
      this.finish({ result: { ...message.result, ...this.toConsole() } });
    } else if (message.type === "could not run") {
      this.finish({ result: null, failure: message.failure });
    } else if (message.type === "failed late") {
      this.fail(`failed while no test file was running: ${message.failure.stack}`);
    } else if (message.type === "request") {
      const { resource } = message;
      const result = await createShared(resource).then(
        (value) => ({ value }),
        (error: unknown) => ({ value: null, error: String((error as Error | undefined)?.message ?? error) }),
      );
      this.send({ type: "resource", resource, ...result });
    }
  }

  private toConsole(): Pick<TestResult, "console"> {
    if (this.input.isAlone || !this.output) return {};
    return { console: [{ message: this.output.trimEnd(), origin: "", type: "log" }] };
  }

  /** Counts ticks instead of time, because the machine can sleep. */
  private checkSilence(): void {
    this.silentMs += CHECK_INTERVAL_MS;
    const limitMs = 2 * (this.input.config.testTimeout ?? DEFAULT_TEST_TIMEOUT_MS);
    if (this.silentMs < limitMs || this.failure) return;
    this.fail(`was killed, because it blocked the event loop for ${limitMs / 1000} seconds.`);
    this.child.kill("SIGKILL");
  }

  private fail(reason: string): void {
    if (this.failure) return;
    const message =
      `The process of this test file ${reason}\n${this.output.slice(-MAX_OUTPUT_LENGTH)}`.trimEnd();
    this.failure = { message, stack: message };
    this.reportFailure();
  }

  private reportFailure(): void {
    if (!this.failure || !this.settle) return;
    this.isFailureReported = true;
    this.finish({ result: null, failure: this.failure });
  }

  private finish(outcome: Outcome): void {
    this.settle?.(outcome);
    this.settle = null;
  }

  private send(message: ToWorker): void {
    if (this.child.connected) this.child.send(message, () => {});
  }
}
