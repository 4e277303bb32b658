import { addYears } from "@svc/rollover-rules/deadlines/days";
import { validationFailed } from "@svc/service-kit/endpoints";

const DEFAULT_YEARS = 1;
const MAX_YEARS = 5;

/**
 * Returns the last day on which requirements count as confirmed. Default: twelve months from today.
 * @throws Problem `validation_failed`
 */
export function resolveExpiry(expiresOn: string | undefined, today: string): string {
  const addToToday = (years: number) => addYears(today, years).toISOString().slice(0, 10);
  if (expiresOn === undefined) return addToToday(DEFAULT_YEARS);
  const last = addToToday(MAX_YEARS);
  if (expiresOn >= today && expiresOn <= last) return expiresOn;
  throw validationFailed([{ pointer: "#/expiresOn", detail: `must be from ${today} to ${last}` }]);
}
