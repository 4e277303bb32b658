import { Dialog } from "../ui/dialog.tsx";
import { NavList } from "./sidebar.tsx";
import { strings } from "./strings.ts";

export function Drawer({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={strings.navigation} isOpen onClose={onClose}>
      <nav aria-label={strings.navigation}>
        <NavList />
      </nav>
    </Dialog>
  );
}
