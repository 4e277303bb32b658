import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useCallback, useState } from "react";
import { api, getBody } from "../../api/client.ts";
import { hasProblemCode } from "../../api/problem.ts";
import { refetch } from "../../api/queries.ts";
import { Dialog } from "../../ui/index.ts";
import { ApprovedKey } from "./approved-key.tsx";
import { type KeyBody, KeyForm } from "./key-form.tsx";
import { NewKeySecret, UnsavedKeyDialog } from "./new-key-secret.tsx";
import {
  RequestKeyApproval,
  SecondPersonNotice,
  useKeysNeedSecondPerson,
  useRequestKeyApproval,
} from "./request-key-approval.tsx";
import { strings } from "./strings.ts";

export function GenerateDialog({
  isOpen,
  onClose,
  approvalId,
}: {
  isOpen: boolean;
  onClose: () => void;
  /** Creates the key of this confirmed approval, instead of a key that the user describes. */
  approvalId?: string | undefined;
}) {
  const navigate = useNavigate();
  const [isSaved, setSaved] = useState(false);
  const [isConfirmingClose, setConfirmingClose] = useState(false);
  const create = useMutation({
    mutationFn: (body: KeyBody) => getBody(api.POST("/portal/api/keys", { body: body as never })),
    onSuccess: () => refetch("/portal/api/keys"),
  });
  const newKey = create.data;
  const finish = useCallback(() => {
    create.reset();
    setSaved(false);
    setConfirmingClose(false);
    onClose();
  }, [create.reset, onClose]);
  const close = () => (newKey && !isSaved ? setConfirmingClose(true) : finish());
  const needsSecondPerson = useKeysNeedSecondPerson();
  const requestApproval = useRequestKeyApproval("create_live_key", finish);
  const needsApproval = hasProblemCode(create.error, "second_person_required");
  return (
    <>
      <Dialog
        title={newKey ? strings.newKey.title : strings.form.title}
        isOpen={isOpen}
        onClose={close}
        role={newKey ? "alertdialog" : "dialog"}
        size="wide"
      >
        {newKey ? (
          <NewKeySecret
            apiKey={newKey.apiKey}
            secret={newKey.apiKey.key}
            onSaved={setSaved}
            doneLabel={strings.newKey.verify}
            onDone={() => {
              const { id } = newKey.apiKey;
              finish();
              void navigate({ to: "/keys/$id", params: { id }, search: { verify: "1" } as never });
            }}
          />
        ) : approvalId !== undefined ? (
          <ApprovedKey
            approvalId={approvalId}
            onSubmit={(body) => create.mutate(body)}
            onCancel={finish}
            error={create.error}
            isPending={create.isPending}
          />
        ) : (
          <>
            {needsSecondPerson && <SecondPersonNotice />}
            {needsApproval && create.variables && (
              <RequestKeyApproval body={create.variables} onRequested={finish} />
            )}
            <KeyForm
              onSubmit={(body) => (needsSecondPerson ? requestApproval : create).mutate(body as never)}
              onCancel={finish}
              error={needsApproval ? null : (requestApproval.error ?? create.error)}
              isPending={create.isPending || requestApproval.isPending}
              submitLabel={needsSecondPerson ? strings.secondPerson.request : strings.form.create}
            />
          </>
        )}
      </Dialog>
      <UnsavedKeyDialog
        isOpen={isConfirmingClose}
        onStay={() => setConfirmingClose(false)}
        onLeave={finish}
      />
    </>
  );
}
