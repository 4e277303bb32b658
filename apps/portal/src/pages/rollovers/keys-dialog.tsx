import { Button, Dialog, DialogActions, KeyHint } from "../../ui/index.ts";
import { KEYS } from "./keyboard.ts";
import { strings } from "./strings.ts";

export function KeysDialog({
  isOpen,
  maySelect,
  onClose,
}: {
  isOpen: boolean;
  maySelect: boolean;
  onClose(): void;
}) {
  const keys = KEYS.filter((one) => maySelect || !("writes" in one));
  return (
    <Dialog title={strings.help} isOpen={isOpen} onClose={onClose}>
      <table className="queue-keys">
        <tbody>
          {keys.map(({ keys, does }) => (
            <tr key={does}>
              <th scope="row">{strings.does[does]}</th>
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
