import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useActorNames } from "../../api/actor-names.ts";
import { getQuery, idParams } from "../../api/queries.ts";
import {
  CopyAsCurl,
  LoadedPage,
  Notice,
  PageHeader,
  QueryContent,
  RelativeTime,
  Section,
  TextLink,
} from "../../ui/index.ts";
import { type Approval, formatApprovalName, isOutdated } from "../approvals/approval.ts";
import { ApprovalFacts, ApprovalState } from "../approvals/approval-facts.tsx";
import { Decision } from "../approvals/decision.tsx";
import { OutdatedNotice } from "../approvals/outdated-notice.tsx";
import { strings as approvals } from "../approvals/strings.ts";
import { ComparedFacts } from "./compared-facts.tsx";
import { Receipt } from "./receipt.tsx";
import { strings } from "./strings.ts";
import "./approval.css";

export function Page() {
  const { id = "" } = useParams({ strict: false });
  const query = useQuery(getQuery("/v1/approvals/{id}", idParams(id)));
  return (
    <LoadedPage
      query={query}
      noun={strings.noun}
      list={{ href: "/approvals", title: strings.list }}
      lines={8}
    >
      {(approval) => <ApprovalView approval={approval} />}
    </LoadedPage>
  );
}

function ApprovalView({ approval }: { approval: Approval }) {
  const { id, state, isOwn, usedAt, params, action } = approval;
  const evidence = useQuery(getQuery("/v1/approvals/{id}/evidence", idParams(id)));
  return (
    <>
      <PageHeader
        title={formatApprovalName(approval)}
        mark={<ApprovalState approval={approval} />}
        actions={<CopyAsCurl call={{ method: "GET", path: `/v1/approvals/${id}/evidence` }} />}
      >
        <RequestLine approval={approval} />
      </PageHeader>
      <OutdatedNotice approval={approval} />
      {isOwn && state === "confirmed" && !isOutdated(approval) && (
        <Notice tone="good" title={approvals.canPerform}>
          {action === "create_live_key" && usedAt === null && (
            <TextLink href={`/keys?approval=${id}`}>{approvals.createKey}</TextLink>
          )}
          {typeof params?.keyId === "string" && usedAt === null && (
            <TextLink href={`/keys/${params.keyId}`}>{approvals.openKey}</TextLink>
          )}
        </Notice>
      )}
      {state === "pending" && (
        <Section title={strings.decide}>
          <Decision approval={approval} hasFrame />
        </Section>
      )}
      {evidence.data?.receipt && <Receipt approval={approval} receipt={evidence.data.receipt} />}
      {evidence.data?.receipt === null && ["confirmed", "declined", "done"].includes(state) && (
        <p className="soft">{strings.noReceipt}</p>
      )}
      <Section title={strings.request}>
        <ApprovalFacts approval={approval} />
      </Section>
      {approval.rolloverId !== null && (
        <Section title={strings.compare}>
          <QueryContent query={evidence}>
            {({ facts }) => (
              <ComparedFacts facts={facts} isOpen={state === "pending" || state === "confirmed"} />
            )}
          </QueryContent>
        </Section>
      )}
    </>
  );
}

function RequestLine({ approval }: { approval: Approval }) {
  const { requestedBy, requestedAt, expiresAt, decidedBy, decidedAt, reason, state } = approval;
  const formatActor = useActorNames([requestedBy, decidedBy]);
  return (
    <>
      <span className="request-line">
        <span>
          {approvals.requestedBy} {formatActor(requestedBy)} <RelativeTime time={requestedAt} />
        </span>
        {(state === "pending" || state === "confirmed") && (
          <span>
            {approvals.expiresAt} <RelativeTime time={expiresAt} />
          </span>
        )}
        {decidedBy && decidedAt !== null && (
          <span>
            {approvals.decidedBy} {formatActor(decidedBy)} <RelativeTime time={decidedAt} />
          </span>
        )}
      </span>
      {reason !== null && (
        <p>
          {approvals.reason}: {reason}
        </p>
      )}
    </>
  );
}
