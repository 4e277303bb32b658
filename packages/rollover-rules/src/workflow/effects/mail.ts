import type { DeliveryMethod } from "@svc/custodians";
import { addDays, getToday } from "../../deadlines/days.ts";
import { type Carrier, parseTrackingNumber } from "../../mail/carriers.ts";
import type { WorkflowContext } from "../guards.ts";
import { ParamIssue } from "./effect.ts";

const MAX_EXPECTED_DAYS = 90;

interface MailParams {
  carrier?: Carrier | null | undefined;
  trackingNumber?: string | null | undefined;
  sentOn?: string | null | undefined;
  expectedOn?: string | null | undefined;
}

/**
 * Checks the tracking number against its carrier, and the days against each other.
 * @param prefix of the params, such as `documents/0/`
 * @returns the tracking number in the carrier's format
 * @throws ParamIssue
 */
export function requireValidMail(
  { carrier, trackingNumber, sentOn, expectedOn }: MailParams,
  context: Pick<WorkflowContext, "now" | "timeZone">,
  prefix = "",
): string | null {
  const today = getToday(context);
  if (expectedOn && sentOn && expectedOn < sentOn)
    throw new ParamIssue(`${prefix}expectedOn`, `must not be before sentOn, ${sentOn}`);
  if (expectedOn && expectedOn > addDays(today, MAX_EXPECTED_DAYS))
    throw new ParamIssue(`${prefix}expectedOn`, `must be at most ${MAX_EXPECTED_DAYS} days from today`);
  if (!trackingNumber || !carrier) return trackingNumber ?? null;
  const parsed = parseTrackingNumber(carrier, trackingNumber);
  if (parsed === null)
    throw new ParamIssue(
      `${prefix}trackingNumber`,
      `is not a valid ${carrier} tracking number: check the digits, or use the carrier \`other\``,
    );
  return parsed;
}

/** @throws ParamIssue if a payment with a carrier or an expected day is not a check */
export function requireCheckIfMailed({
  method,
  carrier,
  expectedOn,
}: Pick<MailParams, "carrier" | "expectedOn"> & { method: DeliveryMethod }): void {
  if (method === "check") return;
  if (carrier) throw new ParamIssue("carrier", "is only for checks");
  if (expectedOn) throw new ParamIssue("expectedOn", "is only for checks");
}
