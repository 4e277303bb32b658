import { Button, Dialog, DialogActions, KeyHint } from "../../ui/index.ts";
import { SHORTCUTS } from "./keyboard.ts";
import { strings } from "./strings.ts";

export function ShortcutsDialog({
  isOpen,
  canSelect,
  onClose,
}: {
  isOpen: boolean;
  canSelect: boolean;
  onClose(): void;
}) {
  const keys = SHORTCUTS.filter((one) => canSelect || !("writes" in one));
  return (
    <Dialog title={strings.help} isOpen={isOpen} onClose={onClose}>
      <table className="queue-keys">
        <tbody>
          {keys.map(({ keys, action }) => (
            <tr key={action}>
              <th scope="row">{strings.shortcuts[action]}</th>
              <td>
                {keys.map((one) => (
                  <span key={one}>
                    <KeyHint keys={one} />
                    <span className="visually-hidden">{one} </span>
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <DialogActions>
        <Button onPress={onClose} autoFocus>
          {strings.done}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
