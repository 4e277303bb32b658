import { useState } from "react";
import { AccountPicker, AssigneePicker, CustodianPicker } from "../pickers/index.ts";
import type { Draft } from "./draft.ts";
import type { FieldViewProps } from "./form-parts.tsx";

function useInitialValue(draft: Draft): string | null {
  const [initial] = useState(typeof draft === "string" && draft !== "" ? draft : null);
  return initial;
}

export function AccountField({ field, draft, onChange, path }: FieldViewProps) {
  const value = useInitialValue(draft);
  return (
    <AccountPicker
      name={path}
      value={value}
      onChange={(id) => onChange(id ?? "")}
      isRequired={field.isRequired}
    />
  );
}

export function CustodianField({ field, draft, onChange, path }: FieldViewProps) {
  const value = useInitialValue(draft);
  return (
    <CustodianPicker
      name={path}
      value={value}
      onChange={(id) => onChange(id ?? "")}
      isRequired={field.isRequired}
    />
  );
}

export function AssigneeField({ draft, onChange, path }: FieldViewProps) {
  const value = useInitialValue(draft);
  return <AssigneePicker name={path} isOptional value={value} onChange={(id) => onChange(id ?? "")} />;
}
