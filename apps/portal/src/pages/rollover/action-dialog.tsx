import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { answer, api } from "../../api/client.ts";
import { ProblemError } from "../../api/problem.ts";
import { queryClient } from "../../api/queries.ts";
import { useRepeatKey } from "../../api/use-repeat-key.ts";
import { type Draft, emptyDraft } from "../../forms/draft.ts";
import { type Schema, toForm } from "../../forms/field.ts";
import { FormFields } from "../../forms/form-fields.tsx";
import { FormPartsContext } from "../../forms/form-parts.tsx";
import { useSchemaForm } from "../../forms/use-schema-form.ts";
import { Button, CopyAsCurl, Dialog, DialogActions, Form, toast } from "../../ui/index.ts";
import { nameOfAction, strings } from "./action-strings.ts";
import { AskSecondPerson } from "./ask-second-person.tsx";
import { ChangedMeanwhile } from "./changed-meanwhile.tsx";
import { diffRollovers } from "./changes.ts";
import { ChangesTable } from "./changes-table.tsx";
import { rolloverQuery, showChanged, tagOf } from "./queries.ts";
import type { AvailableAction, Rollover } from "./rollover.ts";
import { notesOf, referencesOf, suggest } from "./suggest.ts";

export interface ActionDialogProps {
  action: AvailableAction;
  rollover: Rollover;
  /** What is known of its params beforehand: the document whose row it was opened from. */
  known?: { readonly [name: string]: Draft };
  onClose: () => void;
}

/** An action, as a form of its params: what it would change is shown before it is done. */
export function ActionDialog({ action, onClose, ...props }: ActionDialogProps) {
  return (
    <Dialog title={nameOfAction(action.action)} isOpen onClose={onClose} size="wide" role="alertdialog">
      <p className="soft">{action.summary}</p>
      <ActionForm action={action} onClose={onClose} {...props} />
    </Dialog>
  );
}

function ActionForm({ action: { action, params: schema }, rollover, known, onClose }: ActionDialogProps) {
  // What the person has seen: the page goes on following what others do.
  const [seen, setSeen] = useState(rollover);
  const { data: latest = rollover } = useQuery(rolloverQuery(rollover.id));
  const keyOf = useRepeatKey();
  const [asked, setAsked] = useState<unknown>(null);
  const send = useMutation({
    mutationFn: ({ params, dryRun }: { params: unknown; dryRun: boolean }) =>
      answer(
        api.POST("/v1/rollovers/{id}/actions", {
          params: {
            path: { id: seen.id },
            header: {
              "If-Match": tagOf(seen),
              ...(dryRun ? {} : { "Idempotency-Key": keyOf([params, seen.version]) }),
            },
          },
          body: { action, params, dryRun } as never,
        }),
      ),
    onError(error) {
      // Whoever was overtaken has to see by what.
      if (error instanceof ProblemError && error.status === 412) {
        void queryClient.invalidateQueries({ queryKey: rolloverQuery(seen.id).queryKey });
      }
    },
    async onSuccess(next, { dryRun }) {
      if (dryRun) return;
      toast({ title: strings.done(nameOfAction(action)), tone: "good" });
      onClose();
      await showChanged(next as Rollover);
    },
  });
  const isOvertaken = send.error instanceof ProblemError && send.error.status === 412;
  const fields = useSchemaForm(schema as Schema, isOvertaken ? null : send.error, {
    place: "#/params",
    initial: { ...(suggest(action, emptyDraft(toForm(schema as Schema)), rollover) as object), ...known },
  });
  const { form, draft, setDraft, read, error, faults } = fields;
  const members = form.kind === "group" ? form.fields : [];
  const preview = send.variables?.dryRun && send.data ? (send.data as Rollover) : null;
  const isEmpty = members.length === 0;

  // What needs nothing to be said is tried at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version that was seen.
  useEffect(() => {
    if (isEmpty) send.mutate({ params: {}, dryRun: true });
  }, [isEmpty, seen]);

  const submit = (dryRun: boolean) => {
    const params = isEmpty ? {} : read();
    if (params === null) return;
    setAsked(params);
    send.mutate({ params, dryRun });
  };
  const change = (next: Draft) => {
    setDraft(next);
    // What is shown as what would change is of what stands in the form.
    if (preview) send.reset();
  };
  const goOn = () => {
    setSeen(latest);
    send.reset();
  };
  const isFirst = send.error instanceof ProblemError && send.error.code === "second_person_required";
  return (
    <FormPartsContext.Provider
      value={{ faults, references: referencesOf(rollover), notes: notesOf(action, rollover) }}
    >
      <ChangedMeanwhile seen={seen} latest={latest} onSeen={goOn} />
      <Form onSubmit={() => submit(preview === null)} error={isFirst ? null : error}>
        <FormFields fields={members} draft={draft} onChange={change} />
        {preview && (
          <section className="stack stack-close" aria-live="polite">
            <h3>{strings.whatWouldChange}</h3>
            <ChangesTable changes={diffRollovers(seen, preview)} label={strings.whatWouldChange} />
          </section>
        )}
        {isFirst && (
          <AskSecondPerson action={action} rolloverId={seen.id} params={asked as object} onAsked={onClose} />
        )}
        <DialogActions>
          <CopyAsCurl
            call={() => ({
              method: "POST",
              path: `/v1/rollovers/${seen.id}/actions`,
              body: { action, params: read() ?? {} },
            })}
          />
          <Button onPress={onClose}>{strings.cancel}</Button>
          <Button type="submit" look="primary" isPending={send.isPending}>
            {preview ? nameOfAction(action) : strings.check}
          </Button>
        </DialogActions>
      </Form>
    </FormPartsContext.Provider>
  );
}
