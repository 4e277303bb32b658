import type { Database } from "@svc/database";
import type { Clock, Logger } from "@svc/service-kit";
import { auditSignIn } from "./sign-in-audit.ts";

interface RefusedSignIn {
  userId: string;
  /** Path under `/portal/auth`, such as `sign-in/email`. */
  path: string;
  requestId: string;
}

/** Audits refused sign-ins without delaying responses: only known addresses are audited, so a delay would reveal them. */
export class RefusedSignIns {
  private readonly parts: { db: Database; clock: Clock; log: Logger };
  private readonly pending = new Set<Promise<void>>();

  constructor(parts: { db: Database; clock: Clock; log: Logger }) {
    this.parts = parts;
  }

  record({ userId, path, requestId }: RefusedSignIn): void {
    const row = {
      action: "member.sign_in_refused",
      userId,
      data: { at: path },
      isAnonymous: true,
      requestId,
    } as const;
    const auditing = auditSignIn(this.parts, row)
      .catch((error: Error) =>
        this.parts.log.error({ err: error, requestId }, "failed to audit a rejected sign-in"),
      )
      .finally(() => this.pending.delete(auditing));
    this.pending.add(auditing);
  }

  async close(): Promise<void> {
    await Promise.all(this.pending);
  }
}
