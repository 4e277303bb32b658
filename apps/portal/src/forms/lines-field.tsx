import { useContext, useState } from "react";
import { TextField } from "../ui/index.ts";
import { asItems } from "./draft.ts";
import type { ErrorsByField } from "./errors.ts";
import { type FieldViewProps, FormPartsContext, Help } from "./form-parts.tsx";
import { strings } from "./strings.ts";

/** Phrase with which the API's descriptions mark a list of lines. */
const PER_ITEM = /, one (?:line|description) per item/;

/** Edits a list as one text with a line per item. */
export function LinesField({ field, draft, onChange, path }: FieldViewProps) {
  const { fieldErrors } = useContext(FormPartsContext);
  // Keeps empty lines while the user types.
  const [text, setText] = useState(() => asItems(draft).join("\n"));
  // An invalid field blocks the form, so a change hides the errors of the last request.
  const [hiddenErrors, setHiddenErrors] = useState<ErrorsByField | null>(null);
  const change = (next: string) => {
    setText(next);
    setHiddenErrors(fieldErrors);
    onChange(parseLines(next));
  };
  const errors = hiddenErrors === fieldErrors ? [] : [...fieldErrors];
  const ownErrors = errors.filter(([pointer]) => `${pointer}/`.startsWith(`#/${path}/`));
  return (
    <div className="stack stack-tight">
      <TextField
        name={path}
        label={field.label}
        hint={
          <>
            <Help text={field.help.replace(PER_ITEM, "")} /> {strings.onePerLine}
          </>
        }
        isOptional={!field.isRequired}
        rows={3}
        value={text}
        onChange={change}
        autoComplete="off"
        isInvalid={ownErrors.length > 0}
      />
      {ownErrors.map(([pointer, details]) => (
        <p key={pointer} className="field-error" role="alert">
          {formatError(pointer.slice(`#/${path}/`.length), details.join(", "))}
        </p>
      ))}
    </div>
  );
}

/** @param index of the line; empty for the whole list */
function formatError(index: string, detail: string): string {
  return index === "" ? detail : strings.lineError(Number(index) + 1, detail);
}

function parseLines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
