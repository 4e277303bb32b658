import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { answer, api } from "../../api/client.ts";
import { ProblemError } from "../../api/problem.ts";
import { Button, Dialog, DialogActions, Form, Radio, RadioGroup } from "../../ui/index.ts";
import { AskForKey, KeyForTwo, useAskForKey, useKeysForTwo } from "../keys/ask-for-key.tsx";
import type { Key } from "../keys/key.ts";
import { LeaveGuard } from "../keys/leave-guard.tsx";
import { ShownKey } from "../keys/shown-key.tsx";
import { strings as words } from "../keys/strings.ts";
import { readKeysAgain } from "./change-key.ts";
import { strings } from "./strings.ts";

export function RotateDialog({
  apiKey,
  isOpen,
  onClose,
}: {
  apiKey: Key;
  isOpen: boolean;
  onClose: () => void;
}) {
  const titles = strings.rotateForm;
  const navigate = useNavigate();
  const [grace, setGrace] = useState("86400");
  const [isSaved, setSaved] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const { id } = apiKey;
  const rotate = useMutation({
    mutationFn: () =>
      answer(
        api.POST("/portal/api/keys/{id}/rotate", {
          params: { path: { id } },
          body: { gracePeriodSeconds: Number(grace) },
        }),
      ),
  });
  const made = rotate.data;
  const needsSecond = rotate.error instanceof ProblemError && rotate.error.code === "second_person_required";
  const end = () => {
    setLeaving(false);
    onClose();
    if (!made) return rotate.reset();
    // The successor's page shows the remaining steps.
    void navigate({ to: "/keys/$id", params: { id: made.apiKey.id }, search: { verify: "1" } as never });
    void readKeysAgain();
  };
  const isForTwo = useKeysForTwo();
  const body = { keyId: id, gracePeriodSeconds: Number(grace) };
  const ask = useAskForKey("rotate_live_key", onClose);
  const close = () => (made && !isSaved ? setLeaving(true) : end());
  return (
    <>
      <Dialog
        title={made ? words.shown.title : titles.title}
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
            onDone={end}
            done={words.shown.verify}
          />
        ) : (
          <Form
            onSubmit={() => (isForTwo ? ask.mutate(body) : rotate.mutate())}
            error={needsSecond ? null : (ask.error ?? rotate.error)}
          >
            {isForTwo && <KeyForTwo />}
            {needsSecond && <AskForKey action="rotate_live_key" body={body} onAsked={end} />}
            <p>{titles.lead}</p>
            <RadioGroup label={titles.grace} value={grace} onChange={setGrace}>
              {["86400", "604800", "3600", "0"].map((seconds) => (
                <Radio key={seconds} value={seconds}>
                  {titles.graces[seconds as keyof typeof titles.graces]}
                </Radio>
              ))}
            </RadioGroup>
            <DialogActions>
              <Button onPress={end}>{titles.cancel}</Button>
              <Button type="submit" look="primary" isPending={rotate.isPending || ask.isPending}>
                {isForTwo ? words.secondPerson.ask : titles.submit}
              </Button>
            </DialogActions>
          </Form>
        )}
      </Dialog>
      <LeaveGuard isOpen={isLeaving} onStay={() => setLeaving(false)} onLeave={end} />
    </>
  );
}
