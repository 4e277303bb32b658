import type { DoctorContext } from "./doctor-context.ts";

/** `skipped`: it could not be looked at, for a reason that another check names, or that is none. */
export type CheckStatus = "ok" | "warn" | "fail" | "skipped";

/** What came of a check. */
export interface Verdict {
  status: CheckStatus;
  /** What was found; never a secret, nor anything personal. */
  found: string;
  /** What to do; null where nothing is to be done. */
  remedy: string | null;
}

/** One thing that is looked at. It changes nothing, but for files that it removes again. */
export interface Check {
  /** The same in both environments, and from release to release. */
  name: `${string}.${string}`;
  look(ctx: DoctorContext): Verdict | Promise<Verdict>;
}

export const ok = (found: string): Verdict => ({ status: "ok", found, remedy: null });
export const skipped = (found: string): Verdict => ({ status: "skipped", found, remedy: null });
export const warn = (found: string, remedy: string): Verdict => ({ status: "warn", found, remedy });
export const fail = (found: string, remedy: string): Verdict => ({ status: "fail", found, remedy });

/** Dangerous with real money alone: a failure in live, and as it should be in test. */
export const failInLive = ({ isLive }: DoctorContext, found: string, remedy: string): Verdict =>
  isLive ? fail(found, remedy) : ok(`${found}; in live it would fail`);

/** As `failInLive`, a warning there. */
export const warnInLive = ({ isLive }: DoctorContext, found: string, remedy: string): Verdict =>
  isLive ? warn(found, remedy) : ok(`${found}; in live it would be warned of`);
