import { useContext } from "react";
import { Button, Checkbox } from "../ui/index.ts";
import { asItems, asMembers, type Draft, emptyDraft, emptyMembers } from "./draft.ts";
import type { Field, GroupField, ListField, UnionField } from "./field.ts";
import { FieldErrors, type FieldViewProps, FormPartsContext, Help, joinPath, Part } from "./form-parts.tsx";
import { ChoicesView, ChoiceView, TextView } from "./leaf-fields.tsx";
import { strings } from "./strings.ts";

interface MembersProps {
  fields: readonly Field[];
  draft: Draft;
  onChange: (draft: Draft) => void;
  at?: string;
}

/** Renders the required fields first, and the optional fields in a collapsible section. */
export function FormFields({ fields, ...rest }: MembersProps) {
  const { fieldErrors } = useContext(FormPartsContext);
  const first = fields.filter(({ isRequired }) => isRequired);
  const optional = fields.filter(({ isRequired }) => !isRequired);
  const isShort = first.length === 0 || optional.length <= 2;
  if (isShort) return <Members fields={[...first, ...optional]} {...rest} />;
  const hasError = optional.some(({ name }) =>
    [...fieldErrors.keys()].some((pointer) => `${pointer}/`.startsWith(`#/${joinPath(rest.at, name)}/`)),
  );
  return (
    <>
      <Members fields={first} {...rest} />
      <details className="form-more" open={hasError || undefined}>
        <summary>
          {strings.more} <span className="soft">{optional.map(({ label }) => label).join(", ")}</span>
        </summary>
        <div className="stack">
          <Members fields={optional} {...rest} />
        </div>
      </details>
    </>
  );
}

export function Members({ fields, draft, onChange, at = "" }: MembersProps) {
  const members = asMembers(draft);
  return fields.map((field) => (
    <FieldView
      key={field.name}
      field={field}
      draft={members[field.name]}
      onChange={(next) => onChange({ ...members, [field.name]: next })}
      at={joinPath(at, field.name)}
    />
  ));
}

export function FieldView(props: FieldViewProps) {
  const { overrides } = useContext(FormPartsContext);
  const { field, at } = props;
  const override = overrides?.[at];
  if (override) return override(props);
  switch (field.kind) {
    case "group":
      return <GroupView {...props} field={field} />;
    case "union":
      return <UnionView {...props} field={field} />;
    case "list":
      return <ListView {...props} field={field} />;
    case "choices":
      return <ChoicesView {...props} field={field} />;
    case "choice":
    case "flag":
    case "reference":
      return <ChoiceView {...props} />;
    case "confirm":
      return (
        <Checkbox
          name={at}
          isSelected={props.draft === true}
          onChange={(isOn) => props.onChange(isOn || undefined)}
          hint={<FieldErrors at={at} />}
        >
          <Help text={field.help || field.label} />
        </Checkbox>
      );
    case "pairs":
      return <PairsView {...props} />;
    case "json":
      return <TextView {...props} field={{ ...field, kind: "paragraph", maxLength: null }} />;
    default:
      return <TextView {...props} field={field} />;
  }
}

function GroupView({ field, draft, onChange, at }: FieldViewProps & { field: GroupField }) {
  if (draft === undefined) {
    return (
      <div className="form-part">
        <Button size="small" onPress={() => onChange(emptyMembers(field.fields))}>
          {strings.add(field.label)}
        </Button>
        <p className="field-hint">
          <Help text={field.help} />
        </p>
        <FieldErrors at={at} />
      </div>
    );
  }
  // When editing, members are cleared one by one, so the group has no Remove button.
  const isPatched = field.fields.some(({ isNullable }) => isNullable);
  return (
    <Part
      field={field}
      at={at}
      {...(field.isRequired || isPatched ? {} : { onRemove: () => onChange(undefined) })}
    >
      <FormFields fields={field.fields} draft={draft} onChange={onChange} at={at} />
    </Part>
  );
}

function UnionView({ field, draft, onChange, at }: FieldViewProps & { field: UnionField }) {
  const tag = asMembers(draft)[field.tag];
  const chosen = field.options.find(({ value }) => value === tag);
  const options = field.options.map(({ value }) => ({ value, label: strings.optionLabel(value), help: "" }));
  const choice = { ...field, name: field.tag, kind: "choice" as const, options };
  return (
    <div className="form-part">
      <ChoiceView
        field={choice}
        draft={tag}
        // Keeps values of other options, in case the user switches back.
        onChange={(next) => onChange({ ...emptyBranch(field, next), ...asMembers(draft), [field.tag]: next })}
        at={joinPath(at, field.tag)}
      />
      <FieldErrors at={at} />
      {chosen && <Members fields={chosen.fields} draft={draft} onChange={onChange} at={at} />}
    </div>
  );
}

function emptyBranch({ options }: UnionField, tag: Draft) {
  return asMembers(emptyMembers(options.find(({ value }) => value === tag)?.fields ?? []));
}

function ListView({ field, draft, onChange, at }: FieldViewProps & { field: ListField }) {
  const items = asItems(draft);
  const removeAt = (index: number) => onChange(items.filter((_, other) => other !== index));
  const replaceAt = (index: number, next: Draft) => onChange(items.with(index, next));
  const { item } = field;
  return (
    <Part field={field} at={at}>
      {items.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity except their position.
        <div className="form-item" key={index}>
          {item.kind === "group" ? (
            <Members
              fields={item.fields}
              draft={one}
              onChange={(next) => replaceAt(index, next)}
              at={joinPath(at, index)}
            />
          ) : (
            <FieldView
              field={{ ...item, label: strings.item(field.label, index + 1) }}
              draft={one}
              onChange={(next) => replaceAt(index, next)}
              at={joinPath(at, index)}
            />
          )}
          <Button
            size="small"
            look="quiet"
            onPress={() => removeAt(index)}
            aria-label={strings.removeItem(index + 1)}
          >
            {strings.remove}
          </Button>
        </div>
      ))}
      {items.length < field.max && (
        <div>
          <Button
            size="small"
            onPress={() => onChange([...items, emptyDraft({ ...item, isRequired: true })])}
          >
            {strings.addItem}
          </Button>
        </div>
      )}
    </Part>
  );
}

function PairsView({ field, draft, onChange, at }: FieldViewProps) {
  const text = { isRequired: false, isNullable: false, help: "", kind: "text" as const, maxLength: null };
  const item: GroupField = {
    ...{ name: "", label: "", help: "", isRequired: true, isNullable: false, kind: "group" as const },
    fields: [
      { ...text, name: "name", label: strings.pairName },
      { ...text, name: "value", label: strings.pairValue },
    ],
  };
  const list: ListField = { ...field, kind: "list", item, min: 0, max: 50 };
  return <ListView field={list} draft={draft} onChange={onChange} at={at} />;
}
