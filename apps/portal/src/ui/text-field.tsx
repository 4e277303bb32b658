import { Button as AriaButton } from "react-aria-components/Button";
import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from "react-aria-components/NumberField";
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from "react-aria-components/SearchField";
import { TextArea } from "react-aria-components/TextArea";
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from "react-aria-components/TextField";
import { FieldFrame, type FieldLabelProps } from "./field.tsx";
import { strings } from "./strings.ts";

type TextFieldProps = Omit<AriaTextFieldProps, "children" | "className"> &
  FieldLabelProps & {
    placeholder?: string;
    rows?: number;
    /** For IDs, keys and URLs. */
    isMono?: boolean;
  };

export function TextField({ label, hint, isOptional, placeholder, rows, isMono, ...props }: TextFieldProps) {
  const className = isMono ? "input input-mono" : "input";
  return (
    <AriaTextField {...props} className="field">
      <FieldFrame label={label} hint={hint} isOptional={isOptional ?? false}>
        {rows ? (
          <TextArea className={className} rows={rows} placeholder={placeholder} />
        ) : (
          <Input className={className} placeholder={placeholder} />
        )}
      </FieldFrame>
    </AriaTextField>
  );
}

type SearchFieldProps = Omit<AriaSearchFieldProps, "children" | "className"> & {
  label: string;
  placeholder?: string;
};

export function SearchField({ label, placeholder, ...props }: SearchFieldProps) {
  return (
    <AriaSearchField {...props} aria-label={label} className="field">
      <Input className="input" placeholder={placeholder ?? label} />
    </AriaSearchField>
  );
}

type NumberFieldProps = Omit<AriaNumberFieldProps, "children" | "className"> & FieldLabelProps;

export function NumberField({ label, hint, isOptional, ...props }: NumberFieldProps) {
  return (
    <AriaNumberField {...props} className="field">
      <FieldFrame label={label} hint={hint} isOptional={isOptional ?? false}>
        <Group className="input-group">
          <Input className="input numbers" />
          <AriaButton slot="decrement" className="input-button" aria-label={strings.decrease}>
            −
          </AriaButton>
          <AriaButton slot="increment" className="input-button" aria-label={strings.increase}>
            +
          </AriaButton>
        </Group>
      </FieldFrame>
    </AriaNumberField>
  );
}
