import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import { ProblemError } from "../api/problem.ts";
import { Button, CopyAsCurl, DialogActions, Form } from "../ui/index.ts";
import type { GroupField, Schema } from "./field.ts";
import { toForm } from "./field.ts";
import { Members } from "./form-fields.tsx";
import { type FormParts, FormPartsContext } from "./form-parts.tsx";
import { toDraft, toPatch } from "./patch.ts";
import { strings } from "./strings.ts";
import { useSchemaForm } from "./use-schema-form.ts";

export interface EditFormProps<Thing> {
  schema: Schema;
  latest: Thing;
  only?: readonly string[];
  /** Path of the PATCH, for `Copy as curl`. */
  path: string;
  /** Sends the patch, based on the version the form started from. */
  save: (patch: Record<string, unknown>, seen: Thing) => Promise<unknown>;
  /** Refetches after a version conflict. */
  onOvertaken: () => void;
  /** Shows the concurrent changes and a way to continue. */
  meanwhile: (seen: Thing, goOn: () => void) => ReactNode;
  onDone: () => void;
  instead?: FormParts["instead"];
}

/** Sends only changed fields, with the version the form started from. */
export function EditForm<Thing extends { version: number }>({
  schema,
  latest,
  ...props
}: EditFormProps<Thing>) {
  const { only, path, save, onOvertaken, meanwhile, onDone, instead } = props;
  const [seen, setSeen] = useState(latest);
  const form = useMemo(() => toForm(schema) as GroupField, [schema]);
  const [initial] = useState(() => toDraft(form, latest));
  const send = useMutation({
    mutationFn: (patch: Record<string, unknown>) => save(patch, seen),
    onError: (error) => error instanceof ProblemError && error.status === 412 && onOvertaken(),
    onSuccess: onDone,
  });
  const isOvertaken = send.error instanceof ProblemError && send.error.status === 412;
  const { draft, setDraft, read, error, faults } = useSchemaForm(schema, isOvertaken ? null : send.error, {
    initial,
  });
  const fields = form.fields.filter(({ name }) => only === undefined || only.includes(name));
  const patch = toPatch({ ...form, fields }, initial, draft);
  const isSame = Object.keys(patch).length === 0;
  const goOn = () => {
    setSeen(latest);
    send.reset();
  };
  return (
    <FormPartsContext.Provider value={{ faults, ...(instead ? { instead } : {}) }}>
      {meanwhile(seen, goOn)}
      <Form onSubmit={() => read() !== null && !isSame && send.mutate(patch)} error={error}>
        <div className="columns">
          <Members fields={fields} draft={draft} onChange={setDraft} />
        </div>
        <DialogActions>
          <CopyAsCurl call={() => ({ method: "PATCH", path, body: patch })} />
          <Button onPress={onDone}>{strings.cancel}</Button>
          <Button type="submit" look="primary" isDisabled={isSame} isPending={send.isPending}>
            {strings.save}
          </Button>
        </DialogActions>
      </Form>
    </FormPartsContext.Provider>
  );
}
