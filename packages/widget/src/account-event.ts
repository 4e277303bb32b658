import type { AccountType } from "./state/account-types.ts";
import type { Completion } from "./state/completion.ts";
import type { SideChoice, State } from "./state/state.ts";
import type { RolloverType } from "./state/statements.ts";

/** A side at a custodian of the directory. */
export interface ListedSide {
  unlisted?: never;
  custodianId: string;
  /** Null if the participant does not know it and you have to look it up. */
  accountType: AccountType | null;
}

/** A side at a company that is not in the directory, by the name the participant typed. Treat the name as untrusted text. */
export interface UnlistedSide {
  unlisted: true;
  name: string;
  /** Null if the participant does not know it and you have to look it up. */
  accountType: AccountType | null;
}

export type EventSide = ListedSide | UnlistedSide;

/** Detail of `account`: the account exists and both sides are chosen. */
export interface AccountEventDetail {
  accountId: string;
  source: EventSide;
  destination: EventSide;
  /** The agreed `type` of `POST /v1/rollovers`. Null if an account type is unknown. */
  type: RolloverType | null;
  /** The `consentReference` of `submit`. Null if the service stores no consents, or if an account type is unknown. */
  consentId: string | null;
}

/**
 * The account exists: create the rollover. With `waitUntil` or `complete`, the participant sees the outcome; otherwise, only that their
 * details arrived.
 */
export class AccountEvent extends CustomEvent<AccountEventDetail> {
  readonly #onEnding: (ending: Promise<unknown>) => void;

  constructor(detail: AccountEventDetail, onEnding: (ending: Promise<unknown>) => void) {
    super("account", { detail, bubbles: true, composed: true });
    this.#onEnding = onEnding;
  }

  /**
   * Makes the participant wait for your server.
   *
   * @param ending the outcome; undefined means `submitted`. If it rejects, the participant sees a failure and can retry
   */
  waitUntil(ending: PromiseLike<Completion | undefined>): void;
  waitUntil(ending: PromiseLike<void>): void;
  waitUntil(ending: PromiseLike<unknown>): void {
    this.#onEnding(Promise.resolve(ending));
  }

  /** Reports the outcome immediately. */
  complete(completion: Completion): void {
    this.#onEnding(Promise.resolve(completion));
  }
}

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
