import { KeyHint } from "./key-hint.tsx";

interface Shortcut {
  keys: readonly string[];
  text: string | undefined;
}

/** Lists keyboard shortcuts. Screen readers read the names of the keys. */
export function ShortcutTable({
  className,
  shortcuts,
}: {
  className: string;
  shortcuts: readonly Shortcut[];
}) {
  return (
    <table className={className}>
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
