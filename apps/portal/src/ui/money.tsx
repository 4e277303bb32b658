import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from "react-aria-components/TextField";
import { FieldFrame, type FieldLabelProps } from "./field.tsx";
import { formatMoney, parseMoney } from "./money-format.ts";

export function Money({ amount, currency }: { amount: string | null | undefined; currency?: string }) {
  return <span className="numbers">{amount == null ? "–" : formatMoney(amount, currency)}</span>;
}

type MoneyFieldProps = Omit<AriaTextFieldProps, "children" | "className" | "validate"> & FieldLabelProps;

/** Edits a dollar amount as text, so that input is never rounded. */
export function MoneyField({ label, hint, isOptional, ...props }: MoneyFieldProps) {
  return (
    <AriaTextField
      {...props}
      className="field"
      inputMode="decimal"
      validate={(value) =>
        value === "" || parseMoney(value) !== null ? null : "Enter an amount such as 1,200.50"
      }
    >
      <FieldFrame label={label} hint={hint} isOptional={isOptional ?? false}>
        <Group className="input-group">
          <span className="input-affix" aria-hidden="true">
            $
          </span>
          <Input className="input numbers" autoComplete="off" />
        </Group>
      </FieldFrame>
    </AriaTextField>
  );
}
