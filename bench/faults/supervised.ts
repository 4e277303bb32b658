import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { buildDeployedCommand } from "../load.ts";

const RESTART_MS = 500;

/** Restarts a program whenever it exits, until it is stopped. */
export class SupervisedProgram {
  readonly url: string;
  private readonly source: string;
  private readonly env: Record<string, string>;
  private readonly root: string | undefined;
  private child: ChildProcess | null = null;
  private shouldRun = true;
  private supervision: Promise<void> = Promise.resolve();
  unexpectedExits = 0;

  /** @param source such as `apps/api/src/main.ts` @param root folder of another release's sources */
  constructor(source: string, port: number, env: Record<string, string>, root?: string) {
    this.source = source;
    this.root = root;
    this.url = `http://127.0.0.1:${port}`;
    const ports = { API_PORT: String(port), WIDGET_AUTH_PORT: String(port), WORKER_PORT: String(port) };
    this.env = { ...env, ...ports };
  }

  /** Resolves when the program is first ready. */
  async start(extraEnv: Record<string, string> = {}): Promise<void> {
    this.shouldRun = true;
    const [args, settings] = buildDeployedCommand(this.source, { ...this.env, ...extraEnv });
    const launch = () =>
      spawn(process.execPath, args, {
        stdio: ["ignore", "inherit", "inherit", "ipc"],
        cwd: this.root,
        env: { ...process.env, ...settings },
      });
    const child = launch();
    const ready = once(child, "message");
    this.supervision = this.supervise(child, launch);
    await Promise.race([ready, once(child, "exit").then(() => this.waitUntilReady())]);
  }

  /** @param toUrl receives the original database URL */
  async restart(toUrl: (databaseUrl: string) => string): Promise<void> {
    await this.stop("SIGTERM");
    await this.start({ DATABASE_URL: toUrl(this.env.DATABASE_URL ?? "") });
  }

  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal);
  }

  async waitUntilReady(): Promise<void> {
    for (;;) {
      const response = await fetch(`${this.url}/health/ready`).catch(() => null);
      await response?.body?.cancel();
      if (response?.ok) return;
      await pause(50);
    }
  }

  async stop(signal: NodeJS.Signals = "SIGINT"): Promise<void> {
    this.shouldRun = false;
    this.child?.kill(signal);
    await this.supervision;
  }

  private async supervise(first: ChildProcess, launch: () => ChildProcess): Promise<void> {
    for (let child = first; ; child = launch()) {
      this.child = child;
      await once(child, "exit");
      this.child = null;
      if (!this.shouldRun) return;
      this.unexpectedExits += 1;
      await pause(RESTART_MS);
      if (!this.shouldRun) return;
    }
  }
}
