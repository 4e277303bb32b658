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

/**
 * Runs all checks. A failed check does not stop the others.
 *
 * @param env the service's variables
 */
export async function examine(env: NodeJS.ProcessEnv, clock: Clock = systemClock): Promise<Examination> {
  const read = readEnvironment(env);
  const { ctx, close } = createDoctorContext(read, clock);
  try {
    const findings = await Promise.all(CHECKS.map((group) => runSequentially(ctx, group)));
    const checks = findings.flat().map((finding) => withoutSecrets(finding, read.secrets));
    const counts = { ok: 0, warn: 0, fail: 0, skipped: 0 };
    for (const { status } of checks) counts[status] += 1;
    return { environment: read.config.SVC_ENVIRONMENT ?? null, checks, counts };
  } finally {
    await close();
  }
}

/** Sequential, because the checks of a group share connections. */
async function runSequentially(ctx: DoctorContext, group: readonly Check[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const check of group) findings.push({ name: check.name, ...(await runCheck(ctx, check)) });
  return findings;
}

async function runCheck(ctx: DoctorContext, check: Check): Promise<Verdict> {
  const timeoutController = new AbortController();
  const { signal } = timeoutController;
  const late = pause(
    CHECK_TIMEOUT_MS,
    fail(
      `timed out after ${CHECK_TIMEOUT_MS / 1_000} s`,
      "try again; if it still times out, find out what is slow",
    ),
    { signal },
  ).catch(() => skipped(""));
  try {
    return await Promise.race([Promise.resolve(check.run(ctx)).catch(explain), late]);
  } catch (error) {
    return explain(error);
  } finally {
    timeoutController.abort();
  }
}

function explain(error: unknown): Verdict {
  if (error instanceof UnavailableError) return skipped(`skipped: ${error.message}`);
  return fail(`the check failed: ${describeError(error)}`, "fix the error in the message");
}

/** Redacts the secrets, because server messages may quote them. */
function withoutSecrets(finding: Finding, secrets: readonly string[]): Finding {
  const clean = (text: string) => secrets.reduce((cleaned, secret) => cleaned.replaceAll(secret, "…"), text);
  const { remedy } = finding;
  return { ...finding, found: clean(finding.found), remedy: remedy === null ? null : clean(remedy) };
}
