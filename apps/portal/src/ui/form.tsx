import { type FormEvent, type ReactNode, useEffect, useMemo, useRef } from "react";
import { Form as AriaForm } from "react-aria-components/Form";
import { ProblemError } from "../api/problem.ts";
import { ErrorNotice } from "./notice.tsx";

interface FormProps {
  onSubmit: () => unknown;
  /** Issues of the API appear at the fields whose names are in their pointers. */
  error?: unknown;
  children: ReactNode;
  label?: string;
}

export function Form({ onSubmit, error = null, children, label }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  // Memoized, because the form would take a new object for a new response and mark corrected fields again.
  const fieldErrors = useMemo(() => (error instanceof ProblemError ? error.fieldErrors : {}), [error]);
  const hasField = (name: string) => Boolean(form.current?.elements.namedItem(name));
  useEffect(() => {
    if (!(error instanceof ProblemError)) return;
    const first = form.current?.querySelector<HTMLElement>("[aria-invalid=true], [data-invalid] input");
    first?.focus();
  }, [error]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <AriaForm
      ref={form}
      className="stack"
      onSubmit={submit}
      validationErrors={fieldErrors}
      aria-label={label}
    >
      <ErrorNotice error={error} hasField={hasField} />
      {children}
    </AriaForm>
  );
}
