import { useMemo, useState } from "react";
import { ProblemError } from "../api/problem.ts";
import { createEmptyDraft, type Draft, type FieldError, readDraft } from "./draft.ts";
import { assignErrors, type ErrorsByField } from "./errors.ts";
import { type GroupField, type Schema, toForm, type UnionField } from "./field.ts";
import { strings } from "./strings.ts";

interface SchemaForm {
  form: GroupField | UnionField;
  draft: Draft;
  setDraft: (draft: Draft) => void;
  /** Returns the value to send. Shows errors and returns null if fields are missing or invalid. */
  read: () => unknown;
  error: unknown;
  fieldErrors: ErrorsByField;
}

/**
 * @param requestError error of the request, such as `mutation.error`
 * @param basePointer JSON Pointer to the form's value in the body: `#/params` for actions
 */
export function useSchemaForm(
  schema: Schema,
  requestError: unknown,
  { basePointer = "#", initial }: { basePointer?: string; initial?: Draft } = {},
): SchemaForm {
  const form = useMemo(() => toForm(schema), [schema]);
  const [draft, setDraft] = useState<Draft>(() => initial ?? createEmptyDraft(form));
  const [inputError, setInputError] = useState<ProblemError | null>(null);
  const failure = inputError ?? requestError;
  const errorBase = inputError ? "#" : basePointer;
  // Keeps the draft that failed, so that its errors do not move to other fields while the user types.
  const [attempt, setAttempt] = useState({ failure: null as unknown, draft });
  if (attempt.failure !== failure) setAttempt({ failure, draft });
  const fieldErrors = useMemo(
    () =>
      attempt.failure instanceof ProblemError
        ? assignErrors(form, attempt.draft, {
            errors: toFieldErrors(attempt.failure),
            basePointer: errorBase,
          })
        : new Map(),
    [attempt, form, errorBase],
  );
  const error = useMemo(() => withFieldErrors(failure, fieldErrors), [failure, fieldErrors]);
  const read = () => {
    const { value, errors } = readDraft(form, draft);
    setInputError(errors.length === 0 ? null : toProblem(errors));
    return errors.length === 0 ? value : null;
  };
  return { form, draft, setDraft, read, error, fieldErrors };
}

function toFieldErrors({ problem }: ProblemError): FieldError[] {
  return problem.errors.map(({ pointer = "#", detail }) => ({ pointer, detail }));
}

function toProblem(errors: FieldError[]): ProblemError {
  const { invalidTitle: title, invalidDetail: detail } = strings;
  return new ProblemError({
    type: "about:blank",
    title,
    status: 422,
    detail,
    code: "form",
    requestId: "",
    errors,
  });
}

function withFieldErrors(error: unknown, fieldErrors: ErrorsByField): unknown {
  if (!(error instanceof ProblemError) || fieldErrors.size === 0) return error;
  const errors = [...fieldErrors].flatMap(([pointer, details]) =>
    details.map((detail) => (pointer === "#" ? { detail } : { pointer, detail })),
  );
  return new ProblemError({ ...error.problem, errors }, error.retryAfter);
}
