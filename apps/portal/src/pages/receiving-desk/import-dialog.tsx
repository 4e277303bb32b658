import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { hasProblemCode, ProblemError } from "../../api/problem.ts";
import { useIdempotencyKey } from "../../api/use-idempotency-key.ts";
import {
  Button,
  Dialog,
  DialogActions,
  FileDropZone,
  Form,
  Notice,
  TextField,
  toast,
} from "../../ui/index.ts";
import { type ColumnNames, importFile, LOCKBOX_COLUMNS } from "./bank-files.ts";
import { importStrings as strings } from "./import-strings.ts";
import { refetchFunds } from "./incoming-funds.ts";

interface ImportDialogProps {
  onClose: () => void;
  onOpenFile: (id: string) => void;
}

export function ImportDialog({ onClose, onOpenFile }: ImportDialogProps) {
  const getIdempotencyKey = useIdempotencyKey();
  const [file, setFile] = useState<File | null>(null);
  const [columns, setColumns] = useState<ColumnNames>({});
  const send = useMutation({
    mutationFn: (upload: { file: File; columns: ColumnNames }) => {
      const { name, size, lastModified } = upload.file;
      const key = getIdempotencyKey([name, size, lastModified, upload.columns]);
      return importFile(upload.file, upload.columns, key);
    },
    onSuccess({ id, totals }) {
      toast({ title: strings.imported(totals.arrivals), tone: "good" });
      void refetchFunds();
      onOpenFile(id);
    },
  });
  const choose = (chosen: File) => {
    setFile(chosen);
    send.reset();
  };
  const earlierId = hasProblemCode(send.error, "duplicate_file") ? readFileId(send.error) : null;
  const fileIssues = listFileIssues(send.error);
  const hasOwnNotice = earlierId !== null || fileIssues.length > 0;
  return (
    <Dialog title={strings.title} isOpen onClose={onClose} size="wide" role="alertdialog">
      <p className="soft">{strings.lead}</p>
      {earlierId !== null && (
        <Notice tone="warn" title={strings.duplicateTitle}>
          <p>{strings.duplicate}</p>
          <div>
            <Button size="small" onPress={() => onOpenFile(earlierId)}>
              {strings.openEarlier}
            </Button>
          </div>
        </Notice>
      )}
      {fileIssues.length > 0 && (
        <Notice tone="bad" title={strings.invalidTitle}>
          <p>{strings.invalid}</p>
          <ul className="desk-line-issues">
            {fileIssues.map((issue) => (
              <li key={issue}>{issue}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Form
        label={strings.title}
        error={hasOwnNotice ? null : send.error}
        onSubmit={() => file && send.mutate({ file, columns })}
      >
        <FileDropZone file={file} hint={strings.formats} onChoose={choose} />
        <details>
          <summary>{strings.columns}</summary>
          <p className="soft">{strings.columnsHint}</p>
          <div className="columns">
            {LOCKBOX_COLUMNS.map((name) => (
              <TextField
                key={name}
                label={strings.columnNames[name]}
                isOptional
                maxLength={200}
                value={columns[name] ?? ""}
                onChange={(text) => setColumns({ ...columns, [name]: text })}
              />
            ))}
          </div>
        </details>
        <DialogActions>
          <Button onPress={onClose}>{strings.cancel}</Button>
          <Button type="submit" variant="primary" isDisabled={!file} isPending={send.isPending}>
            {strings.import}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function readFileId(error: unknown): string | null {
  const id = error instanceof ProblemError ? error.problem.fileId : null;
  return typeof id === "string" ? id : null;
}

function listFileIssues(error: unknown): string[] {
  if (!(error instanceof ProblemError)) return [];
  const issues = error.problem.errors.filter(({ pointer }) => pointer === "#/file");
  return [...new Set(issues.map(({ detail }) => detail.charAt(0).toUpperCase() + detail.slice(1)))];
}
