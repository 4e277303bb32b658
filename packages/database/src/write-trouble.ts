import type pg from "pg";

const REASONS: Readonly<Record<string, string>> = {
  "25006": "the database is read-only",
  "53000": "the database has run out of resources",
  "53100": "the database's disk is full",
  "53200": "the database has run out of memory",
};
const WRITTEN = /^(INSERT \d+|UPDATE|DELETE|MERGE) [1-9]/;
/** Expires, since a process that is not ready receives no writes that could clear the failure. */
const REMEMBERED_MS = 5_000;

/** Tracks whether a database takes writes, from responses to ordinary statements. The next successful write clears a failure. */
export class WriteTrouble {
  private readonly now: () => number;
  private trouble: { reason: string; at: number } | null = null;

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  watch({ connection }: pg.Client): void {
    connection.on("errorMessage", ({ code }: { code?: string }) => this.failed(code));
    connection.on("commandComplete", ({ text }: { text: string }) => this.done(text));
  }

  /** Returns why the database refused the last write, or null. */
  get reason(): string | null {
    if (this.trouble && this.now() - this.trouble.at > REMEMBERED_MS) this.trouble = null;
    return this.trouble?.reason ?? null;
  }

  private failed(code: string | undefined): void {
    const reason = code === undefined ? undefined : REASONS[code];
    if (reason !== undefined) this.trouble = { reason, at: this.now() };
  }

  private done(command: string): void {
    if (this.trouble && WRITTEN.test(command)) this.trouble = null;
  }
}
