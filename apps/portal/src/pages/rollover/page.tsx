import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { ENVIRONMENT } from "../../api/environment.ts";
import { getQuery, idParams } from "../../api/queries.ts";
import { useHasScope } from "../../api/session.ts";
import type { Draft } from "../../forms/draft.ts";
import { toLabel } from "../../forms/labels.ts";
import {
  Button,
  CopyAsCurl,
  formatMoney,
  LoadedPage,
  PageHeader,
  QueryContent,
  Section,
  State,
  TextLink,
} from "../../ui/index.ts";
import { ActionDialog } from "./action-dialog.tsx";
import { Actions } from "./actions.tsx";
import { Details } from "./details.tsx";
import { strings as details } from "./details-strings.ts";
import { strings as documents } from "./documents-strings.ts";
import { DocumentsView } from "./documents-view.tsx";
import { EditDialog } from "./edit-dialog.tsx";
import { strings as instructions } from "./instructions-strings.ts";
import { InstructionsView } from "./instructions-view.tsx";
import { strings as letters } from "./letters-strings.ts";
import { LettersView } from "./letters-view.tsx";
import { isPositive, toMoneySummary } from "./money.ts";
import { strings as money } from "./money-strings.ts";
import { MoneyView } from "./money-view.tsx";
import { strings as nigo } from "./nigo-strings.ts";
import { NigoView } from "./nigo-view.tsx";
import { PendingApprovals } from "./pending-approvals.tsx";
import { PendingStatus } from "./pending-status.tsx";
import { toProgress } from "./progress.ts";
import { ProgressView } from "./progress-view.tsx";
import { actionsQuery, rolloverQuery, timelineQuery } from "./queries.ts";
import { strings as requirements } from "./requirements-strings.ts";
import { RequirementsView } from "./requirements-view.tsx";
import { ResidualDialog } from "./residual-dialog.tsx";
import type { AvailableAction, Rollover } from "./rollover.ts";
import { SandboxPanel } from "./sandbox-panel.tsx";
import { strings as sandbox } from "./sandbox-strings.ts";
import { strings } from "./strings.ts";
import { strings as timeline } from "./timeline-strings.ts";
import { NoteForm, TimelineView } from "./timeline-view.tsx";
import { strings as tracking } from "./tracking-strings.ts";
import { TrackingView } from "./tracking-view.tsx";
import { toDocumentTypes, UploadForm } from "./upload-form.tsx";
import { useActorNameMap } from "./use-actor-name-map.ts";
import "./rollover.css";

export function Page() {
  const { id = "" } = useParams({ strict: false });
  const query = useQuery(rolloverQuery(id));
  return (
    <LoadedPage query={query} noun="Rollover" list={{ href: "/rollovers", title: "Rollovers" }} lines={12}>
      {(rollover) => <RolloverView rollover={rollover} />}
    </LoadedPage>
  );
}

interface OpenAction {
  action: AvailableAction;
  presets?: { readonly [name: string]: Draft };
}

function RolloverView({ rollover }: { rollover: Rollover }) {
  const { id, state, accountId, source, destination } = rollover;
  const hasScope = useHasScope();
  const [openAction, setOpenAction] = useState<OpenAction | null>(null);
  const [openDialog, setOpenDialog] = useState<"edit" | "residual" | null>(null);
  const { data: actions } = useQuery(actionsQuery(id));
  const entries = useQuery(timelineQuery(id));
  const account = useQuery({
    ...getQuery("/v1/accounts/{id}", idParams(accountId)),
    enabled: hasScope("accounts:read"),
  });
  const sourceCustodian = useQuery(getQuery("/v1/custodians/{id}", idParams(source.custodianId)));
  const destinationCustodian = useQuery(getQuery("/v1/custodians/{id}", idParams(destination.custodianId)));
  const names = useActorNameMap(hasScope("keys:read"));
  const participant =
    [account.data?.firstName, account.data?.lastName].filter(Boolean).join(" ") || undefined;
  const availableActions = actions?.data ?? [];
  const progress = toProgress(
    rollover,
    entries.data ?? [],
    availableActions.map(({ leadsTo }) => leadsTo),
  );
  const nextState = progress.detours.length > 0 ? undefined : findNextState(progress.steps, availableActions);
  const uploadAction = availableActions.find(({ action }) => action === "provide_documents");
  const amount = rollover.amount.requested;
  return (
    <>
      <PageHeader
        title={strings.titleWithAmount(amount === null ? strings.fullBalance : formatMoney(amount))}
        mark={<State state={state} />}
        actions={
          <>
            <Actions
              actions={availableActions}
              nextState={nextState}
              expectedAction={
                isPositive(toMoneySummary(rollover).outstanding) ? "mark_funds_received" : undefined
              }
              onOpen={(action) => setOpenAction({ action })}
            />
            {state === "completed" && rollover.death === null && hasScope("rollovers:operate") && (
              <Button onPress={() => setOpenDialog("residual")}>{details.residual}</Button>
            )}
            <CopyAsCurl call={{ method: "GET", path: `/v1/rollovers/${id}` }} />
          </>
        }
      >
        <span className="rollover-sides">
          <TextLink href={`/accounts/${accountId}`}>{participant ?? accountId}</TextLink>
          <span>
            {sourceCustodian.data?.name ?? source.custodianId} {strings.to}{" "}
            {destinationCustodian.data?.name ?? destination.custodianId}
          </span>
          <span>{toLabel(rollover.type)}</span>
        </span>
      </PageHeader>
      <PendingApprovals rollover={rollover} />
      <Section title={strings.status}>
        <ProgressView progress={progress} />
        <PendingStatus rollover={rollover} />
      </Section>
      <div className="rollover-columns">
        <div className="stack">
          <Section title={money.title}>
            <MoneyView rollover={rollover} />
          </Section>
          <Section title={documents.title}>
            <DocumentsView
              rollover={rollover}
              actions={availableActions}
              canReveal={hasScope("rollovers:reveal")}
              onOpen={(action, presets) => setOpenAction({ action, presets })}
            />
            {uploadAction && <UploadForm rollover={rollover} types={toDocumentTypes(uploadAction)} />}
          </Section>
          <Section title={letters.title}>
            <LettersView rollover={rollover} />
          </Section>
          {state !== "draft" && state !== "awaiting_participant" && (
            <Section title={nigo.title}>
              <NigoView rolloverId={id} canChange={hasScope("rollovers:operate")} />
            </Section>
          )}
          {hasScope("rollovers:reveal") && (
            <Section title={instructions.title}>
              <InstructionsView rollover={rollover} />
            </Section>
          )}
          <Section title={timeline.title}>
            {hasScope("rollovers:write") && <NoteForm rolloverId={id} />}
            <QueryContent query={entries}>
              {(all) => <TimelineView entries={all} names={names} />}
            </QueryContent>
          </Section>
        </div>
        <div className="stack">
          <Section title={requirements.title}>
            <RequirementsView rollover={rollover} />
          </Section>
          <Section
            title={details.title}
            actions={
              hasScope("rollovers:write") && (
                <Button size="small" onPress={() => setOpenDialog("edit")}>
                  {details.edit}
                </Button>
              )
            }
          >
            <Details
              rollover={rollover}
              participant={participant}
              source={sourceCustodian.data?.name}
              destination={destinationCustodian.data?.name}
              names={names}
            />
          </Section>
          <Section title={tracking.title}>
            <TrackingView rolloverId={id} />
          </Section>
          {ENVIRONMENT === "test" && hasScope("sandbox:write") && (
            <Section title={sandbox.title}>
              <SandboxPanel rollover={rollover} />
            </Section>
          )}
        </div>
      </div>
      {openAction && <ActionDialog {...openAction} rollover={rollover} onClose={() => setOpenAction(null)} />}
      {openDialog === "edit" && <EditDialog rollover={rollover} onClose={() => setOpenDialog(null)} />}
      {openDialog === "residual" && (
        <ResidualDialog rollover={rollover} onClose={() => setOpenDialog(null)} />
      )}
    </>
  );
}

function findNextState(
  steps: readonly { state: string; status: string }[],
  availableActions: readonly AvailableAction[],
) {
  const nextStates = steps.filter(({ status }) => status === "next").map(({ state }) => state);
  return nextStates.find((state) => availableActions.some(({ leadsTo }) => leadsTo === state));
}
