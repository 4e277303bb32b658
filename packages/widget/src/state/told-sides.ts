import type { EventSide } from "../account-event.ts";
import type { SideChoice, State } from "./state.ts";

/** Whether it is known of both accounts what they are, and so what the rules ask. */
export function isKnown({ source, destination }: State): boolean {
  return source.accountType !== null && destination.accountType !== null;
}

/** A side as `POST /v1/rollovers` takes it, but for the account's number, which never passes through here; or what is to be looked up. */
export function toEventSide({ custodian, accountType, isUnsure }: SideChoice): EventSide {
  if (!custodian || !(accountType || isUnsure)) {
    throw new TypeError("a side that is not chosen cannot be told of");
  }
  const { id, name, isUnlisted } = custodian;
  return isUnlisted ? { unlisted: true, name, accountType } : { custodianId: id, accountType };
}

/** What the service is told of companies that it does not know. */
export function toUnlisted(state: State): { unlistedCustodians?: object } {
  const sides = (["source", "destination"] as const).flatMap((side) => {
    const { custodian, accountType } = state[side];
    return custodian?.isUnlisted
      ? [[side, { name: custodian.name, ...(accountType && { accountType }) }] as const]
      : [];
  });
  return sides.length > 0 ? { unlistedCustodians: Object.fromEntries(sides) } : {};
}
