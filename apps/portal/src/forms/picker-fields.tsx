import { useState } from "react";
import { AccountPicker, AssigneePicker, CustodianPicker } from "../pickers/index.ts";
import type { Draft } from "./draft.ts";
import type { FieldViewProps } from "./form-parts.tsx";

/** Pickers manage their own selection and focus. They need only the initial value. */
function useInitialValue(draft: Draft): string | null {
  const [first] = useState(typeof draft === "string" && draft !== "" ? draft : null);
  return first;
}

export function AccountField({ field, draft, onChange, at }: FieldViewProps) {
  const value = useInitialValue(draft);
  return (
    <AccountPicker
      name={at}
      value={value}
      onChange={(id) => onChange(id ?? "")}
      isRequired={field.isRequired}
    />
  );
}

export function CustodianField({ field, draft, onChange, at }: FieldViewProps) {
  const value = useInitialValue(draft);
  return (
    <CustodianPicker
      name={at}
      value={value}
      onChange={(id) => onChange(id ?? "")}
      isRequired={field.isRequired}
    />
  );
}

export function AssigneeField({ draft, onChange, at }: FieldViewProps) {
  const value = useInitialValue(draft);
  return <AssigneePicker name={at} isOptional value={value} onChange={(id) => onChange(id ?? "")} />;
}
