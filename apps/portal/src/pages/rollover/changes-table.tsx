import { TableFrame } from "../../ui/table-frame.tsx";
import { strings } from "./action-strings.ts";
import type { Change } from "./changes.ts";

export function ChangesTable({
  changes,
  label: tableLabel,
  columns = strings,
}: {
  changes: readonly Change[];
  label: string;
  columns?: { label: string; before: string; after: string };
}) {
  if (changes.length === 0) return <p className="soft">{strings.nothingChanges}</p>;
  return (
    <TableFrame label={tableLabel}>
      <table className="table" aria-label={tableLabel}>
        <thead>
          <tr>
            <th scope="col">{columns.label}</th>
            <th scope="col">{columns.before}</th>
            <th scope="col">{columns.after}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ label, before, after }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="numbers soft">{before ?? strings.emptyValue}</td>
              <td className="numbers">
                <strong>{after ?? strings.emptyValue}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
