import { useMutation } from "@tanstack/react-query";
import { useMemo } from "react";
import { api, getBody } from "../api/client.ts";
import { useInputSchema } from "../api/queries.ts";
import { useIdempotencyKey } from "../api/use-idempotency-key.ts";
import { CreateForm } from "../forms/create-form.tsx";
import { asGroup, createEmptyDraft, type Draft } from "../forms/draft.ts";
import { type Schema, toForm } from "../forms/field.ts";
import { FieldErrors, type FieldViewProps } from "../forms/form-parts.tsx";
import { SingleLineView, TextView } from "../forms/leaf-fields.tsx";
import { LinesField } from "../forms/lines-field.tsx";
import { omitFields } from "../forms/omit-fields.ts";
import { toDraft } from "../forms/patch.ts";
import { Checkbox, Dialog, Skeleton, toast } from "../ui/index.ts";
import {
  REQUIREMENT_NAMES,
  type RequirementSet,
  refetchRequirements,
  type Subject,
} from "./requirement-sets.ts";
import { strings } from "./strings.ts";

const FIELD_OVERRIDES = {
  requirements: RequirementChecks,
  enclosures: LinesField,
  "sendTo/address": LinesField,
  "sendTo/portal": SingleLineView,
  source: SingleLineView,
  expiresOn: ({ field, ...props }: FieldViewProps) => (
    <TextView {...props} field={{ ...field, label: strings.confirmUntil, kind: "date", maxLength: null }} />
  ),
};

/** A new version starts without the source and the dates, because they apply only to the version they were entered for. */
const EMPTY_VERSION_FIELDS = { source: "", learnedOn: "", expiresOn: "" };

interface EditRequirementsProps {
  subject: Subject;
  current: RequirementSet | undefined;
  onClose: () => void;
}

/** Saves a new version. */
export function EditRequirements({ subject, current, onClose }: EditRequirementsProps) {
  const inputSchema = useInputSchema("createRequirementSet");
  const schema = useMemo(
    () => inputSchema && omitFields(inputSchema, ["planId", "custodianId"]),
    [inputSchema],
  );
  return (
    <Dialog
      title={current ? strings.changeTitle : strings.add}
      isOpen
      onClose={onClose}
      size="wide"
      role="alertdialog"
    >
      <p className="soft">{current ? strings.newVersionHint(current.version + 1) : strings.addHint}</p>
      {schema ? (
        <RequirementsForm schema={schema} subject={subject} current={current} onClose={onClose} />
      ) : (
        <Skeleton lines={8} />
      )}
    </Dialog>
  );
}

function RequirementsForm({ schema, subject, current, onClose }: EditRequirementsProps & { schema: Schema }) {
  const getIdempotencyKey = useIdempotencyKey();
  const initial = useMemo((): Draft => {
    const form = toForm(schema);
    if (!current) return createEmptyDraft(form);
    return { ...asGroup(toDraft(form, current)), ...EMPTY_VERSION_FIELDS };
  }, [schema, current]);
  const create = useMutation({
    mutationFn: (input: unknown) => {
      const body = { ...subject, ...(input as object) };
      return getBody(
        api.POST("/v1/requirement-sets", {
          params: { header: { "Idempotency-Key": getIdempotencyKey(body) } },
          body: body as never,
        }),
      );
    },
    async onSuccess() {
      toast({ title: strings.saved, tone: "good" });
      await refetchRequirements();
      onClose();
    },
  });
  return (
    <CreateForm
      schema={schema}
      create={create}
      labels={{ create: strings.save, cancel: strings.cancel }}
      onClose={onClose}
      initial={initial}
      overrides={FIELD_OVERRIDES}
      layout="columns"
    />
  );
}

function RequirementChecks({ draft, onChange, path }: FieldViewProps) {
  const group = asGroup(draft);
  return (
    <fieldset className="form-part">
      <legend className="field-label">{strings.requirementsLabel}</legend>
      <p className="field-hint">{strings.requirementsHelp}</p>
      <FieldErrors path={path} />
      <div>
        {REQUIREMENT_NAMES.map((name) => (
          <Checkbox
            key={name}
            name={`${path}/${name}`}
            isSelected={group[name] === true}
            onChange={(isRequired) => onChange({ ...group, [name]: isRequired })}
          >
            {strings.names[name]}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
