import type { Database } from "@svc/database";
import type { Clock, Logger } from "@svc/service-kit";
import { auditSignIn } from "./sign-in-audit.ts";

/** A refused step of a known person's sign-in. */
interface RefusedSignIn {
  userId: string;
  /** The step, as its path under `/portal/api/auth` has it: `sign-in/email`. */
  at: string;
  requestId: string;
}

/**
 * Audits refused sign-ins without delaying their answers. An address that nobody has leaves no audit row; if the answer waited for the row of a known one,
 * its time would tell the two apart.
 */
export class RefusedSignIns {
  private readonly parts: { db: Database; clock: Clock; log: Logger };
  private readonly pending = new Set<Promise<void>>();

  constructor(parts: { db: Database; clock: Clock; log: Logger }) {
    this.parts = parts;
  }

  record({ userId, at, requestId }: RefusedSignIn): void {
    const row = { action: "member.sign_in_refused", userId, data: { at }, by: "nobody", requestId } as const;
    const written = auditSignIn(this.parts, row)
      .catch((error: Error) =>
        this.parts.log.error({ err: error, requestId }, "could not audit a refused sign-in"),
      )
      .finally(() => this.pending.delete(written));
    this.pending.add(written);
  }

  /** Waits for the rows that are being written. */
  async close(): Promise<void> {
    await Promise.all(this.pending);
  }
}
