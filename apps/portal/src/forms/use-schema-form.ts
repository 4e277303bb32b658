import { useMemo, useState } from "react";
import { ProblemError } from "../api/problem.ts";
import { type Draft, emptyDraft, type FieldError, readDraft } from "./draft.ts";
import { type FaultsByField, placeErrors } from "./errors.ts";
import { type GroupField, type Schema, toForm, type UnionField } from "./field.ts";
import { strings } from "./strings.ts";

export interface SchemaForm {
  form: GroupField | UnionField;
  draft: Draft;
  setDraft: (draft: Draft) => void;
  /** Returns the value to send; null if fields are missing or invalid, after showing the errors. */
  read: () => unknown;
  /** Last error, with issues moved to visible fields. For the kit's `Form`. */
  error: unknown;
  faults: FaultsByField;
}

/**
 * State of a form built from a schema. Keeps the input if the request fails.
 *
 * @param sent error of the request: `mutation.error`
 * @param place position of the form in the body: `#/params` for an action's
 */
export function useSchemaForm(
  schema: Schema,
  sent: unknown,
  { place = "#", initial }: { place?: string; initial?: Draft } = {},
): SchemaForm {
  const form = useMemo(() => toForm(schema), [schema]);
  const [draft, setDraft] = useState<Draft>(() => initial ?? emptyDraft(form));
  const [missing, setMissing] = useState<ProblemError | null>(null);
  const refused = missing ?? sent;
  const from = missing ? "#" : place;
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing must not move the errors of the last request.
  const faults = useMemo(
    () => (refused instanceof ProblemError ? placeErrors(form, draft, faultsOf(refused), from) : new Map()),
    [refused, form, from],
  );
  const error = useMemo(() => placed(refused, faults), [refused, faults]);
  const read = () => {
    const { value, errors } = readDraft(form, draft);
    setMissing(errors.length === 0 ? null : toProblem(errors));
    return errors.length === 0 ? value : null;
  };
  return { form, draft, setDraft, read, error, faults };
}

function faultsOf({ problem }: ProblemError): FieldError[] {
  return problem.errors.map(({ pointer = "#", detail }) => ({ pointer, detail }));
}

function toProblem(errors: FieldError[]): ProblemError {
  const { doesNotFit: title, seeFields: detail } = strings;
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

function placed(error: unknown, faults: FaultsByField): unknown {
  if (!(error instanceof ProblemError) || faults.size === 0) return error;
  const errors = [...faults].flatMap(([pointer, details]) =>
    details.map((detail) => (pointer === "#" ? { detail } : { pointer, detail })),
  );
  return new ProblemError({ ...error.problem, errors }, error.retryAfter);
}
