import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { answer, api } from "../../api/client.ts";
import { ProblemError } from "../../api/problem.ts";
import { queryClient } from "../../api/queries.ts";
import { useRepeatKey } from "../../api/use-repeat-key.ts";
import { type Draft, emptyDraft, readDraft } from "../../forms/draft.ts";
import { type Schema, toForm } from "../../forms/field.ts";
import { FormFields } from "../../forms/form-fields.tsx";
import { FormPartsContext } from "../../forms/form-parts.tsx";
import { useSchemaForm } from "../../forms/use-schema-form.ts";
import { Button, CopyAsCurl, Dialog, DialogActions, Form, Notice, toast } from "../../ui/index.ts";
import { nameOfAction, strings } from "./action-strings.ts";
import { strings as approvals } from "./approval-strings.ts";
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
  known?: { readonly [name: string]: Draft };
  onClose: () => void;
}

export function ActionDialog({ action, onClose, ...props }: ActionDialogProps) {
  return (
    <Dialog title={nameOfAction(action.action)} isOpen onClose={onClose} size="wide" role="alertdialog">
      <p className="soft">{action.summary}</p>
      <ActionForm action={action} onClose={onClose} {...props} />
    </Dialog>
  );
}

function ActionForm({ action: available, rollover, known, onClose }: ActionDialogProps) {
  const { action, params: schema, needsSecondPerson } = available;
  // The version the user has seen. The page keeps following changes.
  const [seen, setSeen] = useState(rollover);
  const { data: latest = rollover } = useQuery(rolloverQuery(rollover.id));
  const keyOf = useRepeatKey();
  const call = (params: unknown, dryRun: boolean): Promise<Rollover> =>
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
    );
  const onError = (error: unknown) => {
    if (!isOvertaken(error)) return;
    void queryClient.invalidateQueries({ queryKey: rolloverQuery(seen.id).queryKey });
  };
  const check = useMutation({ mutationFn: (params: unknown) => call(params, true), onError });
  const run = useMutation({
    mutationFn: (params: unknown) => call(params, false),
    onError,
    async onSuccess(next) {
      toast({ title: strings.done(nameOfAction(action)), tone: "good" });
      onClose();
      await showChanged(next);
    },
  });
  const refused = run.error ?? check.error;
  const { form, draft, setDraft, read, error, faults } = useSchemaForm(
    schema as Schema,
    isOvertaken(refused) ? null : refused,
    {
      place: "#/params",
      initial: {
        ...(suggest(action, emptyDraft(toForm(schema as Schema)), rollover) as object),
        ...known,
      },
    },
  );
  const members = form.kind === "group" ? form.fields : [];
  const isEmpty = members.length === 0;
  const preview = check.data;

  // Actions without parameters are previewed immediately.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per version seen.
  useEffect(() => {
    if (isEmpty) check.mutate({});
  }, [isEmpty, seen]);

  // The preview may be out of view in a long form.
  const shown = useRef<HTMLElement>(null);
  useEffect(() => {
    if (preview) shown.current?.scrollIntoView({ block: "nearest" });
  }, [preview]);

  const start = () => {
    run.reset();
    check.reset();
  };
  const send = (mutation: typeof check) => {
    const params = read();
    if (params !== null) mutation.mutate(params);
  };
  const change = (next: Draft) => {
    setDraft(next);
    // A preview of other input is outdated.
    if (preview) start();
  };
  const goOn = () => {
    setSeen(latest);
    start();
  };
  const isRefused = refused instanceof ProblemError && refused.code === "second_person_required";
  const isForTwo = needsSecondPerson || isRefused;
  return (
    <FormPartsContext.Provider
      value={{ faults, references: referencesOf(rollover), notes: notesOf(action, rollover) }}
    >
      <ChangedMeanwhile seen={seen} latest={latest} onSeen={goOn} />
      {needsSecondPerson && !isEmpty && !preview && <Notice title={approvals.secondPerson} />}
      <Form onSubmit={() => send(check)} error={isRefused ? null : error}>
        <FormFields fields={members} draft={draft} onChange={change} />
        <DialogActions>
          <CopyAsCurl
            call={() => ({
              method: "POST",
              path: `/v1/rollovers/${seen.id}/actions`,
              body: { action, params: readDraft(form, draft).value },
            })}
          />
          <Button onPress={onClose}>{strings.cancel}</Button>
          {!isEmpty && (
            <Button type="submit" look={preview ? "plain" : "primary"} isPending={check.isPending}>
              {strings.check}
            </Button>
          )}
        </DialogActions>
      </Form>
      {/* The confirm button never replaces the preview button, so a double click cannot run an unseen action. */}
      {preview && (
        <section
          ref={shown}
          className="stack action-preview"
          aria-label={strings.whatWouldChange}
          aria-live="polite"
        >
          <h3>{strings.whatWouldChange}</h3>
          <ChangesTable changes={diffRollovers(seen, preview)} label={strings.whatWouldChange} />
          {isForTwo ? (
            <AskSecondPerson
              action={action}
              rollover={seen}
              params={check.variables as Record<string, unknown>}
              onAsked={onClose}
            />
          ) : (
            <DialogActions>
              <Button look="primary" onPress={() => send(run)} isPending={run.isPending}>
                {nameOfAction(action)}
              </Button>
            </DialogActions>
          )}
        </section>
      )}
      {isRefused && !preview && (
        <AskSecondPerson
          action={action}
          rollover={seen}
          params={(check.variables ?? {}) as Record<string, unknown>}
          onAsked={onClose}
        />
      )}
    </FormPartsContext.Provider>
  );
}

function isOvertaken(error: unknown): boolean {
  return error instanceof ProblemError && error.status === 412;
}
