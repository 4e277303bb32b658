import { TextField, TextFileButton } from "../../ui/index.ts";
import { findProofKeyIssue } from "./proof-key.ts";
import { strings } from "./strings.ts";
import "../../forms/form-fields.css";

export function ProofKeyField({
  hint,
  value,
  onChange,
}: {
  hint: string;
  value: string;
  onChange: (text: string) => void;
}) {
  return (
    <details
      className="form-more-fields"
      // Browsers cannot focus an invalid field in closed details, and block the form silently.
      onInvalidCapture={(event) => {
        event.currentTarget.open = true;
      }}
    >
      <summary>{strings.proofKey.bind}</summary>
      <div className="stack stack-tight">
        <TextField
          label={strings.proofKey.label}
          hint={hint}
          name="proofKey"
          value={value}
          onChange={onChange}
          validate={findProofKeyIssue}
          rows={4}
          isMono
          isOptional
        />
        <TextFileButton
          label={strings.proofKey.load}
          acceptedFileTypes={[".jwk", ".json", "application/json"]}
          onRead={onChange}
        />
      </div>
    </details>
  );
}
