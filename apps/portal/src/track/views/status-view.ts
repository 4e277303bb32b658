import type { Status, TrackApi } from "../api.ts";
import type { Texts } from "../texts.ts";

export interface StatusView {
  api: TrackApi;
  texts: Texts;
  status: Status;
  /** Result of the last change, for screen readers too. */
  notice: string | undefined;
  onChanged(status: Status, notice?: string): void;
  onFailed(error: unknown): void;
}
