import {
  type AuditEntryInput,
  type EventInput,
  recordAudit,
  recordEvent,
  type Sql,
  type Transaction,
} from "@svc/database";
import type { Principal } from "@svc/service-kit";
import type { FinishWith } from "./idempotency/with-idempotency.ts";
import type { TakenFile } from "./taken-file.ts";

export type Answered<T> = T | Promise<T>;

/** Who calls, and what they said beside the input. */
export interface Caller<P = Principal> {
  principal: P;
  requestId: string;
  /** The version that the caller has seen, as `If-Match` has it; null where any will do. */
  ifMatch: string | null;
  /** A request header, by its lower-case name. */
  header(name: string): string | undefined;
  /** Whence the call came; null where that cannot be told. Of REST alone. */
  clientAddress?(): string | null;
}

/** What an operation is run with: the service's context, and who calls. */
export type Call<Ctx, P = Principal> = Ctx & Caller<P>;

/** What an operation has besides while it changes something. */
export interface Change {
  /** The open transaction. */
  tx: Transaction;
  /** The rows of what the operation asks `ahead`. */
  ahead: unknown[];
  /** Leaves the operation's last writing to be done in one statement with what is remembered of its answer. */
  finishWith: FinishWith;
  /** The file that came with the input, where the operation takes one. */
  file: TakenFile | null;
  /** Writes down who did this, in the transaction, once the operation is done. */
  audit(entry: Pick<AuditEntryInput, "action" | "targetId"> & { data?: Record<string, unknown> }): void;
  /** Tells of it by an event, in the transaction, once the operation is done. */
  tell(event: Pick<EventInput, "type" | "data">): void;
  /** Does something beside the database, once the transaction has committed. */
  afterCommit(work: () => Promise<void>): void;
}

/** What is collected during one run of a change. A run that is repeated begins with nothing. */
export class Collected {
  readonly afterCommit: (() => Promise<void>)[] = [];
  private readonly audits: Parameters<Change["audit"]>[0][] = [];
  private readonly events: Parameters<Change["tell"]>[0][] = [];

  /** What the operation sees of it. */
  toChange(tx: Transaction, finishWith: FinishWith, ahead: unknown[], file: TakenFile | null): Change {
    return {
      tx,
      ahead,
      finishWith,
      file,
      audit: (entry) => this.audits.push(entry),
      tell: (event) => this.events.push(event),
      afterCommit: (work) => this.afterCommit.push(work),
    };
  }

  /** Writes the audit rows and the events, in the transaction of what they tell of. */
  async write(tx: Sql, { principal, requestId }: Caller, at: Date): Promise<void> {
    const { organizationId, actor } = principal;
    for (const entry of this.audits) {
      await recordAudit(tx, { organizationId, actor, data: {}, requestId, at, ...entry });
    }
    for (const event of this.events) await recordEvent(tx, { organizationId, at, ...event });
  }
}
