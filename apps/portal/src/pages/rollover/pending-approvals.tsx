import { useQuery } from "@tanstack/react-query";
import { useActorNames } from "../../api/actor-names.ts";
import { getQuery } from "../../api/queries.ts";
import { DefinitionList, Notice, RelativeTime, TextLink, wordsOf } from "../../ui/index.ts";
import { type Approval, isOfRollover, isOutdated } from "../approvals/approval.ts";
import { Decision } from "../approvals/decision.tsx";
import { Outdated } from "../approvals/outdated.tsx";
import { WouldChange } from "../approvals/would-change.tsx";
import { nameOfAction } from "./action-strings.ts";
import { strings } from "./approval-strings.ts";
import { readAgain } from "./queries.ts";
import type { Rollover } from "./rollover.ts";

const approvalsQuery = (rolloverId: string, state: "pending" | "confirmed") =>
  getQuery("/v1/approvals", { params: { query: { rolloverId, state, limit: 20 } } });

/** Returns the viewer's confirmed request to see account numbers, unless it is outdated. */
export function useOpenReveal(rolloverId: string): Approval | undefined {
  const { data } = useQuery(approvalsQuery(rolloverId, "confirmed"));
  return data?.data.find((one) => one.action === "reveal" && one.isOwn && !isOutdated(one));
}

export function PendingApprovals({ rollover }: { rollover: Rollover }) {
  const { data } = useQuery(approvalsQuery(rollover.id, "pending"));
  const open = useOpenReveal(rollover.id);
  return (
    <>
      {data?.data.map((approval) => (
        <Pending key={approval.id} approval={approval} />
      ))}
      {open && (
        <Notice tone="good" title={strings.open(strings.reveal)}>
          <p>
            {strings.until} <RelativeTime at={open.expiresAt} />.
          </p>
        </Notice>
      )}
    </>
  );
}

function Pending({ approval }: { approval: Approval }) {
  const { id, action, rolloverId, requestedBy, expiresAt, params, isOwn } = approval;
  const nameOf = useActorNames([requestedBy]);
  const facts = Object.entries(params ?? {}).map(([name, value]): [string, string] => [
    wordsOf(name),
    typeof value === "string" ? value : JSON.stringify(value),
  ]);
  return (
    <Notice tone="info" title={strings.waits(action === "reveal" ? strings.reveal : nameOfAction(action))}>
      <p>
        {strings.askedBy} {isOwn ? strings.you : nameOf(requestedBy)}. {strings.until}{" "}
        <RelativeTime at={expiresAt} />.{" "}
        <TextLink href={`/approvals?${isOwn ? "tab=asked&" : ""}id=${id}`}>{strings.details}</TextLink>
      </p>
      {facts.length > 0 && <DefinitionList items={facts} />}
      <Outdated approval={approval} />
      {!isOwn && rolloverId !== null && isOfRollover(approval) && !isOutdated(approval) && (
        <WouldChange approval={approval} rolloverId={rolloverId} heading="h2" />
      )}
      <Decision approval={approval} onDone={readAgain} />
    </Notice>
  );
}
