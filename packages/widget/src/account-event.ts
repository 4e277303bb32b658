import type { AccountType } from "./state/account-types.ts";
import type { Completion } from "./state/completion.ts";
import type { RolloverType } from "./state/statements.ts";

/** One side of the rollover, at a custodian of the directory: by ids alone. */
export interface ListedSide {
  unlisted?: never;
  custodianId: string;
  /** Null where the participant does not know it: it is to be found out. */
  accountType: AccountType | null;
}

/** One side of the rollover, at a company that the participant did not find, by the name that they typed: text, to be looked up. */
export interface UnlistedSide {
  unlisted: true;
  name: string;
  /** Null where the participant does not know it: it is to be found out. */
  accountType: AccountType | null;
}

export type EventSide = ListedSide | UnlistedSide;

/** `account`: the participant's account is there, and both sides are chosen. */
export interface AccountEventDetail {
  accountId: string;
  source: EventSide;
  destination: EventSide;
  /** How the money is to travel, as the participant has agreed to it: `type` of `POST /v1/rollovers`. Null where a type of account is not known. */
  type: RolloverType | null;
  /** What the participant agreed to, as the service keeps it: the `consentReference` of `submit`. Null where the service keeps none, or a type of account is not known: what the rules ask is not known then either. */
  consentId: string | null;
}

/**
 * `account`: the participant's account is there, and the page makes a rollover of it. The participant waits for how that ends as soon
 * as the page says that there is something to wait for; else they are told no more than that their details arrived.
 */
export class AccountEvent extends CustomEvent<AccountEventDetail> {
  readonly #onEnding: (ending: Promise<unknown>) => void;

  /** @param onEnding is told of everything that is to be waited for */
  constructor(detail: AccountEventDetail, onEnding: (ending: Promise<unknown>) => void) {
    super("account", { detail, bubbles: true, composed: true });
    this.#onEnding = onEnding;
  }

  /**
   * Has the participant wait for what your server makes of it.
   *
   * @param ending what it came to; nothing stands for `submitted`. When it is rejected, the participant reads that the request
   *   failed, in the widget's words, and may send it again
   */
  waitUntil(ending: PromiseLike<Completion | undefined>): void;
  waitUntil(ending: PromiseLike<void>): void;
  waitUntil(ending: PromiseLike<unknown>): void {
    this.#onEnding(Promise.resolve(ending));
  }

  /** Says how it ended, now. */
  complete(completion: Completion): void {
    this.#onEnding(Promise.resolve(completion));
  }
}
