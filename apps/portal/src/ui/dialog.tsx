import { type ReactNode, useState } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { Button } from "./button.tsx";
import { ErrorNotice } from "./notice.tsx";
import { strings } from "./strings.ts";
import { TextField } from "./text-field.tsx";
import "./dialog.css";

export interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** `alertdialog` for what has to be answered. Then a click beside it does not close it. */
  role?: "dialog" | "alertdialog";
  size?: "base" | "wide";
  children: ReactNode;
}

/**
 * A dialog above the page: focus stays within, Escape closes it, and focus goes back. What it has to be closed by stands in
 * its children (`DialogActions`).
 */
export function Dialog({ title, isOpen, onClose, role = "dialog", size = "base", children }: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={role === "dialog"}
      className="dialog-ground"
    >
      <Modal className="dialog-frame" data-size={size}>
        <AriaDialog role={role} className="dialog">
          <Heading slot="title" className="dialog-title">
            {title}
          </Heading>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** What a dialog is left by, at its end. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="dialog-actions">{children}</div>;
}

export interface ConfirmByTypingProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** The text to type: mostly the name of the object. */
  text: string;
  /** Label of the field, where the default does not say enough. */
  label?: string;
  /** What the button says: `Revoke the key`. */
  action: string;
  /** Done once it was typed. The dialog stays open, with the error, when it fails. */
  onConfirm: () => Promise<unknown>;
  /** What happens then. */
  children: ReactNode;
}

/** Asks for what cannot be taken back: its name has to be typed. */
export function ConfirmByTyping({ title, isOpen, onClose, children, ...props }: ConfirmByTypingProps) {
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} role="alertdialog">
      {children}
      <TypedName {...props} onClose={onClose} />
    </Dialog>
  );
}

function TypedName({
  text,
  label = strings.typeToConfirm(text),
  action,
  onConfirm,
  onClose,
}: Pick<ConfirmByTypingProps, "text" | "label" | "action" | "onConfirm" | "onClose">) {
  const [typed, setTyped] = useState("");
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const isSame = typed.trim() === text;
  const confirm = async () => {
    setPending(true);
    try {
      await onConfirm();
      onClose();
    } catch (failure) {
      setError(failure);
      setPending(false);
    }
  };
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (isSame && !isPending) void confirm();
      }}
    >
      <TextField label={label} value={typed} onChange={setTyped} autoComplete="off" autoFocus isMono />
      <ErrorNotice error={error} />
      <DialogActions>
        <Button onPress={onClose}>{strings.cancel}</Button>
        <Button type="submit" look="danger" isDisabled={!isSame} isPending={isPending}>
          {action}
        </Button>
      </DialogActions>
    </form>
  );
}
