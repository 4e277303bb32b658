import { createContext, type ReactNode, use, useMemo, useState } from "react";
import type { Draft } from "../../forms/draft.ts";
import { ActionDialog } from "./action-dialog.tsx";
import { EditDialog } from "./edit-dialog.tsx";
import { ResidualDialog } from "./residual-dialog.tsx";
import type { AvailableAction, Rollover } from "./rollover.ts";

type Presets = { readonly [name: string]: Draft };
type OpenDialog =
  | { kind: "action"; action: AvailableAction; presets: Presets }
  | { kind: "edit" | "residual" };

interface RolloverDialogs {
  /** Presets replace the form's own suggestions. */
  openAction(action: AvailableAction, presets?: Presets): void;
  openEdit(): void;
  openResidual(): void;
}

const DialogsContext = createContext<RolloverDialogs | null>(null);
const IsActionOpenContext = createContext(false);

/** Returns stable functions, so that opening a dialog does not re-render the components that use them. */
export function useRolloverDialogs(): RolloverDialogs {
  const dialogs = use(DialogsContext);
  if (dialogs === null) throw new Error("useRolloverDialogs needs a DialogsProvider above it.");
  return dialogs;
}

export const useIsActionOpen = (): boolean => use(IsActionOpenContext);

/** Keeps its own state, so that opening a dialog does not re-render the page. */
export function DialogsProvider({ rollover, children }: { rollover: Rollover; children: ReactNode }) {
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const dialogs = useMemo<RolloverDialogs>(
    () => ({
      openAction: (action, presets = {}) => setOpenDialog({ kind: "action", action, presets }),
      openEdit: () => setOpenDialog({ kind: "edit" }),
      openResidual: () => setOpenDialog({ kind: "residual" }),
    }),
    [],
  );
  const props = { rollover, onClose: () => setOpenDialog(null) };
  return (
    <DialogsContext value={dialogs}>
      <IsActionOpenContext value={openDialog?.kind === "action"}>
        {children}
        {openDialog?.kind === "action" && <ActionDialog {...openDialog} {...props} />}
        {openDialog?.kind === "edit" && <EditDialog {...props} />}
        {openDialog?.kind === "residual" && <ResidualDialog {...props} />}
      </IsActionOpenContext>
    </DialogsContext>
  );
}
