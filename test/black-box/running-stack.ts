import { type ChildProcessByStdio, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { parseEnv, promisify } from "node:util";
import { findFreePort, findRedisServer } from "@svc/local-servers";
import { findProgram, getImagesFolder, startWebhookReceiver, type WebhookReceiver } from "@svc/testing";
import { type SmtpSink, startSmtpSink } from "../../apps/api/test/mail/smtp-sink.ts";

export interface RunningStack {
  apiUrl: string;
  widgetAuthUrl: string;
  /** The portal's origin, without `/portal`. */
  origin: string;
  /** Variables of the stack's `demo.env`. */
  demo: Readonly<Record<string, string>>;
  mailbox: SmtpSink;
  receiver: WebhookReceiver;
  /** Runs `svc` from the packed image, so it requires a stack with Redis. */
  svc(...args: string[]): Promise<{ code: number; output: string }>;
  output(): string;
  /** Log lines of level error or fatal. */
  errors(): string[];
  /** Stops the stack as Ctrl-C does. @returns the exit code */
  stop(): Promise<number | null>;
}

// In JSON, pino's error and fatal are 50 and 60.
const ERROR_LINE = /"level":("(error|fatal)"|[56]0)/;

/** Programs that shell scripts call. Some of them create PostgreSQL's user if the test runs as root. */
const SHELL_PROGRAMS = ["sh", "ps", "id", "useradd", "sleep", "rm", "cat", "kill"];

/** Long enough for about twelve processes to start, one after another. */
export const START_TIMEOUT_MS = 600_000;

export function createBarePath(names: readonly string[]): string {
  const folder = join(mkdtempSync(join(tmpdir(), "svc-bare-")), "bin");
  mkdirSync(folder);
  symlinkSync(process.execPath, join(folder, "node"));
  for (const name of names) {
    const programPath = findProgram([name], [], [`/usr/sbin/${name}`]);
    if (programPath) symlinkSync(programPath, join(folder, name));
  }
  return folder;
}

/**
 * @returns a promise of the process's exit, and a function that reads its output
 * @throws Error with the output if the stack exits before it is ready
 */
export async function waitUntilReady(child: ChildProcessByStdio<null, Readable, Readable>) {
  const ended = once(child, "close") as Promise<[number | null]>;
  let output = "";
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
        if (output.includes("Press Ctrl-C to stop")) resolve();
      });
    void ended.then(() => reject(new Error(`the stack ended:\n${output}`)));
  });
  return { ended, output: () => output };
}

/**
 * With Redis, starts the packed images as separate processes; without it, one process from source. The PATH
 * has only Node, a shell and Redis.
 */
export async function startRunningStack({ redis }: { redis: boolean }): Promise<RunningStack> {
  const images = redis ? await getImagesFolder() : "";
  const [mailbox, receiver] = await Promise.all([startSmtpSink(), startWebhookReceiver()]);
  const dataDir = mkdtempSync(join(tmpdir(), "svc-black-box-"));
  // If this test runs as root, PostgreSQL runs as another user, who must be able to enter the folder.
  chmodSync(dataDir, 0o711);
  const [apiPort, widgetAuthPort] = [await findFreePort(), await findFreePort()];
  const barePath = createBarePath(SHELL_PROGRAMS);
  const server = redis ? findRedisServer() : null;
  if (server) symlinkSync(findProgram([server], [], []) ?? server, join(barePath, "redis-server"));
  const env = {
    PATH: barePath,
    HOME: dataDir,
    DATA_DIR: dataDir,
    DATABASE_URL: "",
    REDIS_URL: "",
    API_PORT: String(apiPort),
    WIDGET_AUTH_PORT: String(widgetAuthPort),
    SMTP_URL: mailbox.url,
    MAIL_FROM: "Portal <portal@example.com>",
  };
  const main = join(import.meta.dirname, "stack-main.ts");
  const args = ["-C", "source", "--disable-warning=ExperimentalWarning", main, ...(redis ? [images] : [])];
  const child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  const { ended, output } = await waitUntilReady(child);

  const readEnvFile = (name: string) =>
    parseEnv(readFileSync(join(dataDir, name), "utf8")) as Record<string, string>;
  const svcProgram = join(images, "api/apps/api/dist/bundle/svc.js");
  return {
    apiUrl: `http://127.0.0.1:${apiPort}`,
    widgetAuthUrl: `http://127.0.0.1:${widgetAuthPort}`,
    origin: `http://localhost:${apiPort}`,
    demo: readEnvFile("demo.env"),
    mailbox,
    receiver,
    svc: async (...args) => {
      const options = { env: { PATH: barePath, ...readEnvFile("stack.env") }, cwd: dataDir };
      return promisify(execFile)(process.execPath, [svcProgram, ...args], options).then(
        ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
        ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
      );
    },
    output,
    errors: () =>
      output()
        .split("\n")
        .filter((line) => ERROR_LINE.test(line)),
    stop: async () => {
      child.kill("SIGINT");
      const [code] = await ended;
      await Promise.all([mailbox.stop(), receiver.close()]);
      return code;
    },
  };
}
