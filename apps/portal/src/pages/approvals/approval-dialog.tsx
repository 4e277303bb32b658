import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useActorNames } from "../../api/actor-names.ts";
import { answer, api } from "../../api/client.ts";
import { getQuery, refetch } from "../../api/queries.ts";
import { useMay } from "../../api/session.ts";
import {
  Button,
  DefinitionList,
  Dialog,
  DialogActions,
  ErrorNotice,
  Loaded,
  Notice,
  RelativeTime,
  State,
  TextField,
  TextLink,
  toast,
  wordsOf,
} from "../../ui/index.ts";
import { type Approval, isDoneAtOnce, nameOfApproval, scopesToDecide } from "./approval.ts";
import { strings } from "./strings.ts";
import { WouldChange } from "./would-change.tsx";

/** What was asked for, and what would come of it; decided here. */
export function ApprovalDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(getQuery("/v1/approvals/{id}", { params: { path: { id } } }));
  const title = query.data ? nameOfApproval(query.data) : strings.title;
  return (
    <Dialog title={title} isOpen onClose={onClose} size="wide">
      <Loaded query={query}>{(approval) => <Details approval={approval} onClose={onClose} />}</Loaded>
    </Dialog>
  );
}

function Details({ approval, onClose }: { approval: Approval; onClose: () => void }) {
  const { requestedBy, decidedBy, rolloverId, params, state, isOwn, reason } = approval;
  const nameOf = useActorNames([requestedBy, decidedBy]);
  const isPending = state === "pending";
  const entries = Object.entries(params ?? {});
  return (
    <div className="stack">
      <DefinitionList
        items={[
          [strings.state, <State key="state" state={state} />],
          [strings.by, nameOf(requestedBy)],
          [strings.when, <RelativeTime key="when" at={approval.requestedAt} />],
          [strings.until, <RelativeTime key="until" at={approval.expiresAt} />],
          rolloverId !== null && [
            strings.about,
            <TextLink key="about" href={`/rollovers/${rolloverId}`}>
              {rolloverId}
            </TextLink>,
          ],
          ...entries.map(([name, value]) => [wordsOf(name), textOf(value)] as const),
          decidedBy && [strings.decidedBy, nameOf(decidedBy)],
          approval.decidedAt !== null && [
            strings.decided,
            <RelativeTime key="decided" at={approval.decidedAt} />,
          ],
          reason !== null && [strings.reason, reason],
          approval.usedAt !== null && [strings.used, <RelativeTime key="used" at={approval.usedAt} />],
        ]}
      />
      {isPending && rolloverId !== null && isDoneAtOnce(approval) && (
        <WouldChange approval={approval} rolloverId={rolloverId} />
      )}
      {isOwn && state === "confirmed" && (
        <Notice tone="good" title={strings.showing}>
          {approval.action === "create_live_key" && approval.usedAt === null && (
            <TextLink href={`/keys?asked=${approval.id}`}>{strings.makeKey}</TextLink>
          )}
          {typeof params?.keyId === "string" && approval.usedAt === null && (
            <TextLink href={`/keys/${params.keyId}`}>{strings.openKey}</TextLink>
          )}
        </Notice>
      )}
      {isPending ? (
        <Decide approval={approval} onClose={onClose} />
      ) : (
        <DialogActions>
          <Button onPress={onClose}>{strings.close}</Button>
        </DialogActions>
      )}
    </div>
  );
}

function Decide({ approval, onClose }: { approval: Approval; onClose: () => void }) {
  const may = useMay();
  const [reason, setReason] = useState("");
  const at = { params: { path: { id: approval.id } } };
  const decide = useMutation({
    mutationFn: (how: "confirm" | "decline" | "withdraw") => {
      if (how === "confirm") return answer(api.POST("/v1/approvals/{id}/confirm", at));
      if (how === "withdraw") return answer(api.POST("/v1/approvals/{id}/withdraw", at));
      const body = reason.trim() === "" ? {} : { reason: reason.trim() };
      return answer(api.POST("/v1/approvals/{id}/decline", { ...at, body }));
    },
    async onSuccess(_decided, how) {
      const done = { confirm: strings.confirmed, decline: strings.declined, withdraw: strings.withdrawn };
      toast({ title: `${done[how]}: ${nameOfApproval(approval)}`, tone: "good" });
      onClose();
      await refetch("/v1/approvals", "/v1/approvals/{id}", "/v1/rollovers/{id}", "/v1/organization/settings");
    },
    // Somebody else may have decided it meanwhile.
    onError: () => refetch("/v1/approvals", "/v1/approvals/{id}"),
  });
  if (approval.isOwn) {
    return (
      <>
        <Notice title={strings.ownHint} />
        <ErrorNotice error={decide.error} />
        <DialogActions>
          <Button onPress={onClose}>{strings.close}</Button>
          <Button onPress={() => decide.mutate("withdraw")} isPending={decide.isPending}>
            {strings.withdraw}
          </Button>
        </DialogActions>
      </>
    );
  }
  const barred = approval.cannotDecide ? strings.barred[approval.cannotDecide] : undefined;
  if (barred) {
    return (
      <>
        <Notice title={barred} />
        <DialogActions>
          <Button onPress={onClose}>{strings.close}</Button>
        </DialogActions>
      </>
    );
  }
  if (!scopesToDecide(approval).every(may)) {
    return (
      <>
        <Notice title={strings.noScope} />
        <DialogActions>
          <Button onPress={onClose}>{strings.close}</Button>
        </DialogActions>
      </>
    );
  }
  return (
    <>
      <p className="soft">{isDoneAtOnce(approval) ? strings.confirmHint : strings.opens}</p>
      <TextField
        label={strings.declineWhy}
        hint={strings.declineHint}
        isOptional
        rows={2}
        maxLength={500}
        value={reason}
        onChange={setReason}
      />
      <ErrorNotice error={decide.error} />
      <DialogActions>
        <Button onPress={onClose}>{strings.close}</Button>
        <Button look="danger" onPress={() => decide.mutate("decline")} isDisabled={decide.isPending}>
          {strings.decline}
        </Button>
        <Button look="primary" onPress={() => decide.mutate("confirm")} isPending={decide.isPending}>
          {strings.confirm}
        </Button>
      </DialogActions>
    </>
  );
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(String).join(", ");
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
}
