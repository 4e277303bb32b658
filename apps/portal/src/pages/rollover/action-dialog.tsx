import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { api, getBody } from "../../api/client.ts";
import { hasProblemCode, ProblemError } from "../../api/problem.ts";
import { queryClient } from "../../api/queries.ts";
import { useIdempotencyKey } from "../../api/use-idempotency-key.ts";
import { createEmptyDraft, type Draft, readDraft } from "../../forms/draft.ts";
import { type Schema, toForm } from "../../forms/field.ts";
import { FormFields } from "../../forms/form-fields.tsx";
import { FormPartsContext } from "../../forms/form-parts.tsx";
import { CustodianField, PlanField } from "../../forms/picker-fields.tsx";
import { useSchemaForm } from "../../forms/use-schema-form.ts";
import { Button, CopyAsCurl, Dialog, DialogActions, Form, Notice, toast } from "../../ui/index.ts";
import { useToday } from "../../ui/use-today.ts";
import { buildFieldNotes, buildReferenceOptions, prefill } from "./action-defaults.ts";
import { formatActionName, strings } from "./action-strings.ts";
import { strings as approvals } from "./approval-strings.ts";
import { diffRollovers } from "./changes.ts";
import { ChangesTable } from "./changes-table.tsx";
import { ConflictNotice } from "./conflict-notice.tsx";
import { describeEffects } from "./effects.ts";
import { strings as effects } from "./effects-strings.ts";
import { applyUpdate, rolloverQuery, toEtag } from "./queries.ts";
import { RequestApproval } from "./request-approval.tsx";
import type { AvailableAction, Rollover } from "./rollover.ts";

const FIELD_OVERRIDES = {
  "destination/custodianId": CustodianField,
  "source/planId": PlanField,
  "destination/planId": PlanField,
};

interface ActionDialogProps {
  action: AvailableAction;
  rollover: Rollover;
  presets?: { readonly [name: string]: Draft };
  onClose: () => void;
}

export function ActionDialog({ action, onClose, ...props }: ActionDialogProps) {
  return (
    <Dialog title={formatActionName(action.action)} isOpen onClose={onClose} size="wide" role="alertdialog">
      <p className="soft">{action.summary}</p>
      <ActionForm action={action} onClose={onClose} {...props} />
    </Dialog>
  );
}

function ActionForm({ action: available, rollover, presets, onClose }: ActionDialogProps) {
  const { action, params: schema, needsSecondPerson } = available;
  // The version that the user has seen. The page shows the latest version.
  const [base, setBase] = useState(rollover);
  const { data: latest = rollover } = useQuery(rolloverQuery(rollover.id));
  const getIdempotencyKey = useIdempotencyKey();
  const today = useToday();
  const callAction = (params: unknown, dryRun: boolean): Promise<Rollover> =>
    getBody(
      api.POST("/v1/rollovers/{id}/actions", {
        params: {
          path: { id: base.id },
          header: {
            "If-Match": toEtag(base),
            ...(dryRun ? {} : { "Idempotency-Key": getIdempotencyKey([params, base.version]) }),
          },
        },
        body: { action, params, dryRun } as never,
      }),
    );
  const onError = (error: unknown) => {
    if (!isConflict(error)) return;
    void queryClient.invalidateQueries({ queryKey: rolloverQuery(base.id).queryKey });
  };
  const check = useMutation({ mutationFn: (params: unknown) => callAction(params, true), onError });
  const run = useMutation({
    mutationFn: (params: unknown) => callAction(params, false),
    onError,
    async onSuccess(next) {
      toast({ title: strings.done(formatActionName(action)), tone: "good" });
      onClose();
      await applyUpdate(next);
    },
  });
  const failure = run.error ?? check.error;
  const { form, draft, setDraft, read, error, fieldErrors } = useSchemaForm(
    schema as Schema,
    isConflict(failure) ? null : failure,
    {
      basePointer: "#/params",
      initial: {
        ...(prefill(action, createEmptyDraft(toForm(schema as Schema)), { rollover, today }) as object),
        ...presets,
      },
    },
  );
  const fields = form.kind === "group" ? form.fields : [];
  const hasNoFields = fields.length === 0;
  const preview = check.data;

  // Actions without parameters are previewed immediately, once per version.
  const { version } = base;
  const previewVersion = useEffectEvent((current: number) => {
    if (current === base.version) check.mutate({});
  });
  useEffect(() => {
    if (hasNoFields) previewVersion(version);
  }, [hasNoFields, version]);

  // The preview may be out of view in a long form.
  const previewRef = useRef<HTMLElement>(null);
  useEffect(() => {
    if (preview) previewRef.current?.scrollIntoView({ block: "nearest" });
  }, [preview]);

  const resetPreview = () => {
    run.reset();
    check.reset();
  };
  const send = (mutation: typeof check) => {
    const params = read();
    if (params !== null) mutation.mutate(params);
  };
  const change = (next: Draft) => {
    setDraft(next);
    if (preview) resetPreview();
  };
  const continueEditing = () => {
    setBase(latest);
    resetPreview();
  };
  const isApprovalRequired = hasProblemCode(failure, "second_person_required");
  const needsApproval = needsSecondPerson || isApprovalRequired;
  return (
    <FormPartsContext.Provider
      value={{
        fieldErrors,
        references: buildReferenceOptions(rollover),
        notes: buildFieldNotes(action, rollover),
        overrides: FIELD_OVERRIDES,
      }}
    >
      <ConflictNotice base={base} latest={latest} onContinue={continueEditing} />
      {needsSecondPerson && !hasNoFields && !preview && <Notice title={approvals.secondPerson} />}
      <Form onSubmit={() => send(check)} error={isApprovalRequired ? null : error}>
        <FormFields fields={fields} draft={draft} onChange={change} />
        <DialogActions>
          <CopyAsCurl
            call={() => ({
              method: "POST",
              path: `/v1/rollovers/${base.id}/actions`,
              body: { action, params: readDraft(form, draft).value },
            })}
          />
          <Button onPress={onClose}>{strings.cancel}</Button>
          {!hasNoFields && (
            <Button type="submit" variant={preview ? "plain" : "primary"} isPending={check.isPending}>
              {strings.preview}
            </Button>
          )}
        </DialogActions>
      </Form>
      {/* The confirm button never replaces the preview button, so a double click cannot run an unseen action. */}
      {preview && (
        <section
          ref={previewRef}
          className="stack action-preview"
          aria-label={strings.changesTitle}
          aria-live="polite"
        >
          <h3>{effects.title}</h3>
          <ul className="plain-list">
            {describeEffects(base, preview, { event: available.event, needsApproval }).map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
          <ChangesTable changes={diffRollovers(base, preview)} label={strings.changesTitle} />
          {needsApproval ? (
            <RequestApproval
              action={action}
              rollover={base}
              params={check.variables as Record<string, unknown>}
              onRequested={onClose}
            />
          ) : (
            <DialogActions>
              <Button variant="primary" onPress={() => send(run)} isPending={run.isPending}>
                {formatActionName(action)}
              </Button>
            </DialogActions>
          )}
        </section>
      )}
      {isApprovalRequired && !preview && (
        <RequestApproval
          action={action}
          rollover={base}
          params={(check.variables ?? {}) as Record<string, unknown>}
          onRequested={onClose}
        />
      )}
    </FormPartsContext.Provider>
  );
}

function isConflict(error: unknown): boolean {
  return error instanceof ProblemError && error.status === 412;
}
