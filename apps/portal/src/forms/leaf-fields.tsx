import { useContext } from "react";
import {
  Checkbox,
  CheckboxGroup,
  DatePicker,
  MoneyField,
  Radio,
  RadioGroup,
  Select,
  TextField,
} from "../ui/index.ts";
import { asItems, type Draft } from "./draft.ts";
import type { ChoiceField, Field, TextField as Text } from "./field.ts";
import { type FieldViewProps, type FormParts, FormPartsContext, renderHint } from "./form-parts.tsx";
import { UNSET_LABELS } from "./labels.ts";
import { strings } from "./strings.ts";

export function TextView({ field, draft, onChange, path }: FieldViewProps & { field: Text }) {
  const { notes } = useContext(FormPartsContext);
  const { kind, label, isRequired, maxLength } = field;
  const value = typeof draft === "string" ? draft : "";
  const shared = { name: path, label, isRequired, isOptional: !isRequired };
  const hint = renderHint(field.help, notes?.[field.name]);
  if (kind === "date") {
    return (
      <DatePicker {...shared} hint={hint} value={value || null} onChange={(day) => onChange(day ?? "")} />
    );
  }
  if (kind === "money") return <MoneyField {...shared} hint={hint} value={value} onChange={onChange} />;
  return (
    <TextField
      {...shared}
      hint={hint}
      value={value}
      onChange={onChange}
      autoComplete="off"
      {...(kind === "paragraph" ? { rows: 3 } : {})}
      {...(kind === "integer" ? { inputMode: "numeric" as const } : {})}
      {...(kind === "decimal" ? { inputMode: "decimal" as const } : {})}
      {...(maxLength === null ? {} : { maxLength })}
    />
  );
}

/** Edits long text in which the API allows no line breaks. */
export function SingleLineView({ field, ...props }: FieldViewProps) {
  const { maxLength } = field as Text;
  return <TextView {...props} field={{ ...field, kind: "text", maxLength }} />;
}

export function ChoicesView({ field, draft, onChange, path }: FieldViewProps & { field: ChoiceField }) {
  return (
    <CheckboxGroup
      name={path}
      label={field.label}
      hint={renderHint(field.help)}
      isOptional={!field.isRequired}
      value={asItems(draft).map(String)}
      onChange={onChange}
    >
      {field.options.map(({ value, label, help }) => (
        <Checkbox key={value} value={value} hint={help}>
          {label}
        </Checkbox>
      ))}
    </CheckboxGroup>
  );
}

const MAX_RADIO_OPTIONS = 4;
const UNSET = "";

export function ChoiceView({ field, draft, onChange, path }: FieldViewProps) {
  const { references } = useContext(FormPartsContext);
  const options = toOptions(field, references);
  if (options === null) {
    return (
      <TextView
        field={{ ...field, kind: "text", maxLength: null }}
        draft={draft}
        onChange={onChange}
        path={path}
      />
    );
  }
  const { label, help, isRequired } = field;
  const isFlag = field.kind === "flag";
  const value =
    isFlag && typeof draft === "boolean" ? String(draft) : typeof draft === "string" ? draft : UNSET;
  const change = (next: unknown) => onChange(parseChoice(next, isFlag));
  const shared = { name: path, label, hint: renderHint(help), isRequired, isOptional: !isRequired };
  const allOptions = isRequired
    ? options
    : [{ id: UNSET, label: UNSET_LABELS[field.name] ?? strings.notSet, hint: "" }, ...options];
  const showsRadios = !isFlag && options.length <= MAX_RADIO_OPTIONS && options.some(({ hint }) => hint);
  if (!showsRadios) {
    return (
      <Select
        {...shared}
        options={allOptions}
        value={value === UNSET && isRequired ? null : value}
        onChange={change}
      />
    );
  }
  return (
    <RadioGroup {...shared} value={value === UNSET && isRequired ? null : value} onChange={change}>
      {allOptions.map(({ id, label: optionLabel, hint }) => (
        <Radio key={id} value={id} hint={renderHint(hint)}>
          {optionLabel}
        </Radio>
      ))}
    </RadioGroup>
  );
}

function parseChoice(next: unknown, isFlag: boolean): Draft {
  if (typeof next !== "string" || next === UNSET) return undefined;
  return isFlag ? next === "true" : next;
}

function toOptions(field: Field, references: FormParts["references"]) {
  if (field.kind === "flag") {
    return [
      { id: "true", label: strings.yes, hint: "" },
      { id: "false", label: strings.no, hint: "" },
    ];
  }
  if (field.kind === "reference")
    return references?.[field.collection]?.map((one) => ({ hint: "", ...one })) ?? null;
  if (field.kind !== "choice") return null;
  return field.options.map(({ value, label, help }) => ({ id: value, label, hint: help }));
}
