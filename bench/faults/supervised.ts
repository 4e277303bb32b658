import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { toDeployed } from "../load.ts";

/** How long a supervisor waits before it starts again what has ended. */
const RESTART_MS = 500;

/** A program as it is deployed, which is started again whenever it has ended. */
export class Supervised {
  readonly url: string;
  private readonly source: string;
  private readonly env: Record<string, string>;
  private readonly root: string | undefined;
  private child: ChildProcess | null = null;
  private isWanted = true;
  private over: Promise<void> = Promise.resolve();
  /** How often it has ended by itself or was ended. */
  ended = 0;

  /** @param source its file: `apps/api/src/main.ts` @param port where it listens, each time @param root of the sources that it was built of, where those are not these */
  constructor(source: string, port: number, env: Record<string, string>, root?: string) {
    this.source = source;
    this.root = root;
    this.url = `http://127.0.0.1:${port}`;
    const ports = { API_PORT: String(port), WIDGET_AUTH_PORT: String(port), WORKER_PORT: String(port) };
    this.env = { ...env, ...ports };
  }

  /** Starts it, and keeps it running until `stop`. Resolves when it is ready for the first time. */
  async start(more: Record<string, string> = {}): Promise<void> {
    this.isWanted = true;
    const [words, settings] = toDeployed(this.source, { ...this.env, ...more });
    const launch = () =>
      spawn(process.execPath, words, {
        stdio: ["ignore", "inherit", "inherit", "ipc"],
        cwd: this.root,
        env: { ...process.env, ...settings },
      });
    const child = launch();
    const ready = once(child, "message");
    this.over = this.supervise(child, launch);
    await Promise.race([ready, once(child, "exit").then(() => this.untilReady())]);
  }

  /** Starts it anew as an operator does, with another address of the database. */
  async restart(toUrl: (databaseUrl: string) => string): Promise<void> {
    await this.stop("SIGTERM");
    await this.start({ DATABASE_URL: toUrl(this.env.DATABASE_URL ?? "") });
  }

  /** Sends it a signal, as an operator or the kernel does. */
  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal);
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** Waits until it says that it is ready. */
  async untilReady(): Promise<void> {
    for (;;) {
      const answer = await fetch(`${this.url}/health/ready`).catch(() => null);
      await answer?.body?.cancel();
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Ends it for good. */
  async stop(signal: NodeJS.Signals = "SIGINT"): Promise<void> {
    this.isWanted = false;
    this.child?.kill(signal);
    await this.over;
  }

  private async supervise(first: ChildProcess, launch: () => ChildProcess): Promise<void> {
    for (let child = first; ; child = launch()) {
      this.child = child;
      await once(child, "exit");
      this.child = null;
      if (!this.isWanted) return;
      this.ended += 1;
      await new Promise((resolve) => setTimeout(resolve, RESTART_MS));
      if (!this.isWanted) return;
    }
  }
}
