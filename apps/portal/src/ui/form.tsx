import { type FormEvent, type ReactNode, useEffect, useMemo, useRef } from "react";
import { Form as AriaForm } from "react-aria-components/Form";
import { ProblemError } from "../api/problem.ts";
import { ErrorNotice } from "./notice.tsx";

interface FormProps {
  onSubmit: () => unknown;
  /** Each issue from the API appears at the field that its pointer names. */
  error?: unknown;
  children: ReactNode;
  label?: string;
}

export function Form({ onSubmit, error = null, children, label }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  // Memoized, because the form would treat a new object as a new response and mark corrected fields as invalid again.
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
