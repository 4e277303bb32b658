import { Button, DialogActions, Form } from "../ui/index.ts";
import type { Schema } from "./field.ts";
import { FormFields } from "./form-fields.tsx";
import { FormPartsContext } from "./form-parts.tsx";
import { useSchemaForm } from "./use-schema-form.ts";

export function CreateForm({
  schema,
  create,
  labels,
  onClose,
}: {
  schema: Schema;
  create: { mutate: (body: unknown) => void; error: unknown; isPending: boolean };
  labels: { create: string; cancel: string };
  onClose: () => void;
}) {
  const { form, draft, setDraft, read, error, fieldErrors } = useSchemaForm(schema, create.error);
  const submit = () => {
    const body = read();
    if (body !== null) create.mutate(body);
  };
  return (
    <FormPartsContext.Provider value={{ fieldErrors }}>
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
