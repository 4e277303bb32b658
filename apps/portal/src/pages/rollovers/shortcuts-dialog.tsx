import { Button, Dialog, DialogActions, ShortcutTable } from "../../ui/index.ts";
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
  const shortcuts = SHORTCUTS.filter((one) => canSelect || !("writes" in one));
  return (
    <Dialog title={strings.help} isOpen={isOpen} onClose={onClose}>
      <ShortcutTable
        shortcuts={shortcuts.map(({ keys, action }) => ({ keys, text: strings.shortcuts[action] }))}
      />
      <DialogActions>
        <Button onPress={onClose} autoFocus>
          {strings.done}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
