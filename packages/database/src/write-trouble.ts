import type pg from "pg";

/** What keeps a database from taking writes, by SQLSTATE, as it is said to whoever asks whether a service is ready. */
const REASONS: Readonly<Record<string, string>> = {
  "25006": "the database is read-only",
  "53000": "the database has run out of resources",
  "53100": "the database's disk is full",
  "53200": "the database has run out of memory",
};
const WRITTEN = /^(INSERT \d+|UPDATE|DELETE|MERGE) [1-9]/;
/** Whoever is not ready is sent no writes that could show that all is well again: for as long an outage lasts longer than its cause. */
const REMEMBERED_MS = 5_000;

/**
 * Remembers that a database takes no writes, from what it says to those that are made anyway: no write is made to find
 * out. It is forgotten with the next write that succeeds, or after five seconds.
 */
export class WriteTrouble {
  private readonly now: () => number;
  private trouble: { reason: string; at: number } | null = null;

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  /** Hears whatever is said on a connection, whoever asks. */
  watch({ connection }: pg.Client): void {
    connection.on("errorMessage", ({ code }: { code?: string }) => this.failed(code));
    connection.on("commandComplete", ({ text }: { text: string }) => this.done(text));
  }

  /** Why the last write failed, if the database itself was at fault, else null. */
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
