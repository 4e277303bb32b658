import { useQuery } from "@tanstack/react-query";
import { useActorNames } from "../../api/actor-names.ts";
import { getQuery } from "../../api/queries.ts";
import {
  Badge,
  Button,
  DefinitionList,
  Dialog,
  DialogActions,
  formatEnumValue,
  Notice,
  QueryContent,
  RelativeTime,
  State,
  TextLink,
} from "../../ui/index.ts";
import { strings as settings } from "../settings/strings.ts";
import { type Approval, canConfirm, formatApprovalName, isOutdated, isRolloverAction } from "./approval.ts";
import { ChangePreview } from "./change-preview.tsx";
import { Decision } from "./decision.tsx";
import { KeyFacts } from "./key-facts.tsx";
import { OutdatedNotice } from "./outdated-notice.tsx";
import { RolloverFacts } from "./rollover-facts.tsx";
import { strings } from "./strings.ts";

export function ApprovalDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(getQuery("/v1/approvals/{id}", { params: { path: { id } } }));
  const title = query.data ? formatApprovalName(query.data) : strings.title;
  return (
    <Dialog title={title} isOpen onClose={onClose} size="wide">
      <QueryContent query={query}>
        {(approval) => <Details approval={approval} onClose={onClose} />}
      </QueryContent>
      {!query.data && (
        <DialogActions>
          <Button onPress={onClose}>{strings.close}</Button>
        </DialogActions>
      )}
    </Dialog>
  );
}

function Details({ approval, onClose }: { approval: Approval; onClose: () => void }) {
  const { requestedBy, decidedBy, params, state, isOwn, reason } = approval;
  const formatActor = useActorNames([requestedBy, decidedBy]);
  const closeButton = <Button onPress={onClose}>{strings.close}</Button>;
  return (
    <div className="stack">
      <DefinitionList
        items={[
          [strings.state, <ApprovalState key="state" approval={approval} />],
          [strings.requestedBy, formatActor(requestedBy)],
          [strings.requestedAt, <RelativeTime key="when" time={approval.requestedAt} />],
          [strings.expiresAt, <RelativeTime key="until" time={approval.expiresAt} />],
          decidedBy && [strings.decidedBy, formatActor(decidedBy)],
          approval.decidedAt !== null && [
            strings.decided,
            <RelativeTime key="decided" time={approval.decidedAt} />,
          ],
          reason !== null && [strings.reason, reason],
          approval.usedAt !== null && [strings.used, <RelativeTime key="used" time={approval.usedAt} />],
        ]}
      />
      <OutdatedNotice approval={approval} />
      <Facts approval={approval} />
      {isOwn && state === "confirmed" && !isOutdated(approval) && (
        <Notice tone="good" title={strings.canPerform}>
          {approval.action === "create_live_key" && approval.usedAt === null && (
            <TextLink href={`/keys?approval=${approval.id}`}>{strings.createKey}</TextLink>
          )}
          {typeof params?.keyId === "string" && approval.usedAt === null && (
            <TextLink href={`/keys/${params.keyId}`}>{strings.openKey}</TextLink>
          )}
        </Notice>
      )}
      {state === "pending" ? (
        <Decision approval={approval} onDone={onClose} closeButton={closeButton} />
      ) : (
        <DialogActions>{closeButton}</DialogActions>
      )}
    </div>
  );
}

export function ApprovalState({ approval }: { approval: Approval }) {
  return isOutdated(approval) ? (
    <Badge tone="bad">{strings.outdatedState}</Badge>
  ) : (
    <State state={approval.state} />
  );
}

function Facts({ approval }: { approval: Approval }) {
  const { action, params, rollover, rolloverId } = approval;
  if (rolloverId !== null) {
    return (
      <>
        {rollover && (
          <RolloverFacts
            rollover={rollover}
            rolloverId={rolloverId}
            title={canConfirm(approval) ? strings.rollover : strings.ownRollover}
          />
        )}
        <Params params={params} />
        {isRolloverAction(approval) && approval.state === "pending" && !isOutdated(approval) && (
          <ChangePreview approval={approval} rolloverId={rolloverId} />
        )}
      </>
    );
  }
  if (action !== "relax_second_person") return <KeyFacts approval={approval} />;
  const removed = [params?.remove ?? []].flat().map(String);
  return (
    <section className="stack stack-close">
      <h3>{strings.relaxed}</h3>
      <ul>
        {removed.map((one) => (
          <li key={one}>{settings.actions[one]?.[0] ?? formatEnumValue(one)}</li>
        ))}
      </ul>
    </section>
  );
}

function Params({ params }: Pick<Approval, "params">) {
  const entries = Object.entries(params ?? {});
  if (entries.length === 0) return null;
  return (
    <section className="stack stack-close">
      <h3>{strings.params}</h3>
      <DefinitionList
        items={entries.map(([name, value]) => [formatEnumValue(name), formatValue(value)] as const)}
      />
    </section>
  );
}

function formatValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(formatValue).join(", ");
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
}
