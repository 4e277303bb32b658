import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api, getBody } from "../../api/client.ts";
import { hasProblemCode } from "../../api/problem.ts";
import { refetch } from "../../api/queries.ts";
import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  ErrorNotice,
  FileDropZone,
  Notice,
  toast,
} from "../../ui/index.ts";
import { Diff, type ImportPlan } from "./diff.tsx";
import { importStrings as strings } from "./strings.ts";

const ACCEPTED_TYPES = ["text/csv", ".csv"];

interface Upload {
  file: File;
  deactivateMissing: boolean;
  /** Digest of the previewed changes. Without it, the request is a dry run. */
  digest?: string;
}

export function ImportDirectory({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [deactivateMissing, setDeactivateMissing] = useState(false);
  const preview = useMutation({ mutationFn: sendImport });
  const apply = useMutation({
    mutationFn: sendImport,
    onSuccess() {
      toast({ title: strings.done, tone: "good" });
      void refetch("/v1/custodians", "/v1/custodians/{id}");
      onClose();
    },
  });
  const choose = (chosen: File | null) => {
    setFile(chosen);
    preview.reset();
    apply.reset();
  };
  const hasDirectoryChanged = hasProblemCode(apply.error, "version_conflict");
  const plan = hasDirectoryChanged ? undefined : preview.data;
  const changeCount = plan ? plan.added.length + plan.updated.length : 0;
  return (
    <Dialog title={strings.title} isOpen onClose={onClose} size="wide" role="alertdialog">
      <p>{strings.lead}</p>
      {!plan && (
        <>
          <FileDropZone file={file} hint={strings.format} acceptedTypes={ACCEPTED_TYPES} onChoose={choose} />
          <Checkbox isSelected={deactivateMissing} onChange={setDeactivateMissing} hint={strings.missingHint}>
            {strings.deactivateMissing}
          </Checkbox>
        </>
      )}
      <ErrorNotice error={preview.error} />
      {hasDirectoryChanged ? (
        <Notice tone="warn" title={strings.changedTitle}>
          <p>{strings.changed}</p>
        </Notice>
      ) : (
        <ErrorNotice error={apply.error} />
      )}
      {plan && <Diff plan={plan} />}
      <DialogActions>
        <Button onPress={onClose}>{strings.cancel}</Button>
        {plan && <Button onPress={() => choose(null)}>{strings.chooseAnother}</Button>}
        {plan && changeCount > 0 && file && (
          <Button
            variant="primary"
            onPress={() => apply.mutate({ file, deactivateMissing, digest: plan.digest })}
            isPending={apply.isPending}
          >
            {strings.apply(changeCount)}
          </Button>
        )}
        {!plan && (
          <Button
            variant="primary"
            isDisabled={!file}
            isPending={preview.isPending}
            onPress={() => {
              apply.reset();
              if (file) preview.mutate({ file, deactivateMissing });
            }}
          >
            {strings.preview}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

async function sendImport({ file, deactivateMissing, digest }: Upload): Promise<ImportPlan> {
  const body = new FormData();
  if (digest === undefined) body.set("dryRun", "true");
  else body.set("digest", digest);
  body.set("deactivateMissing", String(deactivateMissing));
  body.set("file", file);
  const call = api.POST("/portal/api/custodians/import", {
    body: body as never,
    bodySerializer: (form: unknown) => form as FormData,
  } as never);
  return (await getBody(call as never)) as unknown as ImportPlan;
}
