import type pg from "pg";

const REASONS: Readonly<Record<string, string>> = {
  "25006": "the database is read-only",
  "53000": "the database has run out of resources",
  "53100": "the database's disk is full",
  "53200": "the database has run out of memory",
};
const WRITE_COMMAND = /^(INSERT \d+|UPDATE|DELETE|MERGE) [1-9]/;
/** Failures expire, because a process that is not ready receives no writes that could clear them. */
const FAILURE_TTL_MS = 5_000;

/** Detects from responses whether a database accepts writes. A successful write clears a failure. */
export class WriteFailures {
  private readonly now: () => number;
  private failure: { reason: string; at: number } | null = null;

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  watch({ connection }: pg.Client): void {
    connection.on("errorMessage", ({ code }: { code?: string }) => this.handleError(code));
    connection.on("commandComplete", ({ text }: { text: string }) => this.handleCommand(text));
  }

  get reason(): string | null {
    if (this.failure && this.now() - this.failure.at > FAILURE_TTL_MS) this.failure = null;
    return this.failure?.reason ?? null;
  }

  private handleError(code: string | undefined): void {
    const reason = code === undefined ? undefined : REASONS[code];
    if (reason !== undefined) this.failure = { reason, at: this.now() };
  }

  private handleCommand(command: string): void {
    if (this.failure && WRITE_COMMAND.test(command)) this.failure = null;
  }
}
