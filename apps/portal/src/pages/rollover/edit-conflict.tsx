import { toLabel } from "../../forms/labels.ts";
import { Button, Notice } from "../../ui/index.ts";
import type { Change } from "./changes.ts";
import { ChangesTable } from "./changes-table.tsx";

interface EditConflictProps<Edited> {
  base: Edited;
  latest: Edited;
  fields: readonly (keyof Edited & string)[];
  strings: { conflictTitle: string; conflictHint: string; continueEditing: string };
  onContinue: () => void;
}

export function EditConflict<Edited extends { version: number }>({
  base,
  latest,
  fields,
  strings,
  onContinue,
}: EditConflictProps<Edited>) {
  if (latest.version <= base.version) return null;
  const changes: Change[] = fields
    .map((name) => ({
      label: toLabel(name),
      before: formatValue(base[name]),
      after: formatValue(latest[name]),
    }))
    .filter(({ before, after }) => before !== after);
  return (
    <Notice tone="warn" title={strings.conflictTitle}>
      <p>{strings.conflictHint}</p>
      <ChangesTable changes={changes} label={strings.conflictTitle} />
      <div>
        <Button onPress={onContinue}>{strings.continueEditing}</Button>
      </div>
    </Notice>
  );
}

function formatValue(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === "object" ? Object.values(value).flat().filter(Boolean).join(", ") : String(value);
}
