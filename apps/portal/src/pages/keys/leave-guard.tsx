import { Button, Dialog, DialogActions } from "../../ui/index.ts";
import { strings } from "./strings.ts";

export function LeaveGuard({
  isOpen,
  onStay,
  onLeave,
}: {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}) {
  const words = strings.shown;
  return (
    <Dialog title={words.leaveTitle} isOpen={isOpen} onClose={onStay} role="alertdialog">
      <p>{words.leave}</p>
      <DialogActions>
        <Button look="danger" onPress={onLeave}>
          {words.discard}
        </Button>
        <Button look="primary" onPress={onStay}>
          {words.stay}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
