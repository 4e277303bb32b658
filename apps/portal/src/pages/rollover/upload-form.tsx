import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ProgressBar } from "react-aria-components/ProgressBar";
import { ProblemError } from "../../api/problem.ts";
import type { Schema } from "../../forms/field.ts";
import { toLabel } from "../../forms/labels.ts";
import { Button, DatePicker, FileDropZone, Form, formatFileSize, Select, toast } from "../../ui/index.ts";
import { strings } from "./documents-strings.ts";
import { applyUpdate, refetchRollover } from "./queries.ts";
import type { AvailableAction, Rollover } from "./rollover.ts";
import { uploadDocument } from "./upload.ts";
import "./documents.css";

const ACCEPTED_TYPES = ["application/pdf", "image/png", "image/jpeg"];

interface UploadFormProps {
  rollover: Rollover;
  types: readonly { id: string; label: string }[];
}

export function UploadForm({ rollover, types }: UploadFormProps) {
  const requestedType = rollover.documentRequest?.outstanding[0] ?? rollover.missingDocuments[0]?.type;
  const [file, setFile] = useState<File | null>(null);
  const [type, setType] = useState<string | null>(requestedType ?? null);
  const [expiresOn, setExpiresOn] = useState("");
  const [progress, setProgress] = useState(0);
  const send = useMutation({
    mutationFn: (upload: { file: File; type: string; expiresOn: string }) =>
      uploadDocument(rollover, upload, setProgress),
    onError(error) {
      if (error instanceof ProblemError && error.status === 412) void refetchRollover();
    },
    async onSuccess(next, { file: sent }) {
      toast({ title: strings.uploaded(sent.name), tone: "good" });
      setFile(null);
      setExpiresOn("");
      await applyUpdate(next);
    },
  });
  const chooseFile = (chosen: File) => {
    setFile(chosen);
    setProgress(0);
    send.reset();
  };
  if (!file)
    return <FileDropZone hint={strings.acceptedTypes} acceptedTypes={ACCEPTED_TYPES} onChoose={chooseFile} />;
  return (
    <Form
      error={send.error}
      label={strings.upload}
      onSubmit={() => type !== null && send.mutate({ file, type, expiresOn })}
    >
      <p>
        <strong>{file.name}</strong> <span className="soft">{formatFileSize(file.size)}</span>
      </p>
      <div className="columns">
        <Select
          name="type"
          label={strings.type}
          options={types}
          value={type}
          onChange={(next) => setType(next === null ? null : String(next))}
          isRequired
        />
        <DatePicker
          name="expiresOn"
          label={strings.expiresOn}
          hint={strings.expiresHint}
          isOptional
          value={expiresOn || null}
          onChange={(day) => setExpiresOn(day ?? "")}
        />
      </div>
      {send.isPending && (
        <ProgressBar aria-label={strings.uploading(file.name)} value={progress * 100}>
          {({ percentage = 0, valueText }) => (
            <>
              <progress className="upload-progress" max={100} value={percentage} aria-hidden="true" />
              <span className="soft numbers">{valueText}</span>
            </>
          )}
        </ProgressBar>
      )}
      <div className="row">
        <Button type="submit" variant="primary" isPending={send.isPending}>
          {strings.upload}
        </Button>
        <Button onPress={() => setFile(null)}>{strings.another}</Button>
      </div>
    </Form>
  );
}

export function toDocumentTypes({ params }: AvailableAction): { id: string; label: string }[] {
  const { documents } = (params as Schema).properties ?? {};
  const values = documents?.items?.properties?.type?.enum ?? [];
  return values.map((value) => ({ id: String(value), label: toLabel(String(value)) }));
}
