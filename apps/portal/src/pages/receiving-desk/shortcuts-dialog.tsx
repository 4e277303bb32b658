import { Button, Dialog, DialogActions, KeyHint } from "../../ui/index.ts";
import { strings } from "./strings.ts";

/** Shortcuts for the help dialog. `strings.shortcuts` describes each one. */
const SHORTCUTS = [
  { keys: ["j", "k"], action: "move" },
  { keys: ["Enter"], action: "open" },
  { keys: ["a"], action: "apply" },
  { keys: ["d"], action: "divide" },
  { keys: ["s"], action: "suspend" },
  { keys: ["r"], action: "giveBack" },
  { keys: ["e"], action: "edit" },
  { keys: ["n"], action: "record" },
  { keys: ["b"], action: "batch" },
  { keys: ["i"], action: "import" },
  { keys: ["?"], action: "help" },
] as const;

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={strings.keyboard} isOpen onClose={onClose}>
      <table className="desk-keys">
        <tbody>
          {SHORTCUTS.map(({ keys, action }) => (
            <tr key={action}>
              <th scope="row">{strings.shortcuts[action]}</th>
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
      <DialogActions>
        <Button onPress={onClose} autoFocus>
          {strings.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
