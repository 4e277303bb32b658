import { type ReactNode, useContext, useState } from "react";
import { FieldError, FieldErrorContext } from "react-aria-components/FieldError";
import { Label } from "react-aria-components/Label";
import { Text } from "react-aria-components/Text";
import { strings } from "./strings.ts";
import "./field.css";

/** What each field has. `name` is where its value stands in the body, so that faults find it: `money/0/amount`. */
export interface FieldWords {
  label: ReactNode;
  hint?: ReactNode;
  /** Shown with the label where the field may stay empty. */
  isOptional?: boolean;
}

/** A field's label, what it takes, and what is wrong with it, around the field itself. */
export function FieldFrame({ label, hint, isOptional, children }: FieldWords & { children: ReactNode }) {
  return (
    <>
      <Label className="field-label">
        {label}
        {isOptional && <span className="field-optional"> ({strings.optional})</span>}
      </Label>
      {children}
      {hint && (
        <Text slot="description" className="field-hint">
          {hint}
        </Text>
      )}
      <Fault />
    </>
  );
}

/**
 * What is wrong with the field. Its line stays once it was there: it goes as the field is left, and a button below that moved up
 * between press and release would not be pressed.
 */
function Fault() {
  const validation = useContext(FieldErrorContext);
  const [wasInvalid, setWasInvalid] = useState(false);
  const isInvalid = validation?.isInvalid === true;
  if (isInvalid && !wasInvalid) setWasInvalid(true);
  if (wasInvalid && !isInvalid)
    return (
      <span className="field-error" aria-hidden="true">
        {"\u00a0"}
      </span>
    );
  return <FieldError className="field-error" />;
}
