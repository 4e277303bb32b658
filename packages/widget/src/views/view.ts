import type { Custodian, CustodianPage } from "../api/client.ts";
import type { ConsentBody } from "../state/consent-body.ts";
import type { Action } from "../state/reduce.ts";
import type { Settings, Side, State } from "../state/state.ts";
import type { Texts } from "../strings/texts.ts";

/** One step on the page. It is made when the step is entered, and told of every state after. */
export interface View {
  readonly element: HTMLElement;
  /** There is nothing in it yet to go on with. */
  readonly isLoading?: boolean;
  update(state: State): void;
  /** Does again what failed; left out where the step's own button does. */
  retry?(): void;
  /** What is agreed to by going on; null where the participant has not yet, and was led to it. */
  consent?(): ConsentBody | null;
  /** Lets go of timers and requests. */
  dispose?(): void;
}

/** What the views are made with. */
export interface ViewContext {
  readonly texts: Texts;
  readonly settings: Settings;
  dispatch(action: Action): void;
  search(side: Side, query: string, signal: AbortSignal, order?: "popular"): Promise<CustodianPage>;
  /** The companies that were chosen last, in this page. */
  recent(): readonly Custodian[];
  /** Says something to screen readers, when they have finished what they are saying. */
  announce(text: string): void;
}
