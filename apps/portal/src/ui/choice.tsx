import type { ReactNode } from "react";
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
} from "react-aria-components/Checkbox";
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from "react-aria-components/CheckboxGroup";
import {
  Radio as AriaRadio,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  type RadioProps as AriaRadioProps,
} from "react-aria-components/RadioGroup";
import { FieldFrame, type FieldLabelProps } from "./field.tsx";

interface ChoiceContent {
  children?: ReactNode;
  hint?: ReactNode;
}

function ChoiceLabel({ children, hint }: ChoiceContent) {
  return (
    <span className="choice-text">
      <span>{children}</span>
      {hint && <span className="field-hint">{hint}</span>}
    </span>
  );
}

type CheckboxProps = Omit<AriaCheckboxProps, "children" | "className"> & ChoiceContent;

export function Checkbox({ children, hint, ...props }: CheckboxProps) {
  return (
    <AriaCheckbox {...props} className="choice">
      {({ isSelected, isIndeterminate }) => (
        <>
          <Tick isOn={isSelected} isIndeterminate={isIndeterminate} />
          {children && <ChoiceLabel hint={hint}>{children}</ChoiceLabel>}
        </>
      )}
    </AriaCheckbox>
  );
}

function Tick({ isOn, isIndeterminate }: { isOn: boolean; isIndeterminate: boolean }) {
  return (
    <span className="choice-box">
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true" focusable="false">
        {isIndeterminate && <path d="M2 6h8" stroke="currentColor" strokeWidth="2" />}
        {isOn && !isIndeterminate && (
          <path d="m2 6 3 3 5-6" fill="none" stroke="currentColor" strokeWidth="2" />
        )}
      </svg>
    </span>
  );
}

type CheckboxGroupProps = Omit<AriaCheckboxGroupProps, "children" | "className"> &
  FieldLabelProps & { children: ReactNode };

export function CheckboxGroup({ label, hint, isOptional, children, ...props }: CheckboxGroupProps) {
  return (
    <AriaCheckboxGroup {...props} className="field">
      <FieldFrame label={label} hint={hint} isOptional={isOptional ?? false}>
        <div>{children}</div>
      </FieldFrame>
    </AriaCheckboxGroup>
  );
}

type RadioGroupProps = Omit<AriaRadioGroupProps, "children" | "className"> &
  FieldLabelProps & { children: ReactNode };

export function RadioGroup({ label, hint, isOptional, children, ...props }: RadioGroupProps) {
  return (
    <AriaRadioGroup {...props} className="field">
      <FieldFrame label={label} hint={hint} isOptional={isOptional ?? false}>
        <div>{children}</div>
      </FieldFrame>
    </AriaRadioGroup>
  );
}

type RadioProps = Omit<AriaRadioProps, "children" | "className"> & ChoiceContent;

export function Radio({ children, hint, ...props }: RadioProps) {
  return (
    <AriaRadio {...props} className="choice">
      {({ isSelected }) => (
        <>
          <span className="choice-box choice-round">
            <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true" focusable="false">
              {isSelected && <circle cx="6" cy="6" r="3" fill="currentColor" />}
            </svg>
          </span>
          <ChoiceLabel hint={hint}>{children}</ChoiceLabel>
        </>
      )}
    </AriaRadio>
  );
}
