import { useState } from "react";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";
import { strings } from "./strings.ts";

export function TextFileButton({
  label,
  hint,
  acceptedFileTypes,
  onRead,
}: {
  label: string;
  hint?: string;
  acceptedFileTypes: readonly string[];
  onRead: (text: string) => void;
}) {
  const [unreadableName, setUnreadableName] = useState<string | null>(null);
  const read = async (files: FileList | null) => {
    const file = files?.[0];
    if (!file) return;
    // Fails if the file was changed or deleted after it was chosen.
    const text = await file.text().catch(() => null);
    setUnreadableName(text === null ? file.name : null);
    if (text !== null) onRead(text);
  };
  return (
    <>
      <div className="row">
        <FileTrigger acceptedFileTypes={acceptedFileTypes} onSelect={(files) => void read(files)}>
          <Button size="small">{label}</Button>
        </FileTrigger>
        {hint && <span className="field-hint">{hint}</span>}
      </div>
      {unreadableName !== null && <Notice tone="bad" title={strings.unreadable(unreadableName)} />}
    </>
  );
}
