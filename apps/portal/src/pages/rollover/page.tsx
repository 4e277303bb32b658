import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { ENVIRONMENT } from "../../api/environment.ts";
import { getQuery } from "../../api/queries.ts";
import { useMay } from "../../api/session.ts";
import type { Draft } from "../../forms/draft.ts";
import { toWords } from "../../forms/words.ts";
import {
  Button,
  CopyAsCurl,
  formatMoney,
  Loaded,
  LoadedPage,
  PageHeader,
  State,
  TextLink,
} from "../../ui/index.ts";
import { Section } from "../../ui/section.tsx";
import { ActionDialog } from "./action-dialog.tsx";
import { Actions } from "./actions.tsx";
import { Details } from "./details.tsx";
import { strings as details } from "./details-strings.ts";
import { strings as documents } from "./documents-strings.ts";
import { DocumentsView } from "./documents-view.tsx";
import { EditDialog } from "./edit-dialog.tsx";
import { strings as instructions } from "./instructions-strings.ts";
import { InstructionsView } from "./instructions-view.tsx";
import { isMore, toMoney } from "./money.ts";
import { strings as money } from "./money-strings.ts";
import { MoneyView } from "./money-view.tsx";
import { toPath } from "./path.ts";
import { PathView } from "./path-view.tsx";
import { PendingApprovals } from "./pending-approvals.tsx";
import { actionsQuery, at, rolloverQuery, timelineQuery } from "./queries.ts";
import { ResidualDialog } from "./residual-dialog.tsx";
import type { AvailableAction, Rollover } from "./rollover.ts";
import { SandboxPanel } from "./sandbox-panel.tsx";
import { strings as sandbox } from "./sandbox-strings.ts";
import { strings } from "./strings.ts";
import { strings as timeline } from "./timeline-strings.ts";
import { NoteForm, TimelineView } from "./timeline-view.tsx";
import { documentTypesOf, UploadForm } from "./upload-form.tsx";
import { useNames } from "./use-names.ts";
import { Waiting } from "./waiting.tsx";
import "./rollover.css";

export function Page() {
  const { id = "" } = useParams({ strict: false });
  const query = useQuery(rolloverQuery(id));
  return (
    <LoadedPage query={query} noun="Rollover" list={{ href: "/rollovers", title: "Rollovers" }} lines={12}>
      {(rollover) => <Shown rollover={rollover} />}
    </LoadedPage>
  );
}

interface Opened {
  action: AvailableAction;
  known?: { readonly [name: string]: Draft };
}

function Shown({ rollover }: { rollover: Rollover }) {
  const { id, state, accountId, source, destination } = rollover;
  const may = useMay();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [asked, setAsked] = useState<"edit" | "residual" | null>(null);
  const { data: actions } = useQuery(actionsQuery(id));
  const entries = useQuery(timelineQuery(id));
  const account = useQuery({
    ...getQuery("/v1/accounts/{id}", at(accountId)),
    enabled: may("accounts:read"),
  });
  const from = useQuery(getQuery("/v1/custodians/{id}", at(source.custodianId)));
  const to = useQuery(getQuery("/v1/custodians/{id}", at(destination.custodianId)));
  const names = useNames(may("keys:read"));
  const participant =
    [account.data?.firstName, account.data?.lastName].filter(Boolean).join(" ") || undefined;
  const possible = actions?.data ?? [];
  const path = toPath(
    rollover,
    entries.data ?? [],
    possible.map(({ leadsTo }) => leadsTo),
  );
  const next = path.aside.length > 0 ? undefined : nextOf(path.steps, possible);
  const upload = possible.find(({ action }) => action === "provide_documents");
  const amount = rollover.amount.requested;
  return (
    <>
      <PageHeader
        title={strings.titleOf(amount === null ? strings.wholeAccount : formatMoney(amount))}
        mark={<State state={state} />}
        actions={
          <>
            <Actions
              actions={possible}
              next={next}
              expected={isMore(toMoney(rollover).outstanding) ? "mark_funds_received" : undefined}
              onOpen={(action) => setOpened({ action })}
            />
            {state === "completed" && may("rollovers:operate") && (
              <Button onPress={() => setAsked("residual")}>{details.residual}</Button>
            )}
            <CopyAsCurl call={{ method: "GET", path: `/v1/rollovers/${id}` }} />
          </>
        }
      >
        <span className="rollover-sides">
          <TextLink href={`/accounts/${accountId}`}>{participant ?? accountId}</TextLink>
          <span>
            {from.data?.name ?? source.custodianId} {strings.to} {to.data?.name ?? destination.custodianId}
          </span>
          <span>{toWords(rollover.type)}</span>
        </span>
      </PageHeader>
      <PendingApprovals rollover={rollover} />
      <Section title={strings.standing}>
        <PathView path={path} />
        <Waiting rollover={rollover} />
      </Section>
      <div className="rollover-columns">
        <div className="stack">
          <Section title={money.title}>
            <MoneyView rollover={rollover} />
          </Section>
          <Section title={documents.title}>
            <DocumentsView
              rollover={rollover}
              actions={possible}
              mayReveal={may("rollovers:reveal")}
              onOpen={(action, known) => setOpened({ action, known })}
            />
            {upload && <UploadForm rollover={rollover} types={documentTypesOf(upload)} />}
          </Section>
          {may("rollovers:reveal") && (
            <Section title={instructions.title}>
              <InstructionsView rollover={rollover} />
            </Section>
          )}
          <Section title={timeline.title}>
            {may("rollovers:write") && <NoteForm rolloverId={id} />}
            <Loaded query={entries}>{(all) => <TimelineView entries={all} names={names} />}</Loaded>
          </Section>
        </div>
        <div className="stack">
          <Section
            title={details.title}
            actions={
              may("rollovers:write") && (
                <Button size="small" onPress={() => setAsked("edit")}>
                  {details.edit}
                </Button>
              )
            }
          >
            <Details
              rollover={rollover}
              participant={participant}
              source={from.data?.name}
              destination={to.data?.name}
              names={names}
            />
          </Section>
          {ENVIRONMENT === "test" && may("sandbox:write") && (
            <Section title={sandbox.title}>
              <SandboxPanel rollover={rollover} />
            </Section>
          )}
        </div>
      </div>
      {opened && <ActionDialog {...opened} rollover={rollover} onClose={() => setOpened(null)} />}
      {asked === "edit" && <EditDialog rollover={rollover} onClose={() => setAsked(null)} />}
      {asked === "residual" && <ResidualDialog rollover={rollover} onClose={() => setAsked(null)} />}
    </>
  );
}

/** Returns the nearest later state that an available action leads to. Drafts with a consent skip the consent request. */
function nextOf(steps: readonly { state: string; status: string }[], possible: readonly AvailableAction[]) {
  const ahead = steps.filter(({ status }) => status === "next").map(({ state }) => state);
  return ahead.find((state) => possible.some(({ leadsTo }) => leadsTo === state));
}
