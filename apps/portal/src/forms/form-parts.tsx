import { createContext, Fragment, type ReactNode, useContext } from "react";
import { Button, type Option, withKeys } from "../ui/index.ts";
import type { Draft } from "./draft.ts";
import type { ErrorsByField } from "./errors.ts";
import type { Field } from "./field.ts";
import { toLabel } from "./labels.ts";
import { strings } from "./strings.ts";
import "./form-fields.css";

export interface FormParts {
  fieldErrors: ErrorsByField;
  /** Options by collection. Without options, the user types an ID. */
  references?: Readonly<Record<string, readonly Option[]>>;
  /** Notes after the hints of text fields, by field name. */
  notes?: Readonly<Record<string, ReactNode>>;
  /** Custom renderers of fields, by path. */
  overrides?: Readonly<Record<string, (props: FieldViewProps) => ReactNode>>;
  /** Paths of optional fields that appear with the required fields. */
  alwaysShown?: readonly string[];
  /** Paths of optional fields that are folded even if there are few. */
  alwaysFolded?: readonly string[];
}

export const FormPartsContext = createContext<FormParts>({ fieldErrors: new Map() });

export interface FieldViewProps {
  field: Field;
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** Path in the body: `money/0/amount`. */
  path: string;
}

export function FieldGroup({
  field,
  path,
  onRemove,
  children,
}: {
  field: Field;
  path: string;
  onRemove?: () => void;
  children: ReactNode;
}) {
  return (
    <fieldset className="form-part">
      <legend className="field-label">
        {field.label} {!field.isRequired && <span className="field-optional">({strings.optional})</span>}
      </legend>
      {field.help && (
        <p className="field-hint">
          <Help text={field.help} />
        </p>
      )}
      <FieldErrors path={path} />
      {children}
      {onRemove && (
        <div>
          <Button size="small" variant="quiet" onPress={onRemove}>
            {strings.remove}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

export function FieldErrors({ path }: { path: string }) {
  const { fieldErrors } = useContext(FormPartsContext);
  return (fieldErrors.get(`#/${path}`) ?? []).map((detail) => (
    <p key={detail} className="field-error" role="alert">
      {detail}
    </p>
  ));
}

/** Returns null for an empty hint, so that the field gets no empty description. */
export function renderHint(text: string, note?: ReactNode): ReactNode {
  if (!text && !note) return null;
  return (
    <>
      <Help text={text} />
      {note && <span className="field-note"> {note}</span>}
    </>
  );
}

const NAME = /^[a-z][A-Za-z0-9_]*$/;
const LITERALS: Readonly<Record<string, string>> = { true: strings.yes, false: strings.no };

/** Replaces names of fields and values in backticks with the labels that the form shows. */
export function Help({ text }: { text: string }) {
  const parts = text.replaceAll(/, `YYYY-MM-DD`/g, "").split("`");
  return withKeys(parts).map(({ key, item }, index) =>
    index % 2 === 0 ? (
      <Fragment key={key}>{item}</Fragment>
    ) : NAME.test(item) && item !== "null" ? (
      <span key={key} className="field-name">
        {LITERALS[item] ?? toLabel(item)}
      </span>
    ) : (
      <code key={key}>{item}</code>
    ),
  );
}

export function joinPath(path: string | undefined, name: string | number): string {
  return path ? `${path}/${name}` : String(name);
}
