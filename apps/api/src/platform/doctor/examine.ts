import { setTimeout as pause } from "node:timers/promises";
import { type Clock, systemClock } from "@svc/service-kit";
import { type Check, type CheckStatus, fail, skipped, type Verdict } from "./check.ts";
import { CHECKS } from "./checks/checks.ts";
import { readEnvironment } from "./doctor-config.ts";
import { createDoctorContext, type DoctorContext } from "./doctor-context.ts";
import { describeError, UnavailableError } from "./errors.ts";

export interface Finding extends Verdict {
  name: Check["name"];
}

export interface Examination {
  environment: string | null;
  checks: Finding[];
  counts: Record<CheckStatus, number>;
}

const CHECK_TIMEOUT_MS = 20_000;

/** Runs all checks. A failed check does not stop the others. */
export async function examine(env: NodeJS.ProcessEnv, clock: Clock = systemClock): Promise<Examination> {
  const environment = readEnvironment(env);
  const { ctx, close } = createDoctorContext(environment, clock);
  try {
    const findings = await Promise.all(CHECKS.map((group) => runSequentially(ctx, group)));
    const checks = findings.flat().map((finding) => redactSecrets(finding, environment.secrets));
    const counts = { ok: 0, warn: 0, fail: 0, skipped: 0 };
    for (const { status } of checks) counts[status] += 1;
    return { environment: environment.config.SVC_ENVIRONMENT ?? null, checks, counts };
  } finally {
    await close();
  }
}

async function runSequentially(ctx: DoctorContext, group: readonly Check[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const check of group) findings.push({ name: check.name, ...(await runCheck(ctx, check)) });
  return findings;
}

async function runCheck(ctx: DoctorContext, check: Check): Promise<Verdict> {
  const timeoutController = new AbortController();
  const { signal } = timeoutController;
  const timeout = pause(
    CHECK_TIMEOUT_MS,
    fail(
      `timed out after ${CHECK_TIMEOUT_MS / 1_000} s`,
      "try again; if it still times out, find out what is slow",
    ),
    { signal },
    // Aborting the timer of a finished check rejects this promise.
  ).catch(() => skipped(""));
  try {
    return await Promise.race([Promise.resolve(check.run(ctx)).catch(toVerdict), timeout]);
  } catch (error) {
    return toVerdict(error);
  } finally {
    timeoutController.abort();
  }
}

function toVerdict(error: unknown): Verdict {
  if (error instanceof UnavailableError) return skipped(`skipped: ${error.message}`);
  return fail(`the check failed: ${describeError(error)}`, "resolve this error, then run svc doctor again");
}

function redactSecrets(finding: Finding, secrets: readonly string[]): Finding {
  const redact = (text: string) =>
    secrets.reduce((redacted, secret) => redacted.replaceAll(secret, "…"), text);
  const { remedy } = finding;
  return { ...finding, found: redact(finding.found), remedy: remedy === null ? null : redact(remedy) };
}
