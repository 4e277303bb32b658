import { Badge, Button, CopyableText, TextField, withKeys } from "../../ui/index.ts";
import { TableFrame } from "../../ui/table-frame.tsx";
import { fillSamples, type Templates, toParagraphs } from "./draft.ts";
import { strings } from "./strings.ts";

const MIN_ROWS = 4;
const CHARACTERS_PER_ROW = 90;

interface WordingFieldProps {
  kind: string;
  isDefault: boolean;
  isReadOnly: boolean;
  text: string;
  onChange: (text: string) => void;
}

export function WordingField({ kind, isDefault, isReadOnly, text, onChange }: WordingFieldProps) {
  const title = strings.kinds[kind] ?? kind;
  const paragraphs = toParagraphs(text);
  return (
    <section className="stack stack-tight card" aria-label={title}>
      <TextField
        name={`texts/${kind}`}
        label={
          <span className="row">
            {title}{" "}
            <Badge tone={isDefault ? "neutral" : "info"}>
              {isDefault ? strings.defaultWording : strings.ownWording}
            </Badge>
          </span>
        }
        rows={countRows(text)}
        isReadOnly={isReadOnly}
        value={text}
        onChange={onChange}
      />
      {paragraphs.length === 0 ? (
        <p className="soft">{strings.defaultAfterSave}</p>
      ) : (
        <details>
          <summary>{strings.preview}</summary>
          <div className="stack stack-tight wording-preview">
            {withKeys(paragraphs).map(({ key, item }) => (
              <p key={key}>{fillSamples(item)}</p>
            ))}
          </div>
        </details>
      )}
      {!isReadOnly && !isDefault && paragraphs.length > 0 && (
        <div>
          <Button
            size="small"
            variant="quiet"
            aria-label={strings.restoreOf(title)}
            onPress={() => onChange("")}
          >
            {strings.restore}
          </Button>
        </div>
      )}
    </section>
  );
}

function countRows(text: string): number {
  const rows = text.split("\n").map(({ length }) => Math.max(1, Math.ceil(length / CHARACTERS_PER_ROW)));
  return Math.max(
    MIN_ROWS,
    rows.reduce((sum, count) => sum + count, 0),
  );
}

export function Placeholders({ placeholders }: Pick<Templates, "placeholders">) {
  return (
    <details>
      <summary>{strings.placeholders}</summary>
      <TableFrame label={strings.placeholders}>
        <table className="table" aria-label={strings.placeholders}>
          <thead>
            <tr>
              <th scope="col">{strings.placeholder}</th>
              <th scope="col">{strings.meaning}</th>
            </tr>
          </thead>
          <tbody>
            {placeholders.map(({ name, description }) => (
              <tr key={name}>
                <th scope="row">
                  <CopyableText text={`{{${name}}}`} label={name} />
                </th>
                <td>{description}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </details>
  );
}
