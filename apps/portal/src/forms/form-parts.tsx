import { createContext, Fragment, type ReactNode, useContext } from "react";
import { Button, type Option } from "../ui/index.ts";
import type { Draft } from "./draft.ts";
import type { FaultsByField } from "./errors.ts";
import type { Field } from "./field.ts";
import { strings } from "./strings.ts";
import "./form-fields.css";

/** What the fields of a form have in common. */
export interface FormParts {
  /** What is wrong, by pointer: shown by parts that are no field by themselves. */
  faults: FaultsByField;
  /** What `transferId` may name, by `transfers`. Without it an id is typed. */
  references?: Readonly<Record<string, readonly Option[]>>;
  /** What is to be known at a field, by its name: what is expected, say. */
  notes?: Readonly<Record<string, ReactNode>>;
  /** A page's own field in place of the schema's, by pointer. */
  instead?: Readonly<Record<string, (props: FieldViewProps) => ReactNode>>;
}

export const FormPartsContext = createContext<FormParts>({ faults: new Map() });

export interface FieldViewProps {
  field: Field;
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** Where its value stands in the body: `money/0/amount`. Faults find the field by it. */
  at: string;
}

/** A part of a form that has fields of its own. */
export function Part({
  field,
  at,
  onRemove,
  children,
}: {
  field: Field;
  at: string;
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
      <Faults at={at} />
      {children}
      {onRemove && (
        <div>
          <Button size="small" look="quiet" onPress={onRemove}>
            {strings.remove}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/** What is wrong with a part as a whole. */
export function Faults({ at }: { at: string }) {
  const { faults } = useContext(FormPartsContext);
  return (faults.get(`#/${at}`) ?? []).map((fault) => (
    <p key={fault} className="field-error" role="alert">
      {fault}
    </p>
  ));
}

export function FieldHint({ text, note }: { text: string; note?: ReactNode }) {
  return (
    <>
      <Help text={text} />
      {note && <span className="field-note"> {note}</span>}
    </>
  );
}

/** What a schema says, with its code spans. That a day is written `YYYY-MM-DD` is no concern of who picks one. */
export function Help({ text }: { text: string }) {
  const parts = text.replaceAll(/, `YYYY-MM-DD`/g, "").split("`");
  return parts.map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text stay where they are.
    index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
  );
}

/** Where a member of a part stands. */
export function join(at: string | undefined, name: string | number): string {
  return at ? `${at}/${name}` : String(name);
}
