import { KeyHint } from "./key-hint.tsx";
import "./shortcut-table.css";

interface Shortcut {
  keys: readonly string[];
  text: string | undefined;
}

/** Screen readers read the names of the keys. */
export function ShortcutTable({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  return (
    <table className="shortcut-table">
      <tbody>
        {shortcuts.map(({ keys, text }) => (
          <tr key={keys.join(" ")}>
            <th scope="row">{text}</th>
            <td>
              {keys.map((key) => (
                <span key={key}>
                  <KeyHint keys={key} />
                  <span className="visually-hidden">{key} </span>
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
