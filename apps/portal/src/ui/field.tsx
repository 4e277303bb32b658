import { type ReactNode, useContext, useState } from "react";
import { FieldError, FieldErrorContext } from "react-aria-components/FieldError";
import { Label } from "react-aria-components/Label";
import { Text } from "react-aria-components/Text";
import { strings } from "./strings.ts";
import "./field.css";

export interface FieldLabelProps {
  label: ReactNode;
  hint?: ReactNode;
  isOptional?: boolean;
}

export function FieldFrame({ label, hint, isOptional, children }: FieldLabelProps & { children: ReactNode }) {
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
      <FieldErrorLine />
    </>
  );
}

/** Leaves an empty line after a correction, so that buttons do not move under the pointer. */
function FieldErrorLine() {
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
