import { Button, Dialog, DialogActions } from "../../ui/index.ts";
import { strings } from "./strings.ts";

export function UnsavedKeyDialog({
  isOpen,
  onStay,
  onLeave,
}: {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}) {
  const labels = strings.shown;
  return (
    <Dialog title={labels.leaveTitle} isOpen={isOpen} onClose={onStay} role="alertdialog">
      <p>{labels.leave}</p>
      <DialogActions>
        <Button look="danger" onPress={onLeave}>
          {labels.discard}
        </Button>
        <Button look="primary" onPress={onStay}>
          {labels.stay}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
