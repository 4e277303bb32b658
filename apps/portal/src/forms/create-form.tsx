import { Button, DialogActions, Form } from "../ui/index.ts";
import type { Draft } from "./draft.ts";
import type { Schema } from "./field.ts";
import { AllFields, FormFields } from "./form-fields.tsx";
import { type FormParts, FormPartsContext } from "./form-parts.tsx";
import { useSchemaForm } from "./use-schema-form.ts";

export function CreateForm({
  schema,
  create,
  labels,
  onClose,
  initial,
  overrides,
  layout = "stack",
}: {
  schema: Schema;
  create: { mutate: (body: unknown) => void; error: unknown; isPending: boolean };
  labels: { create: string; cancel: string };
  onClose: () => void;
  initial?: Draft;
  overrides?: FormParts["overrides"];
  /** `columns` shows the optional fields too, in the order of the schema. */
  layout?: "stack" | "columns";
}) {
  const { form, draft, setDraft, read, error, fieldErrors } = useSchemaForm(
    schema,
    create.error,
    initial === undefined ? {} : { initial },
  );
  const fields = form.kind === "group" ? form.fields : [];
  const submit = () => {
    const body = read();
    if (body !== null) create.mutate(body);
  };
  return (
    <FormPartsContext.Provider value={{ fieldErrors, ...(overrides ? { overrides } : {}) }}>
      <Form onSubmit={submit} error={error}>
        {layout === "columns" ? (
          <div className="columns">
            <AllFields fields={fields} draft={draft} onChange={setDraft} />
          </div>
        ) : (
          <FormFields fields={fields} draft={draft} onChange={setDraft} />
        )}
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
