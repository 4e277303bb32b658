import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useCallback, useState } from "react";
import { answer, api } from "../../api/client.ts";
import { ProblemError } from "../../api/problem.ts";
import { refetch } from "../../api/queries.ts";
import { Dialog } from "../../ui/index.ts";
import { AskForKey, KeyForTwo, useAskForKey, useKeysForTwo } from "./ask-for-key.tsx";
import { AskedKey } from "./asked-key.tsx";
import { type KeyBody, KeyForm } from "./key-form.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { ShownKey } from "./shown-key.tsx";
import { strings } from "./strings.ts";

/** Creates a key and shows it once. @param asked ID of a confirmed approval */
export function GenerateDialog({
  isOpen,
  onClose,
  asked,
}: {
  isOpen: boolean;
  onClose: () => void;
  asked?: string | undefined;
}) {
  const navigate = useNavigate();
  const [isSaved, setSaved] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const create = useMutation({
    mutationFn: (body: KeyBody) => answer(api.POST("/portal/api/keys", { body: body as never })),
    onSuccess: () => refetch("/portal/api/keys"),
  });
  const made = create.data;
  const end = useCallback(() => {
    create.reset();
    setSaved(false);
    setLeaving(false);
    onClose();
  }, [create.reset, onClose]);
  const close = () => (made && !isSaved ? setLeaving(true) : end());
  const isForTwo = useKeysForTwo();
  const ask = useAskForKey("create_live_key", end);
  const needsSecond = create.error instanceof ProblemError && create.error.code === "second_person_required";
  return (
    <>
      <Dialog
        title={made ? strings.shown.title : strings.form.title}
        isOpen={isOpen}
        onClose={close}
        role={made ? "alertdialog" : "dialog"}
        size="wide"
      >
        {made ? (
          <ShownKey
            apiKey={made.apiKey}
            plain={made.apiKey.key}
            onSaved={setSaved}
            done={strings.shown.verify}
            onDone={() => {
              const { id } = made.apiKey;
              end();
              void navigate({ to: "/keys/$id", params: { id }, search: { verify: "1" } as never });
            }}
          />
        ) : asked !== undefined ? (
          <AskedKey
            approvalId={asked}
            onSubmit={(body) => create.mutate(body)}
            onCancel={end}
            error={create.error}
            isPending={create.isPending}
          />
        ) : (
          <>
            {isForTwo && <KeyForTwo />}
            {needsSecond && create.variables && <AskForKey body={create.variables} onAsked={end} />}
            <KeyForm
              onSubmit={(body) => (isForTwo ? ask : create).mutate(body as never)}
              onCancel={end}
              error={needsSecond ? null : (ask.error ?? create.error)}
              isPending={create.isPending || ask.isPending}
              submit={isForTwo ? strings.secondPerson.ask : strings.form.create}
            />
          </>
        )}
      </Dialog>
      <LeaveGuard isOpen={isLeaving} onStay={() => setLeaving(false)} onLeave={end} />
    </>
  );
}
