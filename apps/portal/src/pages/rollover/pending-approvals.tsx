import { useQuery } from "@tanstack/react-query";
import { useActorNames } from "../../api/actor-names.ts";
import { getQuery } from "../../api/queries.ts";
import { DefinitionList, formatEnumValue, Notice, RelativeTime, TextLink } from "../../ui/index.ts";
import { type Approval, isOutdated, isRolloverAction } from "../approvals/approval.ts";
import { ChangePreview } from "../approvals/change-preview.tsx";
import { Decision } from "../approvals/decision.tsx";
import { OutdatedNotice } from "../approvals/outdated-notice.tsx";
import { formatActionName } from "./action-strings.ts";
import { strings } from "./approval-strings.ts";
import { refetchRollover } from "./queries.ts";
import type { Rollover } from "./rollover.ts";

export const pendingApprovalsQuery = (rolloverId: string) => approvalsQuery(rolloverId, "pending");

const approvalsQuery = (rolloverId: string, state: "pending" | "confirmed") =>
  getQuery("/v1/approvals", { params: { query: { rolloverId, state, limit: 20 } } });

/** Returns the user's own confirmed approval to view full account numbers, if still valid. */
export function useApprovedReveal(rolloverId: string): Approval | undefined {
  const { data } = useQuery(approvalsQuery(rolloverId, "confirmed"));
  return data?.data.find((one) => one.action === "reveal" && one.isOwn && !isOutdated(one));
}

export function PendingApprovals({ rollover }: { rollover: Rollover }) {
  const { data } = useQuery(pendingApprovalsQuery(rollover.id));
  const approvedReveal = useApprovedReveal(rollover.id);
  return (
    <>
      {data?.data.map((approval) => (
        <PendingApproval key={approval.id} approval={approval} />
      ))}
      {approvedReveal && (
        <Notice tone="good" title={strings.confirmed(strings.reveal)}>
          <p>
            {strings.expires} <RelativeTime time={approvedReveal.expiresAt} />.
          </p>
        </Notice>
      )}
    </>
  );
}

function PendingApproval({ approval }: { approval: Approval }) {
  const { id, action, rolloverId, requestedBy, expiresAt, params, isOwn } = approval;
  const formatActor = useActorNames([requestedBy]);
  const paramItems = Object.entries(params ?? {}).map(([name, value]): [string, string] => [
    formatEnumValue(name),
    typeof value === "string" ? value : JSON.stringify(value),
  ]);
  return (
    <Notice
      tone="info"
      title={strings.waiting(action === "reveal" ? strings.reveal : formatActionName(action))}
    >
      <p>
        {strings.requestedBy} {isOwn ? strings.you : formatActor(requestedBy)}. {strings.expires}{" "}
        <RelativeTime time={expiresAt} />. <TextLink href={`/approvals/${id}`}>{strings.details}</TextLink>
      </p>
      {paramItems.length > 0 && <DefinitionList items={paramItems} />}
      <OutdatedNotice approval={approval} />
      {!isOwn && rolloverId !== null && isRolloverAction(approval) && !isOutdated(approval) && (
        <ChangePreview approval={approval} rolloverId={rolloverId} heading="h2" />
      )}
      <Decision approval={approval} onDone={refetchRollover} />
    </Notice>
  );
}
