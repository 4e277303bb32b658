import type { Custodian, CustodianPage } from "../api/client.ts";
import type { Action } from "../state/reduce.ts";
import type { Settings, Side, State } from "../state/state.ts";
import type { ConsentBody } from "../state/statements.ts";
import type { Texts } from "../strings/texts.ts";

export interface View {
  readonly element: HTMLElement;
  readonly isLoading?: boolean;
  update(state: State): void;
  /** Retries a failed load. Without it, a retry sends the account again. */
  retry?(): void;
  /** If an agreement is unchecked, focuses it and returns null. */
  readConsent?(): ConsentBody | null;
  dispose?(): void;
}

export interface SearchOptions {
  signal: AbortSignal;
  order?: "popular";
}

export interface ViewContext {
  readonly texts: Texts;
  readonly settings: Settings;
  dispatch(action: Action): void;
  search(side: Side, query: string, options: SearchOptions): Promise<CustodianPage>;
  getRecent(): readonly Custodian[];
  /** The source is not suggested as the destination, but the search finds it. */
  isChosenSource(custodian: Custodian): boolean;
  /** Announces a text to screen readers without interrupting. */
  announce(text: string): void;
}
