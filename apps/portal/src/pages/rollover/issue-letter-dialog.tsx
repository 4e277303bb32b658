import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api, getBody } from "../../api/client.ts";
import { hasProblemCode } from "../../api/problem.ts";
import { useHasScope } from "../../api/session.ts";
import { useIdempotencyKey } from "../../api/use-idempotency-key.ts";
import {
  Button,
  Checkbox,
  DefinitionList,
  Dialog,
  DialogActions,
  Form,
  Radio,
  RadioGroup,
  toast,
} from "../../ui/index.ts";
import { refetchLetters } from "./letter-calls.ts";
import { findUnavailableReason, formatLetterKind, LETTER_KINDS, type LetterKind } from "./letters.ts";
import { strings } from "./letters-strings.ts";
import { RequestApproval } from "./request-approval.tsx";
import type { Rollover } from "./rollover.ts";

export function IssueLetterDialog({ rollover, onClose }: { rollover: Rollover; onClose: () => void }) {
  const hasScope = useHasScope();
  const getIdempotencyKey = useIdempotencyKey();
  const kinds = LETTER_KINDS.map((name) => ({
    name,
    unavailableReason: findUnavailableReason(name, rollover),
  }));
  const [kind, setKind] = useState<LetterKind | null>(null);
  const [hasFullNumbers, setFullNumbers] = useState(false);
  const issue = useMutation({
    mutationFn: (body: { kind: LetterKind; accountNumbers: "full" | "masked" }) =>
      getBody(
        api.POST("/v1/rollovers/{id}/letters", {
          params: { path: { id: rollover.id }, header: { "Idempotency-Key": getIdempotencyKey(body) } },
          body,
        }),
      ),
    onSuccess(letter) {
      toast({ title: strings.issued(formatLetterKind(letter.kind), letter.number), tone: "good" });
      onClose();
      void refetchLetters();
    },
  });
  const isApprovalRequired = hasProblemCode(issue.error, "second_person_required");
  const submit = () => {
    if (kind !== null) issue.mutate({ kind, accountNumbers: hasFullNumbers ? "full" : "masked" });
  };
  return (
    <Dialog title={strings.issue} isOpen onClose={onClose} size="wide" role="alertdialog">
      <p className="soft">{strings.issueHint}</p>
      {isApprovalRequired && (
        <RequestApproval action="reveal" rollover={rollover} params={{}} onRequested={() => issue.reset()} />
      )}
      <Form label={strings.issue} error={isApprovalRequired ? null : issue.error} onSubmit={submit}>
        <RadioGroup
          name="kind"
          label={strings.kind}
          isRequired
          value={kind}
          onChange={(next) => setKind(next as LetterKind)}
        >
          {kinds
            .filter(({ unavailableReason }) => unavailableReason === null)
            .map(({ name }) => (
              <Radio key={name} value={name} hint={strings.kindHints[name]}>
                {strings.kinds[name]}
              </Radio>
            ))}
        </RadioGroup>
        {hasScope("rollovers:reveal") && (
          <Checkbox
            name="accountNumbers"
            isSelected={hasFullNumbers}
            onChange={setFullNumbers}
            hint={strings.fullNumbersHint}
          >
            {strings.fullNumbers}
          </Checkbox>
        )}
        <section className="stack stack-tight" aria-label={strings.unavailable}>
          <h3>{strings.unavailable}</h3>
          <DefinitionList
            items={kinds.map(
              ({ name, unavailableReason }) =>
                unavailableReason !== null && [strings.kinds[name], unavailableReason],
            )}
          />
        </section>
        <DialogActions>
          <Button onPress={onClose}>{strings.cancel}</Button>
          <Button type="submit" variant="primary" isPending={issue.isPending}>
            {strings.issue}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
