import { type FormEvent, type ReactNode, useEffect, useMemo, useRef } from "react";
import { Form as AriaForm } from "react-aria-components/Form";
import { ProblemError } from "../api/problem.ts";
import { ErrorNotice } from "./notice.tsx";

export interface FormProps {
  /** Called with the fields by their names. What is sent is put together by the page, mostly from its own state. */
  onSubmit: (fields: FormData) => unknown;
  /** What the last attempt met: `mutation.error`. Its faults appear at the fields whose `name` they point to. */
  error?: unknown;
  children: ReactNode;
  /** For who does not see what it stands below. */
  label?: string;
}

/** A form. Faults of the API stand at their fields, the first of them is focused, and nothing that was entered is lost. */
export function Form({ onSubmit, error = null, children, label }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  // One object for an error: another would be taken for another answer, and mark again what has been corrected since.
  const faults = useMemo(() => (error instanceof ProblemError ? error.fieldErrors : {}), [error]);
  const isShown = Object.keys(faults).some((name) => form.current?.elements.namedItem(name));
  useEffect(() => {
    if (!(error instanceof ProblemError)) return;
    const first = form.current?.querySelector<HTMLElement>("[aria-invalid=true], [data-invalid] input");
    first?.focus();
  }, [error]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  };
  return (
    <AriaForm ref={form} className="stack" onSubmit={submit} validationErrors={faults} aria-label={label}>
      <ErrorNotice error={error} hasFields={isShown} />
      {children}
    </AriaForm>
  );
}
