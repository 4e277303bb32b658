import type { Field, ValidationIssue } from "../state/fields.ts";
import type { Texts } from "../strings/texts.ts";

export interface Control {
  readonly element: HTMLElement;
  read(): string;
  write(text: string): void;
  /** Marks the control as invalid, or as valid without an issue. With several inputs, marks only those that the issue concerns. */
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
