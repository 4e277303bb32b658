import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setImmediate, setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { endWithThisProcess } from "@svc/local-servers";
import type { Config, Test } from "jest-runner";
import { makeShared } from "./make-shared.ts";
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
const LOOK_EVERY_MS = 1_000;
/** Jest's default. */
const DEFAULT_TEST_TIMEOUT_MS = 5_000;
const END_PATIENCE_MS = 5_000;
const LAST_WORDS_PATIENCE_MS = 500;
const LAST_WORDS = 4_000;

export type Outcome = { result: TestResult; failure?: never } | { result: null; failure: Failure };

interface WorkerInput {
  slot: number;
  config: Config.GlobalConfig;
  /** Streams output instead of showing it with the result. */
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
  private settle: ((outcome: Outcome) => void) | null = null;
  private heapUsed = 0;
  private output = "";
  private silentMs = 0;
  private isEnding = false;
  private death: Failure | null = null;
  private isDeathTold = false;

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
      // A group leader, so that processes its tests start end with it.
      detached: true,
    });
    this.child.on("message", (message: FromWorker) => void this.hear(message));
    const streams = [this.child.stdout, this.child.stderr].filter((stream) => stream !== null);
    for (const stream of streams) {
      stream.on("data", (chunk: Buffer) => {
        if (input.isAlone) process.stderr.write(chunk);
        this.output += chunk;
      });
    }
    const read = Promise.all(streams.map((stream) => once(stream, "close")));
    const timer = setInterval(() => this.look(), LOOK_EVERY_MS);
    this.ended = new Promise<void>((resolve) => {
      this.child.once("error", (error) => resolve(this.die(`could not be started: ${error.message}`)));
      // Not "close": Node does not emit it after a disconnect from this side.
      this.child.once("exit", async (code, signal) => {
        // Its child processes may keep the pipes open.
        await Promise.race([read, setTimeout(LAST_WORDS_PATIENCE_MS, null, { ref: false })]);
        for (const stream of streams) stream.destroy();
        if (!this.isEnding) this.die(`ended by itself, with ${signal ?? `exit code ${code}`}.`);
        resolve();
      });
    }).finally(() => clearInterval(timer));
    const { pid } = this.child;
    if (!pid) return;
    // Ends the worker with the run, even if a test blocks it.
    const callOff = endWithThisProcess({ pid: -pid, signal: "KILL" });
    void this.ended.then(() => {
      killGroup(pid);
      callOff();
    });
  }

  /** Only one file at a time. */
  run(test: Test): Promise<Outcome> {
    this.output = "";
    return new Promise((resolve) => {
      this.settle = resolve;
      if (this.death) this.tellDeath();
      const { config } = this.input;
      this.tell({ type: "run", file: { path: test.path, project: test.context.config, config } });
    });
  }

  /** Whether it has ended, or uses too much memory. */
  isSpent(): boolean {
    const { workerIdleMemoryLimit: limit } = this.input.config;
    return this.death !== null || (typeof limit === "number" && this.heapUsed > limit);
  }

  /** Returns why it had died, unless a file's failure already reported it. */
  async end(): Promise<Failure | null> {
    this.isEnding = true;
    if (this.child.connected) this.child.disconnect();
    const patience = new AbortController();
    setTimeout(END_PATIENCE_MS, null, { signal: patience.signal }).then(
      () => this.child.kill("SIGKILL"),
      () => {},
    );
    await this.ended;
    patience.abort();
    return this.isDeathTold ? null : this.death;
  }

  private async hear(message: FromWorker): Promise<void> {
    this.silentMs = 0;
    if (message.type === "ran") {
      this.heapUsed = message.heapUsed;
      // Output takes another path than messages, and may arrive a turn later.
      await setImmediate();
      this.finish({ result: { ...message.result, ...this.printed() } });
    } else if (message.type === "could not run") {
      this.finish({ result: null, failure: message.failure });
    } else if (message.type === "failed late") {
      this.die(`failed after its last file had ended: ${message.failure.stack}`);
    } else if (message.type === "asks") {
      const answer = await makeShared(message.what).then(
        (value) => ({ value }),
        (error: unknown) => ({ value: null, fault: String((error as Error | undefined)?.message ?? error) }),
      );
      this.tell({ type: "gives", what: message.what, ...answer });
    }
  }

  private printed(): Pick<TestResult, "console"> {
    if (this.input.isAlone || !this.output) return {};
    return { console: [{ message: this.output.trimEnd(), origin: "", type: "log" }] };
  }

  /** Counts ticks instead of measuring time, since the machine may have slept. */
  private look(): void {
    this.silentMs += LOOK_EVERY_MS;
    const limitMs = 2 * (this.input.config.testTimeout ?? DEFAULT_TEST_TIMEOUT_MS);
    if (this.silentMs < limitMs || this.death) return;
    this.die(`was killed, because it let go of the processor at no time in ${limitMs / 1000} seconds.`);
    this.child.kill("SIGKILL");
  }

  private die(how: string): void {
    if (this.death) return;
    const message = `The process of this test file ${how}\n${this.output.slice(-LAST_WORDS)}`.trimEnd();
    this.death = { message, stack: message };
    this.tellDeath();
  }

  private tellDeath(): void {
    if (!this.death || !this.settle) return;
    this.isDeathTold = true;
    this.finish({ result: null, failure: this.death });
  }

  private finish(outcome: Outcome): void {
    this.settle?.(outcome);
    this.settle = null;
  }

  private tell(message: ToWorker): void {
    if (this.child.connected) this.child.send(message, () => {});
  }
}
