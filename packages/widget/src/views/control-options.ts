import type { Field } from "../state/fields.ts";
import type { Texts } from "../strings/texts.ts";

/** What a field is filled in with. */
export interface Control {
  readonly element: HTMLElement;
  read(): string;
  write(text: string): void;
  /** Shows whether something is wrong with it. */
  mark(isFaulty: boolean): void;
  focus(): void;
}

/** What a control is made with. */
export interface ControlOptions {
  field: Field;
  texts: Texts;
  isRequired: boolean;
  /** The ids of what is said of it. */
  describedBy: string;
  onFill(): void;
}
