import { useState } from "react";
import { AccountPicker, AssigneePicker, CustodianPicker, PlanPicker } from "../pickers/index.ts";
import type { Draft } from "./draft.ts";
import { type FieldViewProps, renderHint } from "./form-parts.tsx";

/** Returns the initial value, because pickers reset their text when `value` changes. */
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

export function PlanField({ field, draft, onChange, path }: FieldViewProps) {
  const value = useInitialValue(draft);
  return (
    <PlanPicker
      name={path}
      label={field.label}
      isOptional={!field.isRequired}
      value={value}
      onChange={(id) => onChange(id ?? "")}
    />
  );
}

export function RecordkeeperField({ field, draft, onChange, path }: FieldViewProps) {
  const value = useInitialValue(draft);
  return (
    <CustodianPicker
      name={path}
      label={field.label}
      hint={renderHint(field.help)}
      isOptional={!field.isRequired}
      value={value}
      onChange={(id) => onChange(id ?? "")}
    />
  );
}

export function AssigneeField({ draft, onChange, path }: FieldViewProps) {
  const value = useInitialValue(draft);
  return <AssigneePicker name={path} isOptional value={value} onChange={(id) => onChange(id ?? "")} />;
}
