import { useState } from "react";
import type { FieldViewProps } from "../../forms/form-parts.tsx";
import { AssigneePicker } from "../../pickers/index.ts";
import { strings } from "./strings.ts";

export function OwnerField({ draft, onChange, path }: FieldViewProps) {
  // The picker expects an initial value and keeps its own state.
  const [initialOwnerId] = useState(typeof draft === "string" && draft !== "" ? draft : null);
  return (
    <AssigneePicker
      name={path}
      label={strings.owner}
      isOptional
      value={initialOwnerId}
      onChange={(id) => onChange(id ?? "")}
    />
  );
}
