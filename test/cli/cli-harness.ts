import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pollUntil } from "@svc/testing";
import { bundleCli } from "../../packages/cli/bundle.ts";

export interface CliResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface RunningCli {
  child: ChildProcess;
  ended: Promise<CliResult>;
  waitFor(text: string): Promise<void>;
  output(): CliResult;
}

export interface CliUser {
  home: string;
  start(args: readonly string[], options?: RunOptions): RunningCli;
  run(args: readonly string[], options?: RunOptions): Promise<CliResult>;
  /** Runs a command and returns its JSON. @throws Error if it fails */
  // biome-ignore lint/suspicious/noExplicitAny: tests compare any JSON with expected values
  json(args: readonly string[], options?: RunOptions): Promise<any>;
  runOnTerminal(args: readonly string[], options?: RunOptions & { columns?: number }): Promise<CliResult>;
}

interface RunOptions {
  stdin?: string;
  env?: Record<string, string>;
}

export interface CliHarness {
  file: string;
  createUser(env: Record<string, string>): Promise<CliUser>;
  stop(): Promise<void>;
}

export async function startCliHarness(): Promise<CliHarness> {
  const folder = await mkdtemp(join(tmpdir(), "svc-cli-"));
  const file = join(folder, "bin/svc.js");
  await bundleCli(join(folder, "bin"));
  return {
    file,
    async createUser(env) {
      const home = await mkdtemp(join(folder, "home-"));
      return createUser(file, { PATH: process.env.PATH ?? "", HOME: home, ...env }, home);
    },
    stop: () => rm(folder, { recursive: true, force: true }),
  };
}

function createUser(file: string, baseEnv: Record<string, string>, home: string): CliUser {
  const startProgram = (
    program: string,
    args: readonly string[],
    { stdin = "", env = {} }: RunOptions = {},
  ) => {
    const child = spawn(program, args, { env: { ...baseEnv, ...env }, cwd: home });
    child.stdin.on("error", () => {});
    child.stdin.end(stdin);
    return followOutput(child);
  };
  const start = (args: readonly string[], options?: RunOptions) =>
    startProgram(process.execPath, [file, ...args], options);
  return {
    home,
    start,
    run: (args, options) => start(args, options).ended,
    async json(args, options) {
      const { code, stdout, stderr } = await start([...args, "--json"], options).ended;
      if (code !== 0) throw new Error(`svc ${args.join(" ")} exited with ${code}: ${stderr}`);
      return JSON.parse(stdout);
    },
    runOnTerminal(args, { columns = 200, ...options } = {}) {
      const words = [process.execPath, file, ...args].map((word) => `'${word}'`);
      const command = `stty cols ${columns}; exec ${words.join(" ")}`;
      return startProgram("script", ["-qec", command, "/dev/null"], options).ended;
    },
  };
}

function followOutput(child: ReturnType<typeof spawn>): RunningCli {
  const result: CliResult = { code: null, stdout: "", stderr: "" };
  child.stdout?.on("data", (chunk) => {
    result.stdout += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    result.stderr += chunk;
  });
  const ended = new Promise<CliResult>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      result.code = code;
      resolve(result);
    });
  });
  return {
    child,
    ended,
    output: () => result,
    async waitFor(text) {
      await pollUntil(`output with ${text}`, async () => result.stdout + result.stderr, {
        isDone: (output) => output.includes(text) || result.code !== null,
      });
      const output = result.stdout + result.stderr;
      if (!output.includes(text)) throw new Error(`The command ended without ${text}: ${output}`);
    },
  };
}
