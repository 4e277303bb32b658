import { type ReactNode, useState } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { Button } from "./button.tsx";
import { ErrorNotice } from "./notice.tsx";
import { strings } from "./strings.ts";
import { TextField } from "./text-field.tsx";
import "./dialog.css";

interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** A click outside does not close an `alertdialog`. */
  role?: "dialog" | "alertdialog";
  size?: "base" | "wide";
  children: ReactNode;
}

/** Closes on Escape and then restores focus. Put close buttons in a `DialogActions` child. */
export function Dialog({ title, isOpen, onClose, role = "dialog", size = "base", children }: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={role === "dialog"}
      className="dialog-backdrop"
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

export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="dialog-actions">{children}</div>;
}

interface ConfirmByTypingProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  text: string;
  label?: string;
  /** Text of the button that confirms. */
  action: string;
  /** If the promise rejects, the dialog stays open and shows the error. */
  onConfirm: () => Promise<unknown>;
  children: ReactNode;
}

/** Asks the user to type a text before an irreversible action. */
export function ConfirmByTyping({ title, isOpen, onClose, children, ...props }: ConfirmByTypingProps) {
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} role="alertdialog">
      {children}
      <ConfirmForm {...props} onClose={onClose} />
    </Dialog>
  );
}

function ConfirmForm({
  text,
  label = strings.typeToConfirm(text),
  action,
  onConfirm,
  onClose,
}: Pick<ConfirmByTypingProps, "text" | "label" | "action" | "onConfirm" | "onClose">) {
  const [input, setInput] = useState("");
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const isTextTyped = input.trim() === text;
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
        if (isTextTyped && !isPending) void confirm();
      }}
    >
      <TextField label={label} value={input} onChange={setInput} autoComplete="off" autoFocus isMono />
      <ErrorNotice error={error} />
      <DialogActions>
        <Button onPress={onClose}>{strings.cancel}</Button>
        <Button type="submit" variant="danger" isDisabled={!isTextTyped} isPending={isPending}>
          {action}
        </Button>
      </DialogActions>
    </form>
  );
}
