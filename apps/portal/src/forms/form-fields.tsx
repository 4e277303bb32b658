import { useContext } from "react";
import { Button, Checkbox, useItemKeys } from "../ui/index.ts";
import { asGroup, asItems, createEmptyDraft, createEmptyGroup, type Draft } from "./draft.ts";
import type { Field, GroupField, ListField, UnionField } from "./field.ts";
import {
  FieldErrors,
  FieldGroup,
  type FieldViewProps,
  FormPartsContext,
  Help,
  joinPath,
} from "./form-parts.tsx";
import { ChoicesView, ChoiceView, TextView } from "./leaf-fields.tsx";
import { strings } from "./strings.ts";

/** Optional fields shown without folding. */
const MAX_UNFOLDED = 2;
/** Rows of a field that maps names to text. */
const MAX_PAIRS = 50;

interface FieldsProps {
  fields: readonly Field[];
  draft: Draft;
  onChange: (draft: Draft) => void;
  path?: string;
}

export function FormFields({ fields, ...props }: FieldsProps) {
  const { fieldErrors, alwaysShown = [], alwaysFolded = [] } = useContext(FormPartsContext);
  const isShown = ({ name, isRequired }: Field) =>
    isRequired || alwaysShown.includes(joinPath(props.path, name));
  const shownFields = fields.filter(isShown);
  const foldableFields = fields.filter((field) => !isShown(field));
  const mustFold = foldableFields.some(({ name }) => alwaysFolded.includes(joinPath(props.path, name)));
  const showsAll = shownFields.length === 0 || (foldableFields.length <= MAX_UNFOLDED && !mustFold);
  if (showsAll) return <AllFields fields={[...shownFields, ...foldableFields]} {...props} />;
  const hasError = foldableFields.some(({ name }) =>
    [...fieldErrors.keys()].some((pointer) => `${pointer}/`.startsWith(`#/${joinPath(props.path, name)}/`)),
  );
  return (
    <>
      <AllFields fields={shownFields} {...props} />
      <details
        className="form-more-fields"
        // Undefined lets the user open and close the details.
        open={hasError || undefined}
        // Browsers cannot focus an invalid field in closed details, and block the form silently.
        onInvalidCapture={(event) => {
          event.currentTarget.open = true;
        }}
      >
        <summary>
          {strings.more} <span className="soft">{foldableFields.map(({ label }) => label).join(", ")}</span>
        </summary>
        <div className="stack">
          <AllFields fields={foldableFields} {...props} />
        </div>
      </details>
    </>
  );
}

/** Shows all fields, without folding. */
export function AllFields({ fields, draft, onChange, path = "" }: FieldsProps) {
  const group = asGroup(draft);
  return fields.map((field) => (
    <FieldView
      key={field.name}
      field={field}
      draft={group[field.name]}
      onChange={(next) => onChange({ ...group, [field.name]: next })}
      path={joinPath(path, field.name)}
    />
  ));
}

export function FieldView(props: FieldViewProps) {
  const { overrides } = useContext(FormPartsContext);
  const { field, path } = props;
  const override = overrides?.[path];
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
          name={path}
          isSelected={props.draft === true}
          onChange={(isOn) => props.onChange(isOn || undefined)}
          hint={<FieldErrors path={path} />}
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

function GroupView({ field, draft, onChange, path }: FieldViewProps & { field: GroupField }) {
  if (draft === undefined) {
    return (
      <div className="form-part">
        <Button size="small" onPress={() => onChange(createEmptyGroup(field.fields))}>
          {strings.add(field.label)}
        </Button>
        {field.help && (
          <p className="field-hint">
            <Help text={field.help} />
          </p>
        )}
        <FieldErrors path={path} />
      </div>
    );
  }
  // An edit form clears fields one by one, so the group has no Remove button.
  const isPatched = field.fields.some(({ isNullable }) => isNullable);
  return (
    <FieldGroup
      field={field}
      path={path}
      {...(field.isRequired || isPatched ? {} : { onRemove: () => onChange(undefined) })}
    >
      <FormFields fields={field.fields} draft={draft} onChange={onChange} path={path} />
    </FieldGroup>
  );
}

function UnionView({ field, draft, onChange, path }: FieldViewProps & { field: UnionField }) {
  const tag = asGroup(draft)[field.tag];
  const chosen = field.options.find(({ value }) => value === tag);
  const options = field.options.map(({ value }) => ({ value, label: strings.optionLabel(value), help: "" }));
  const choice = { ...field, name: field.tag, kind: "choice" as const, options };
  return (
    <div className="form-part">
      <ChoiceView
        field={choice}
        draft={tag}
        // Keeps the values of other branches, in case the user switches back.
        onChange={(next) =>
          onChange({ ...createEmptyBranch(field, next), ...asGroup(draft), [field.tag]: next })
        }
        path={joinPath(path, field.tag)}
      />
      <FieldErrors path={path} />
      {chosen && <AllFields fields={chosen.fields} draft={draft} onChange={onChange} path={path} />}
    </div>
  );
}

function createEmptyBranch({ options }: UnionField, tag: Draft) {
  return asGroup(createEmptyGroup(options.find(({ value }) => value === tag)?.fields ?? []));
}

function ListView({ field, draft, onChange, path }: FieldViewProps & { field: ListField }) {
  const items = asItems(draft);
  const { keys, removeKey } = useItemKeys(items.length);
  const removeAt = (index: number) => {
    removeKey(index);
    onChange(items.filter((_, position) => position !== index));
  };
  const replaceAt = (index: number, next: Draft) => onChange(items.with(index, next));
  const { item } = field;
  return (
    <FieldGroup field={field} path={path}>
      {items.map((one, index) => (
        <div className="form-item" key={keys[index]}>
          {item.kind === "group" ? (
            <AllFields
              fields={item.fields}
              draft={one}
              onChange={(next) => replaceAt(index, next)}
              path={joinPath(path, index)}
            />
          ) : (
            <FieldView
              field={{ ...item, label: strings.item(field.label, index + 1) }}
              draft={one}
              onChange={(next) => replaceAt(index, next)}
              path={joinPath(path, index)}
            />
          )}
          <Button
            size="small"
            variant="quiet"
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
            onPress={() => onChange([...items, createEmptyDraft({ ...item, isRequired: true })])}
          >
            {strings.addItem}
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}

function PairsView({ field, draft, onChange, path }: FieldViewProps) {
  const textField = {
    isRequired: false,
    isNullable: false,
    help: "",
    kind: "text" as const,
    maxLength: null,
  };
  const item: GroupField = {
    kind: "group",
    name: "",
    label: "",
    help: "",
    isRequired: true,
    isNullable: false,
    fields: [
      { ...textField, name: "name", label: strings.pairName },
      { ...textField, name: "value", label: strings.pairValue },
    ],
  };
  const list: ListField = { ...field, kind: "list", item, min: 0, max: MAX_PAIRS };
  return <ListView field={list} draft={draft} onChange={onChange} path={path} />;
}
