import { addDays, daysBetween } from "./days.ts";
import type { Postponement } from "./postponement-field.ts";

/** Days after the service that are also disregarded (IRC §7508(a)). */
const DAYS_AFTER_SERVICE = 180;

/** Instructions for Forms 1099-R and 5498 (2025), Form 5498, Box 13c. */
export const POSTPONED_CODES = ["FD", "EO13239", "EO12744", "EO13119", "PL115-97"] as const;
type PostponedCode = (typeof POSTPONED_CODES)[number];

const COMBAT_ZONE_CODES: Readonly<Record<NonNullable<Postponement["combatZone"]>, PostponedCode>> = {
  afghanistan: "EO13239",
  arabian_peninsula: "EO12744",
  kosovo: "EO13119",
  sinai_peninsula: "PL115-97",
};

/**
 * Returns the last day to roll over money that the participant received.
 * - Disaster: a last day in the postponement period moves to its end (§7508A(a); Reg. §301.7508A-1(c); Rev.
 *   Proc. 2018-58).
 * - Combat zone: the service and the next 180 days are disregarded. The days that remained when the service
 *   began follow them (§7508(a)).
 * - Waiver: the ruling sets the last day (§402(c)(3)(B), §408(d)(3)(I)).
 * @param dueOn last day without the postponement, `YYYY-MM-DD`
 */
export function postponeDueOn(dueOn: string, receivedOn: string, postponement: Postponement): string {
  const { basis, startsOn, endsOn } = postponement;
  if (basis === "irs_waiver") return endsOn > dueOn ? endsOn : dueOn;
  if (dueOn < startsOn) return dueOn;
  if (basis === "disaster") return dueOn <= endsOn ? endsOn : dueOn;
  if (addDays(endsOn, DAYS_AFTER_SERVICE) <= receivedOn) return dueOn;
  const firstDay = addDays(receivedOn, 1);
  const daysLeft = daysBetween(startsOn > firstDay ? startsOn : firstDay, dueOn) + 1;
  return addDays(endsOn, DAYS_AFTER_SERVICE + daysLeft);
}

/**
 * Returns the code for box 13c of Form 5498. An IRS ruling has no code, so money rolled over under it is
 * reported like a rollover within 60 days.
 */
export function findPostponedCode({ basis, combatZone }: Postponement): PostponedCode | null {
  if (basis === "disaster") return "FD";
  return basis === "combat_zone" && combatZone !== undefined ? COMBAT_ZONE_CODES[combatZone] : null;
}
