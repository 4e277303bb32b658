import { hash } from "node:crypto";

export const WINDOW_MS = 60_000;
export const POLICY = "per-minute";

/** What a credential has used of its minute, which begins with its first request. */
export interface RateMinute {
  limit: number;
  used: number;
  endsAt: number;
  /** `RateLimit-Policy` as it is answered. */
  policy: string;
}

/** A minute of which nothing is used. */
export function startMinute(credentialId: string, limit: number, time: number): RateMinute {
  const partition = Buffer.from(hash("sha256", credentialId).slice(0, 12)).toString("base64");
  return {
    limit,
    used: 0,
    endsAt: time + WINDOW_MS,
    policy: `"${POLICY}"; q=${limit}; w=${WINDOW_MS / 1000}; pk=:${partition}:`,
  };
}
