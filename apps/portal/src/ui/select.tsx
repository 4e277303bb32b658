import type { Key } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  SelectValue,
} from "react-aria-components/Select";
import { FieldFrame, type FieldLabelProps } from "./field.tsx";
import { strings } from "./strings.ts";
import "./list.css";

export interface Option {
  id: string;
  label: string;
  hint?: string;
}

type SelectProps = Omit<AriaSelectProps<Option>, "children" | "className" | "selectionMode"> &
  FieldLabelProps & { options: readonly Option[]; onChange?: (id: Key | null) => void };

/** Offers a few options. For many options, use `ComboBox`. */
export function Select({ label, hint, isOptional, options, ...props }: SelectProps) {
  return (
    <AriaSelect placeholder={strings.choose} {...props} className="field">
      <FieldFrame label={label} hint={hint} isOptional={isOptional ?? false}>
        <AriaButton className="input select-button">
          <SelectValue className="select-value" />
          <Chevron />
        </AriaButton>
      </FieldFrame>
      <Popover className="popover">
        <ListBox className="list-box" items={options}>
          {(option) => <OptionItem option={option} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

export function OptionItem({ option }: { option: Option }) {
  return (
    <ListBoxItem id={option.id} textValue={option.label} className="list-item">
      <span slot="label">{option.label}</span>
      {option.hint && <span className="field-hint">{option.hint}</span>}
    </ListBoxItem>
  );
}

export function Chevron() {
  return (
    <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true" focusable="false">
      <path d="m3 4.5 3 3 3-3" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
