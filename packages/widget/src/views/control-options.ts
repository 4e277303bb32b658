import type { Field } from "../state/fields.ts";
import type { Texts } from "../strings/texts.ts";

export interface Control {
  readonly element: HTMLElement;
  read(): string;
  write(text: string): void;
  mark(isInvalid: boolean): void;
  focus(): void;
}

export interface ControlOptions {
  field: Field;
  texts: Texts;
  isRequired: boolean;
  describedBy: string;
  onFill(): void;
}
