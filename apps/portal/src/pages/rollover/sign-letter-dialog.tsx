import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, getBody } from "../../api/client.ts";
import { ProblemError } from "../../api/problem.ts";
import { getQuery } from "../../api/queries.ts";
import { useIdempotencyKey } from "../../api/use-idempotency-key.ts";
import { Button, Checkbox, Dialog, DialogActions, Form, TextField, toast } from "../../ui/index.ts";
import { refetchLetters } from "./letter-calls.ts";
import { formatLetterKind, type Letter } from "./letters.ts";
import { strings } from "./letters-strings.ts";

interface SignLetterDialogProps {
  letter: Letter;
  /** Opens the letter; null if the user can't view it. */
  onOpen: (() => void) | null;
  onClose: () => void;
}

export function SignLetterDialog({ letter, onOpen, onClose }: SignLetterDialogProps) {
  const { id, kind, number, file } = letter;
  const { data: templates } = useQuery(getQuery("/v1/organization/letter-templates"));
  const getIdempotencyKey = useIdempotencyKey();
  const [name, setName] = useState("");
  const [typedTitle, setTitle] = useState<string | null>(null);
  const [isConfirmed, setConfirmed] = useState(false);
  const title = typedTitle ?? templates?.signatoryTitle ?? "";
  const sign = useMutation({
    mutationFn: (body: { name: string; title: string; sha256: string }) =>
      getBody(
        api.POST("/v1/letters/{id}/sign", {
          params: { path: { id }, header: { "Idempotency-Key": getIdempotencyKey(body) } },
          body,
        }),
      ),
    onError(error) {
      if (error instanceof ProblemError && error.status === 409) void refetchLetters();
    },
    onSuccess() {
      toast({ title: strings.signedToast(number), tone: "good" });
      onClose();
      void refetchLetters();
    },
  });
  return (
    <Dialog
      title={strings.signTitle(formatLetterKind(kind), number)}
      isOpen
      onClose={onClose}
      role="alertdialog"
    >
      <p className="soft">{strings.signHint}</p>
      {kind === "letter_of_acceptance" && <p>{strings.signLoa}</p>}
      {onOpen && (
        <div>
          <Button size="small" onPress={onOpen}>
            {strings.read}
          </Button>
        </div>
      )}
      <Form
        label={strings.signNow}
        error={sign.error}
        onSubmit={() => isConfirmed && sign.mutate({ name, title, sha256: file.sha256 })}
      >
        <TextField
          name="name"
          label={strings.name}
          hint={strings.nameHint}
          isRequired
          maxLength={100}
          autoComplete="name"
          value={name}
          onChange={setName}
        />
        <TextField
          name="title"
          label={strings.jobTitle}
          isRequired
          maxLength={100}
          autoComplete="organization-title"
          value={title}
          onChange={setTitle}
        />
        <Checkbox isRequired isSelected={isConfirmed} onChange={setConfirmed}>
          {strings.confirm}
        </Checkbox>
        <DialogActions>
          <Button onPress={onClose}>{strings.cancel}</Button>
          <Button type="submit" variant="primary" isPending={sign.isPending}>
            {strings.signNow}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
