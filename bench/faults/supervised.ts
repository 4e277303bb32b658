import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { toDeployed } from "../load.ts";

const RESTART_MS = 500;

/** Restarts the program when it exits. */
export class Supervised {
  readonly url: string;
  private readonly source: string;
  private readonly env: Record<string, string>;
  private readonly root: string | undefined;
  private child: ChildProcess | null = null;
  private isWanted = true;
  private over: Promise<void> = Promise.resolve();
  ended = 0;

  /** @param source main file: `apps/api/src/main.ts` @param root folder of the sources, if not this one */
  constructor(source: string, port: number, env: Record<string, string>, root?: string) {
    this.source = source;
    this.root = root;
    this.url = `http://127.0.0.1:${port}`;
    const ports = { API_PORT: String(port), WIDGET_AUTH_PORT: String(port), WORKER_PORT: String(port) };
    this.env = { ...env, ...ports };
  }

  /** Starts the program and keeps it running until `stop`. Resolves when it is first ready. */
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

  async restart(toUrl: (databaseUrl: string) => string): Promise<void> {
    await this.stop("SIGTERM");
    await this.start({ DATABASE_URL: toUrl(this.env.DATABASE_URL ?? "") });
  }

  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal);
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  async untilReady(): Promise<void> {
    for (;;) {
      const answer = await fetch(`${this.url}/health/ready`).catch(() => null);
      await answer?.body?.cancel();
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

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
