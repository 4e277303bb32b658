import { useState } from "react";
import type { FieldViewProps } from "../../forms/form-parts.tsx";
import { AssigneePicker } from "../../pickers/index.ts";
import { strings } from "./strings.ts";

export function OwnerField({ draft, onChange, path }: FieldViewProps) {
  const [initial] = useState(typeof draft === "string" && draft !== "" ? draft : null);
  return (
    <AssigneePicker
      name={path}
      label={strings.owner}
      isOptional
      value={initial}
      onChange={(id) => onChange(id ?? "")}
    />
  );
}
