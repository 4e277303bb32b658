import { useQueries, useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { ENVIRONMENT } from "../../api/environment.ts";
import { getQuery, idParams } from "../../api/queries.ts";
import { useHasScope } from "../../api/session.ts";
import { AssignToMe } from "../../next-case/assign-to-me.tsx";
import { NextBar } from "../../next-case/next-bar.tsx";
import {
  Button,
  CopyAsCurl,
  formatMoney,
  Icon,
  LoadedPage,
  PageHeader,
  QueryContent,
  Section,
  State,
  useNow,
  useToday,
} from "../../ui/index.ts";
import { isOutdated, isRolloverAction } from "../approvals/approval.ts";
import { formatActionName } from "./action-strings.ts";
import { Actions } from "./actions.tsx";
import { Details } from "./details.tsx";
import { strings as details } from "./details-strings.ts";
import { DialogsProvider, useRolloverDialogs } from "./dialogs.tsx";
import { strings as documents } from "./documents-strings.ts";
import { DocumentsView } from "./documents-view.tsx";
import { Headline } from "./headline.tsx";
import { strings as instructions } from "./instructions-strings.ts";
import { InstructionsView } from "./instructions-view.tsx";
import { strings as letters } from "./letters-strings.ts";
import { LettersView } from "./letters-view.tsx";
import { findPartialReceipt, isAwaitingMoney } from "./money.ts";
import { strings as money } from "./money-strings.ts";
import { MoneyView } from "./money-view.tsx";
import { strings as nigo } from "./nigo-strings.ts";
import { NigoView } from "./nigo-view.tsx";
import { PendingApprovals, pendingApprovalsQuery } from "./pending-approvals.tsx";
import { PendingStatus } from "./pending-status.tsx";
import { toProgress } from "./progress.ts";
import { ProgressView } from "./progress-view.tsx";
import { actionsQuery, rolloverQuery, timelineQuery } from "./queries.ts";
import { RemindButton } from "./remind-button.tsx";
import { strings as requirements } from "./requirements-strings.ts";
import { RequirementsView } from "./requirements-view.tsx";
import type { AvailableAction, Rollover } from "./rollover.ts";
import { SandboxPanel } from "./sandbox-panel.tsx";
import { strings as sandbox } from "./sandbox-strings.ts";
import { describeSituation, listDifferenceActions } from "./situation.ts";
import { SituationNotice } from "./situation-notice.tsx";
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
  const rolloverResult = useQuery(rolloverQuery(id));
  const isFirstScreenLoaded = useIsFirstScreenLoaded(rolloverResult.data);
  const query = { ...rolloverResult, data: isFirstScreenLoaded ? rolloverResult.data : undefined };
  return (
    <LoadedPage query={query} noun="Rollover" list={{ href: "/rollovers", title: "Rollovers" }} lines={12}>
      {(rollover) => (
        <DialogsProvider rollover={rollover}>
          <RolloverView rollover={rollover} />
        </DialogsProvider>
      )}
    </LoadedPage>
  );
}

/**
 * Returns false until the data of the first screen has loaded, to prevent layout shifts. Then stays true for this rollover,
 * because hiding the page later would discard the user's input.
 */
function useIsFirstScreenLoaded(rollover: Rollover | undefined): boolean {
  const hasScope = useHasScope();
  const [loadedId, setLoadedId] = useState<string | null>(null);
  const isEnabled = rollover !== undefined;
  const { id = "", accountId = "", source, destination } = rollover ?? {};
  const results = useQueries({
    queries: [
      { ...actionsQuery(id), enabled: isEnabled },
      { ...timelineQuery(id), enabled: isEnabled },
      { ...pendingApprovalsQuery(id), enabled: isEnabled },
      { ...accountQuery(accountId), enabled: isEnabled && hasScope("accounts:read") },
      { ...custodianQuery(source?.custodianId ?? ""), enabled: isEnabled },
      { ...custodianQuery(destination?.custodianId ?? ""), enabled: isEnabled },
    ],
  });
  if (isEnabled && loadedId !== id && results.every(({ isLoading }) => !isLoading)) setLoadedId(id);
  return isEnabled && loadedId === id;
}

const accountQuery = (id: string) => getQuery("/v1/accounts/{id}", idParams(id));
const custodianQuery = (id: string) => getQuery("/v1/custodians/{id}", idParams(id));

function RolloverView({ rollover }: { rollover: Rollover }) {
  const { id, state, accountId, source, destination } = rollover;
  const hasScope = useHasScope();
  const dialogs = useRolloverDialogs();
  const { data: actions } = useQuery(actionsQuery(id));
  const timelineResult = useQuery(timelineQuery(id));
  const account = useQuery({ ...accountQuery(accountId), enabled: hasScope("accounts:read") });
  const sourceCustodian = useQuery(custodianQuery(source.custodianId));
  const destinationCustodian = useQuery(custodianQuery(destination.custodianId));
  const names = useActorNameMap({ includesKeys: hasScope("keys:read") });
  const participant =
    [account.data?.firstName, account.data?.lastName].filter(Boolean).join(" ") || undefined;
  const availableActions = actions?.data ?? [];
  const approvals = useQuery(pendingApprovalsQuery(id));
  const now = useNow("organization");
  const today = useToday();
  const sourceName = sourceCustodian.data?.name ?? strings.sourceCustodian;
  const destinationName = destinationCustodian.data?.name ?? strings.destinationCustodian;
  const approval = approvals.data?.data.find(isRolloverAction) ?? null;
  const situation = describeSituation(rollover, {
    now,
    today,
    canOperate: hasScope("rollovers:operate"),
    source: sourceName,
    destination: destinationName,
    approval: approval && {
      action: formatActionName(approval.action),
      canDecide: approval.cannotDecide === null && !isOutdated(approval),
    },
  });
  const progress = toProgress(
    rollover,
    timelineResult.data ?? [],
    availableActions.map(({ leadsTo }) => leadsTo),
  );
  const nextState = progress.detours.length > 0 ? undefined : findNextState(progress.steps, availableActions);
  const partialReceipt = findPartialReceipt(rollover);
  const differenceActions = listDifferenceActions(rollover).flatMap(
    (name) => availableActions.find(({ action }) => action === name) ?? [],
  );
  const uploadAction = availableActions.find(({ action }) => action === "provide_documents");
  const requested = rollover.amount.requested;
  const amountText = requested === null ? strings.fullBalance : formatMoney(requested);
  const hasMoneyMoved = rollover.transfers.length + rollover.receipts.length > 0;
  const moneySection = (
    <Section title={money.title}>
      <MoneyView rollover={rollover} />
    </Section>
  );
  return (
    <>
      <PageHeader
        title={participant ?? strings.titleWithAmount(amountText)}
        mark={
          <State
            state={state}
            label={
              partialReceipt
                ? strings.partlyReceived(
                    formatMoney(partialReceipt.received),
                    formatMoney(partialReceipt.expected),
                  )
                : undefined
            }
          />
        }
        actions={
          <>
            <AssignToMe rollover={rollover} />
            <Actions
              actions={availableActions.filter((one) => !differenceActions.includes(one))}
              nextState={nextState}
              expectedAction={isAwaitingMoney(rollover) ? "mark_funds_received" : undefined}
              onOpen={dialogs.openAction}
            />
            {state === "completed" && rollover.death === null && hasScope("rollovers:operate") && (
              <Button onPress={dialogs.openResidual}>{details.residual}</Button>
            )}
            <RemindButton rollover={rollover} />
            <CopyAsCurl call={{ method: "GET", path: `/v1/rollovers/${id}` }} />
          </>
        }
      >
        <Headline rollover={rollover} amount={amountText} source={sourceName} destination={destinationName} />
      </PageHeader>
      <NextBar rollover={rollover} actions={actions?.data} />
      <SituationNotice situation={situation} actions={differenceActions} onOpen={dialogs.openAction} />
      <PendingApprovals rollover={rollover} />
      <Section title={strings.status}>
        <ProgressView progress={progress} isPartlyReceived={partialReceipt !== null} />
        <PendingStatus rollover={rollover} />
      </Section>
      <div className="rollover-columns">
        <div className="stack">
          {hasMoneyMoved && moneySection}
          <Section title={documents.title}>
            <DocumentsView
              rollover={rollover}
              actions={availableActions}
              canReveal={hasScope("rollovers:reveal")}
              onOpen={dialogs.openAction}
            />
            {uploadAction && <UploadForm rollover={rollover} types={toDocumentTypes(uploadAction)} />}
          </Section>
          {state !== "draft" && state !== "awaiting_participant" && (
            <Section title={nigo.title}>
              <NigoView rolloverId={id} canChange={hasScope("rollovers:operate")} />
            </Section>
          )}
          <Section title={letters.title}>
            <LettersView rollover={rollover} />
          </Section>
          {!hasMoneyMoved && moneySection}
          {hasScope("rollovers:reveal") && (
            <Section title={instructions.title}>
              <InstructionsView rollover={rollover} />
            </Section>
          )}
          <Section title={timeline.title}>
            {hasScope("rollovers:write") && <NoteForm rolloverId={id} />}
            <QueryContent query={timelineResult}>
              {(entries) => <TimelineView entries={entries} names={names} />}
            </QueryContent>
          </Section>
        </div>
        <div className="stack">
          <Section
            title={details.title}
            actions={
              hasScope("rollovers:write") && (
                <Button size="small" onPress={dialogs.openEdit}>
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
          <Section title={requirements.title}>
            <RequirementsView rollover={rollover} />
          </Section>
          <Section title={tracking.title}>
            <TrackingView rolloverId={id} />
          </Section>
          {ENVIRONMENT === "test" && hasScope("sandbox:write") && (
            <details className="card sandbox-tools no-print">
              <summary>
                <Icon name="flask-conical" size="small" /> {sandbox.title}
              </summary>
              <div className="stack" id="sandbox-tools">
                <SandboxPanel rollover={rollover} />
              </div>
            </details>
          )}
        </div>
      </div>
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
