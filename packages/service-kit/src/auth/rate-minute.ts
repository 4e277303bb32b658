import { hash } from "node:crypto";
import { type Counts, WINDOW_MS } from "../limits/counts.ts";
import { Minute } from "../limits/minute.ts";

export const POLICY = "per-minute";

/** A credential's quota for one minute, which starts with its first request. */
export class RateMinute extends Minute {
  policy: string;

  constructor(counts: Counts, credentialId: string, limit: number, now: () => number) {
    super(counts, credentialId, limit, now);
    this.policy = formatPolicy(credentialId, limit);
  }

  override changeLimit(limit: number): void {
    super.changeLimit(limit);
    this.policy = formatPolicy(this.id, limit);
  }
}

function formatPolicy(credentialId: string, limit: number): string {
  const partition = Buffer.from(hash("sha256", credentialId).slice(0, 12)).toString("base64");
  return `"${POLICY}"; q=${limit}; w=${WINDOW_MS / 1000}; pk=:${partition}:`;
}
