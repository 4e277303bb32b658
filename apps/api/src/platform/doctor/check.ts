import type { DoctorContext } from "./doctor-context.ts";

/** `skipped`: not applicable, or blocked by a problem that another check reports. */
export type CheckStatus = "ok" | "warn" | "fail" | "skipped";

export interface Verdict {
  status: CheckStatus;
  /** Never contains secrets or personal data. */
  found: string;
  /** Null if there is nothing to do. */
  remedy: string | null;
}

/** Must not change anything, except for temporary files that it removes. */
export interface Check {
  /** Stable across environments and releases. */
  name: `${string}.${string}`;
  run(ctx: DoctorContext): Verdict | Promise<Verdict>;
}

export const ok = (found: string): Verdict => ({ status: "ok", found, remedy: null });
export const skipped = (found: string): Verdict => ({ status: "skipped", found, remedy: null });
export const warn = (found: string, remedy: string): Verdict => ({ status: "warn", found, remedy });
export const fail = (found: string, remedy: string): Verdict => ({ status: "fail", found, remedy });

export const failInLive = ({ isLive }: DoctorContext, found: string, remedy: string): Verdict =>
  isLive ? fail(found, remedy) : ok(`${found}; this check fails in the live environment`);

export const warnInLive = ({ isLive }: DoctorContext, found: string, remedy: string): Verdict =>
  isLive ? warn(found, remedy) : ok(`${found}; this check warns in the live environment`);
