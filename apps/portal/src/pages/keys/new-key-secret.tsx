import { useEffect, useState } from "react";
import { Button, Checkbox, CodeBlock, Dialog, DialogActions, Notice } from "../../ui/index.ts";
import type { Key } from "./key.ts";
import { toEnv } from "./key-formats.ts";
import { strings } from "./strings.ts";

export function NewKeySecret({
  apiKey,
  plain,
  onSaved,
  onDone,
  doneLabel = strings.shown.done,
}: {
  apiKey: Key;
  /** Null when a retried request does not return the key again. */
  plain: string | null;
  onSaved: (isSaved: boolean) => void;
  onDone: () => void;
  doneLabel?: string;
}) {
  const labels = strings.shown;
  const [isSaved, setSaved] = useState(plain === null);
  useEffect(() => onSaved(isSaved), [isSaved, onSaved]);
  useEffect(() => {
    if (isSaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isSaved]);
  const download = () => {
    const url = URL.createObjectURL(new Blob([toEnv(apiKey, plain ?? "")], { type: "text/plain" }));
    const link = document.createElement("a");
    link.href = url;
    link.download = `${apiKey.id}.env`;
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <div className="stack">
      {plain === null ? (
        <Notice tone="warn">{labels.notAvailable}</Notice>
      ) : (
        <>
          <Notice tone="warn">{labels.once}</Notice>
          <CodeBlock label={labels.key} code={plain} />
          <div className="row">
            <Button onPress={download}>{labels.download}</Button>
          </div>
          <Checkbox isSelected={isSaved} onChange={setSaved}>
            {labels.saved}
          </Checkbox>
        </>
      )}
      <DialogActions>
        <Button look="primary" onPress={onDone} isDisabled={!isSaved}>
          {doneLabel}
        </Button>
      </DialogActions>
    </div>
  );
}

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
