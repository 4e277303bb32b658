import { getLastTaxYear } from "@svc/rollover-rules/tax/years/find-tax-year";
import { type Check, failInLive, ok, type Verdict, warnInLive } from "../check.ts";
import type { DoctorContext } from "../doctor-context.ts";

/** Same as in the alert SvcTaxYearUnknown. */
const NOTICE_DAYS = 45;
const DAY_MS = 86_400_000;

export const taxChecks: readonly Check[] = [{ name: "tax.rules", run: checkTaxRules }];

/** Needs no server, because the tax rules are part of the release. */
function checkTaxRules(ctx: DoctorContext): Verdict {
  const lastYear = getLastTaxYear();
  const now = ctx.clock.now();
  const year = now.getUTCFullYear();
  const nextYear = new Date(now.getTime() + NOTICE_DAYS * DAY_MS).getUTCFullYear();
  const remedy = "upgrade to a release with that year; see docs/operators/runbooks/SvcTaxYearUnknown.md";
  if (year > lastYear)
    return failInLive(
      ctx,
      `this release has no tax rules for ${year}, and uses those for ${lastYear} with a warning`,
      remedy,
    );
  if (nextYear > lastYear)
    return warnInLive(ctx, `this release has no tax rules for ${nextYear}, which begins soon`, remedy);
  return ok(`this release has tax rules until ${lastYear}`);
}
