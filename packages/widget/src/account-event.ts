import type { AccountType } from "./state/account-types.ts";
import type { Completion } from "./state/completion.ts";
import type { SideChoice, State } from "./state/state.ts";
import type { RolloverType } from "./state/statements.ts";

export interface ListedSide {
  unlisted?: never;
  custodianId: string;
  /** Null if the participant does not know the type. */
  accountType: AccountType | null;
}

/** One side of the rollover, at a company that is not in the directory. The participant typed `name`: treat it as untrusted text. */
export interface UnlistedSide {
  unlisted: true;
  name: string;
  /** Null if the participant does not know the type. */
  accountType: AccountType | null;
}

export type EventSide = ListedSide | UnlistedSide;

export interface AccountEventDetail {
  accountId: string;
  source: EventSide;
  destination: EventSide;
  /** The `type` for `POST /v1/rollovers`, as the participant agreed. Null if an account type is unknown. */
  type: RolloverType | null;
  /** The `consentReference` for `submit`. Null if the service stores no consents, or if an account type is unknown. */
  consentId: string | null;
}

/**
 * Reports that the account exists, so that you create the rollover. Without `waitUntil` or `complete`, the participant sees no
 * outcome.
 */
export class AccountEvent extends CustomEvent<AccountEventDetail> {
  readonly #onOutcome: (outcome: Promise<unknown>) => void;

  constructor(detail: AccountEventDetail, onOutcome: (outcome: Promise<unknown>) => void) {
    super("account", { detail, bubbles: true, composed: true });
    this.#onOutcome = onOutcome;
  }

  /**
   * Makes the participant wait for your server.
   *
   * @param outcome a promise of the outcome; undefined means `submitted`. If it rejects, the participant sees a failure and can retry
   */
  waitUntil(outcome: PromiseLike<Completion | undefined>): void;
  waitUntil(outcome: PromiseLike<void>): void;
  waitUntil(outcome: PromiseLike<unknown>): void {
    this.#onOutcome(Promise.resolve(outcome));
  }

  /** Reports the outcome immediately. */
  complete(completion: Completion): void {
    this.#onOutcome(Promise.resolve(completion));
  }
}

export function areTypesKnown({ source, destination }: State): boolean {
  return source.accountType !== null && destination.accountType !== null;
}

/** Omits account numbers, which never pass through the widget. */
export function toEventSide({ custodian, accountType, isUnsure }: SideChoice): EventSide {
  if (!custodian || !(accountType || isUnsure)) {
    throw new TypeError("no custodian or account type is chosen");
  }
  const { id, name, isUnlisted } = custodian;
  return isUnlisted ? { unlisted: true, name, accountType } : { custodianId: id, accountType };
}

/** Returns `unlistedCustodians` for the body of create-account. Empty if both companies are listed. */
export function toUnlistedCustodians(state: State): { unlistedCustodians?: object } {
  const sides = (["source", "destination"] as const).flatMap((side) => {
    const { custodian, accountType } = state[side];
    return custodian?.isUnlisted
      ? [[side, { name: custodian.name, ...(accountType && { accountType }) }] as const]
      : [];
  });
  return sides.length > 0 ? { unlistedCustodians: Object.fromEntries(sides) } : {};
}
