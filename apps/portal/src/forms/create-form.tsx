import { Button, DialogActions, Form } from "../ui/index.ts";
import type { Draft } from "./draft.ts";
import type { Schema } from "./field.ts";
import { FormFields } from "./form-fields.tsx";
import { type FormParts, FormPartsContext } from "./form-parts.tsx";
import { useSchemaForm } from "./use-schema-form.ts";

export function CreateForm({
  schema,
  create,
  labels,
  onClose,
  initial,
  overrides,
}: {
  schema: Schema;
  create: { mutate: (body: unknown) => void; error: unknown; isPending: boolean };
  labels: { create: string; cancel: string };
  onClose: () => void;
  initial?: Draft;
  overrides?: FormParts["overrides"];
}) {
  const { form, draft, setDraft, read, error, fieldErrors } = useSchemaForm(
    schema,
    create.error,
    initial === undefined ? {} : { initial },
  );
  const submit = () => {
    const body = read();
    if (body !== null) create.mutate(body);
  };
  return (
    <FormPartsContext.Provider value={{ fieldErrors, ...(overrides ? { overrides } : {}) }}>
      <Form onSubmit={submit} error={error}>
        <FormFields fields={form.kind === "group" ? form.fields : []} draft={draft} onChange={setDraft} />
        <DialogActions>
          <Button onPress={onClose}>{labels.cancel}</Button>
          <Button type="submit" variant="primary" isPending={create.isPending}>
            {labels.create}
          </Button>
        </DialogActions>
      </Form>
    </FormPartsContext.Provider>
  );
}
