import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import { ProblemError } from "../api/problem.ts";
import { Button, CopyAsCurl, DialogActions, Form } from "../ui/index.ts";
import { type GroupField, type Schema, toForm } from "./field.ts";
import { AllFields } from "./form-fields.tsx";
import { type FormParts, FormPartsContext } from "./form-parts.tsx";
import { toDraft, toPatch } from "./patch.ts";
import { strings } from "./strings.ts";
import { useSchemaForm } from "./use-schema-form.ts";

/** Status of `version_conflict`. */
const PRECONDITION_FAILED = 412;

interface EditFormProps<Resource> {
  schema: Schema;
  latest: Resource;
  onlyFields?: readonly string[];
  path: string;
  /** Sends the patch. `base` is the version from which editing started. */
  save: (patch: Record<string, unknown>, base: Resource) => Promise<unknown>;
  onConflict: () => void;
  renderConflict: (base: Resource, continueEditing: () => void) => ReactNode;
  onDone: () => void;
  overrides?: FormParts["overrides"];
}

export function EditForm<Resource extends { version: number }>({
  schema,
  latest,
  ...props
}: EditFormProps<Resource>) {
  const { onlyFields, path, save, onConflict, renderConflict, onDone, overrides } = props;
  const [base, setBase] = useState(latest);
  const form = useMemo(() => toForm(schema) as GroupField, [schema]);
  const [initial] = useState(() => toDraft(form, latest));
  const send = useMutation({
    mutationFn: (patch: Record<string, unknown>) => save(patch, base),
    onError: (error) => error instanceof ProblemError && error.status === PRECONDITION_FAILED && onConflict(),
    onSuccess: onDone,
  });
  const isConflict = send.error instanceof ProblemError && send.error.status === PRECONDITION_FAILED;
  const requestError = isConflict ? null : send.error;
  const { draft, setDraft, read, error, fieldErrors } = useSchemaForm(schema, requestError, { initial });
  const fields = form.fields.filter(({ name }) => onlyFields === undefined || onlyFields.includes(name));
  const patch = toPatch({ ...form, fields }, initial, draft);
  const isUnchanged = Object.keys(patch).length === 0;
  const continueEditing = () => {
    setBase(latest);
    send.reset();
  };
  return (
    <FormPartsContext.Provider value={{ fieldErrors, ...(overrides ? { overrides } : {}) }}>
      {renderConflict(base, continueEditing)}
      <Form onSubmit={() => read() !== null && !isUnchanged && send.mutate(patch)} error={error}>
        <div className="columns">
          <AllFields fields={fields} draft={draft} onChange={setDraft} />
        </div>
        <DialogActions>
          <CopyAsCurl call={() => ({ method: "PATCH", path, body: patch })} />
          <Button onPress={onDone}>{strings.cancel}</Button>
          <Button type="submit" variant="primary" isDisabled={isUnchanged} isPending={send.isPending}>
            {strings.save}
          </Button>
        </DialogActions>
      </Form>
    </FormPartsContext.Provider>
  );
}
