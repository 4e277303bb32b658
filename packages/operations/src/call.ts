import {
  type AuditEntryInput,
  type EventInput,
  recordAudit,
  recordEvents,
  type Sql,
  type Transaction,
} from "@svc/database";
import type { Principal } from "@svc/service-kit/auth";
import type { DeferWrite } from "./idempotency/with-idempotency.ts";

export interface UploadedFile {
  id: string;
  name: string;
  mediaType: string;
  size: number;
  /** Hexadecimal. */
  sha256: string;
  bytes?: Uint8Array;
  /** Deletes the stored file, after a failed change or a replay. */
  discard(): Promise<void>;
}

export type MaybePromise<T> = T | Promise<T>;

export interface Caller<P = Principal> {
  principal: P;
  requestId: string;
  ifMatch: string | null;
  header(name: string): string | undefined;
  /** Null if unknown, or if the call is not a REST request. */
  clientAddress?(): string | null;
}

export type Call<Ctx, P = Principal> = Ctx & Caller<P>;

export interface Change {
  tx: Transaction;
  /** Rows of the operation's `prefetch`. */
  prefetched: unknown[];
  deferWrite: DeferWrite;
  file: UploadedFile | null;
  /** The transaction records the entry after `run`. */
  audit(entry: Pick<AuditEntryInput, "action" | "targetId"> & { data?: Record<string, unknown> }): void;
  /** The transaction records the event after `run`. */
  emitEvent(event: Pick<EventInput, "type" | "data">): void;
  afterCommit(work: () => Promise<void>): void;
}

interface EffectsAuthor {
  principal: { organizationId: string; actor: AuditEntryInput["actor"] };
  requestId: string | null;
}

const EVENTS_PER_STATEMENT = 500;

/** Collects the audit entries, events and after-commit work of one attempt. */
export class CollectedEffects {
  readonly afterCommit: (() => Promise<void>)[] = [];
  private readonly audits: Parameters<Change["audit"]>[0][] = [];
  private readonly events: Parameters<Change["emitEvent"]>[0][] = [];

  toChange({
    tx,
    deferWrite,
    prefetched,
    file,
  }: {
    tx: Transaction;
    deferWrite: DeferWrite;
    prefetched: unknown[];
    file: UploadedFile | null;
  }): Change {
    return {
      tx,
      prefetched,
      deferWrite,
      file,
      audit: (entry) => this.audits.push(entry),
      emitEvent: (event) => this.events.push(event),
      afterCommit: (work) => this.afterCommit.push(work),
    };
  }

  async write(tx: Sql, { principal, requestId }: EffectsAuthor, at: Date): Promise<void> {
    const { organizationId, actor } = principal;
    for (const entry of this.audits) {
      await recordAudit(tx, { organizationId, actor, data: {}, requestId, at, ...entry });
    }
    for (let start = 0; start < this.events.length; start += EVENTS_PER_STATEMENT) {
      const batch = this.events.slice(start, start + EVENTS_PER_STATEMENT);
      await recordEvents(
        tx,
        batch.map((event) => ({ organizationId, at, ...event })),
      );
    }
  }
}
