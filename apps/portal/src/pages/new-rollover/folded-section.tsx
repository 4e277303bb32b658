import { type ReactNode, useEffect, useRef } from "react";
import type { Draft } from "../../forms/draft.ts";
import type { ErrorsByField } from "../../forms/errors.ts";
import type { Field } from "../../forms/field.ts";
import { strings } from "./strings.ts";

/** Opens if a field has an error. The summary lists the filled fields, or all fields if none is filled. */
export function FoldedSection({
  title,
  fields,
  values,
  errors,
  children,
}: {
  title: string;
  fields: readonly Field[];
  values: { readonly [name: string]: Draft };
  /** Errors of the last attempt; null if none belongs to this section. */
  errors: ErrorsByField | null;
  children: ReactNode;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (errors !== null && details.current) details.current.open = true;
  }, [errors]);
  const filled = fields.filter(({ name }) => isFilled(values[name]));
  const labels = (filled.length > 0 ? filled : fields).map(({ label }) => label);
  return (
    <details
      ref={details}
      className="card new-rollover-part"
      // Browsers cannot focus an invalid field in closed details, and block the form silently.
      onInvalidCapture={(event) => {
        event.currentTarget.open = true;
      }}
    >
      <summary>
        <h2>{title}</h2>{" "}
        <span className="soft">{filled.length > 0 ? strings.filled(labels) : strings.contains(labels)}</span>
      </summary>
      <div className="stack">{children}</div>
    </details>
  );
}

function isFilled(draft: Draft): boolean {
  if (typeof draft === "string") return draft.trim() !== "";
  if (typeof draft === "object") return Object.values(draft).some(isFilled);
  return draft !== undefined;
}
