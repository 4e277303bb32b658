import type { EventSide } from "../account-event.ts";
import type { SideChoice, State } from "./state.ts";

/** Returns true if both account types are known, and with them the required statements. */
export function areTypesKnown({ source, destination }: State): boolean {
  return source.accountType !== null && destination.accountType !== null;
}

/** Returns a side for `POST /v1/rollovers`, without the account number, which never passes through the widget. */
export function toEventSide({ custodian, accountType, isUnsure }: SideChoice): EventSide {
  if (!custodian || !(accountType || isUnsure)) {
    throw new TypeError("no side is chosen");
  }
  const { id, name, isUnlisted } = custodian;
  return isUnlisted ? { unlisted: true, name, accountType } : { custodianId: id, accountType };
}

/** Returns the unlisted companies for create-account. */
export function toUnlistedCustodians(state: State): { unlistedCustodians?: object } {
  const sides = (["source", "destination"] as const).flatMap((side) => {
    const { custodian, accountType } = state[side];
    return custodian?.isUnlisted
      ? [[side, { name: custodian.name, ...(accountType && { accountType }) }] as const]
      : [];
  });
  return sides.length > 0 ? { unlistedCustodians: Object.fromEntries(sides) } : {};
}
