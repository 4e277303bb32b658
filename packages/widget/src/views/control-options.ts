import type { Field, ValidationIssue } from "../state/fields.ts";
import type { Texts } from "../strings/texts.ts";

export interface Control {
  readonly element: HTMLElement;
  read(): string;
  write(text: string): void;
  /** Without an issue, marks the control as valid. Of several inputs, marks only those that the issue concerns. */
  mark(issue: ValidationIssue | undefined): void;
  focus(issue?: ValidationIssue): void;
}

export interface ControlOptions {
  field: Field;
  texts: Texts;
  isRequired: boolean;
  describedBy: string;
  onFill(): void;
}
