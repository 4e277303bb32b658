import { useEffect, useState } from "react";
import { saveFile } from "../../api/files.ts";
import { Button, Checkbox, CodeBlock, Dialog, DialogActions, Notice } from "../../ui/index.ts";
import { formatKeyHint, type Key } from "./key.ts";
import { toEnv } from "./key-formats.ts";
import { strings } from "./strings.ts";

export function NewKeySecret({
  apiKey,
  secret,
  onSaved,
  onDone,
  doneLabel = strings.newKey.done,
}: {
  apiKey: Key;
  /** Null after a retried request, because the API returns a key only once. */
  secret: string | null;
  onSaved: (isSaved: boolean) => void;
  onDone: () => void;
  doneLabel?: string;
}) {
  const labels = strings.newKey;
  const [isSaved, setSaved] = useState(secret === null);
  useEffect(() => onSaved(isSaved), [isSaved, onSaved]);
  useEffect(() => {
    if (isSaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isSaved]);
  const download = () => {
    const file = new Blob([toEnv(apiKey, secret ?? "")], { type: "text/plain" });
    saveFile(file, `${apiKey.id}.env`);
  };
  return (
    <div className="stack">
      {secret === null ? (
        <Notice tone="warn">{labels.notAvailable}</Notice>
      ) : (
        <>
          <Notice tone="warn">{labels.once}</Notice>
          <CodeBlock label={labels.key} code={secret} />
          <p className="soft">{labels.listedAs(formatKeyHint(apiKey))}</p>
          <div className="row">
            <Button onPress={download}>{labels.download}</Button>
          </div>
          <Checkbox isSelected={isSaved} onChange={setSaved}>
            {labels.saved}
          </Checkbox>
        </>
      )}
      <DialogActions>
        <Button variant="primary" onPress={onDone} isDisabled={!isSaved}>
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
  const labels = strings.newKey;
  return (
    <Dialog title={labels.leaveTitle} isOpen={isOpen} onClose={onStay} role="alertdialog">
      <p>{labels.leave}</p>
      <DialogActions>
        <Button variant="danger" onPress={onLeave}>
          {labels.discard}
        </Button>
        <Button variant="primary" onPress={onStay}>
          {labels.stay}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
