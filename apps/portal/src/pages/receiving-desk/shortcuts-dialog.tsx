import { Button, Dialog, DialogActions, ShortcutTable } from "../../ui/index.ts";
import { strings } from "./strings.ts";

/** `strings.shortcuts` describes each action. */
const SHORTCUTS = [
  { keys: ["j", "k"], action: "move" },
  { keys: ["Enter"], action: "open" },
  { keys: ["a"], action: "apply" },
  { keys: ["d"], action: "divide" },
  { keys: ["s"], action: "suspend" },
  { keys: ["r"], action: "returnToSender" },
  { keys: ["e"], action: "edit" },
  { keys: ["n"], action: "record" },
  { keys: ["b"], action: "batch" },
  { keys: ["i"], action: "import" },
  { keys: ["?"], action: "help" },
] as const;

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={strings.keyboard} isOpen onClose={onClose}>
      <ShortcutTable
        shortcuts={SHORTCUTS.map(({ keys, action }) => ({ keys, text: strings.shortcuts[action] }))}
      />
      <DialogActions>
        <Button onPress={onClose} autoFocus>
          {strings.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
