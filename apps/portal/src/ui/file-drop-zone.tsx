import { DropZone } from "react-aria-components/DropZone";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { Text } from "react-aria-components/Text";
import { Button } from "./button.tsx";
import { formatFileSize } from "./file-size.ts";
import { strings } from "./strings.ts";
import "./drop-zone.css";

interface FileDropZoneProps {
  file?: File | null;
  hint?: string;
  /** MIME types and extensions, such as `.csv`. If empty, every file is accepted. */
  acceptedTypes?: readonly string[];
  onChoose: (file: File) => void;
}

export function FileDropZone({ file, hint, acceptedTypes = [], onChoose }: FileDropZoneProps) {
  // During a drag, only the MIME type is known, which for CSV depends on the operating system.
  // Therefore, a list with file extensions accepts any dropped file.
  const acceptsAnyDrop = acceptedTypes.length === 0 || acceptedTypes.some((type) => type.startsWith("."));
  return (
    <DropZone
      className="drop-zone"
      getDropOperation={(types) =>
        acceptsAnyDrop || acceptedTypes.some((type) => types.has(type)) ? "copy" : "cancel"
      }
      onDrop={async ({ items }) => {
        const [dropped] = items.flatMap((item) => (item.kind === "file" ? [item] : []));
        if (dropped) onChoose(await dropped.getFile());
      }}
    >
      {file && (
        <p>
          <strong>{file.name}</strong> <span className="soft">{formatFileSize(file.size)}</span>
        </p>
      )}
      <span className="row">
        <Text slot="label">{file ? strings.dropAnother : strings.dropFile}</Text>
        <FileTrigger
          acceptedFileTypes={acceptedTypes}
          onSelect={(files) => {
            const [chosen] = files ?? [];
            if (chosen) onChoose(chosen);
          }}
        >
          <Button size="small">{strings.chooseFile}</Button>
        </FileTrigger>
      </span>
      {hint && <span className="field-hint">{hint}</span>}
    </DropZone>
  );
}
