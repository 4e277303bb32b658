import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type Answer, answer, api } from "../../api/client.ts";
import { getQuery, keyOf, refetch } from "../../api/queries.ts";
import { toWords } from "../../forms/words.ts";
import {
  Button,
  DefinitionList,
  ErrorNotice,
  Form,
  Notice,
  RelativeTime,
  TextField,
  toast,
} from "../../ui/index.ts";
import { nameOfAction } from "./action-strings.ts";
import { strings } from "./approval-strings.ts";
import { diffRollovers } from "./changes.ts";
import { ChangesTable } from "./changes-table.tsx";
import { readAgain } from "./queries.ts";
import type { Rollover } from "./rollover.ts";

type Approval = Answer<"/v1/approvals/{id}">;

/** What somebody has asked about this rollover and a second person has to decide. */
export function PendingApprovals({
  rollover,
  names,
}: {
  rollover: Rollover;
  names: ReadonlyMap<string, string>;
}) {
  const query = { rolloverId: rollover.id, state: "pending" as const, limit: 20 };
  const { data } = useQuery(getQuery("/v1/approvals", { params: { query } }));
  return (data?.data ?? []).map((approval) => (
    <Pending key={approval.id} approval={approval} rollover={rollover} names={names} />
  ));
}

interface PendingProps {
  approval: Approval;
  rollover: Rollover;
  names: ReadonlyMap<string, string>;
}

function Pending({ approval, rollover, names }: PendingProps) {
  const { id, action, isOwn, requestedBy, expiresAt, params } = approval;
  const [isDeclining, setDeclining] = useState(false);
  const [reason, setReason] = useState("");
  const at = { params: { path: { id } } };
  const after = (title: string) => ({
    async onSuccess() {
      toast({ title, tone: "good" });
      await Promise.all([refetch("/v1/approvals"), readAgain()]);
    },
  });
  const confirm = useMutation({
    mutationFn: () => answer(api.POST("/v1/approvals/{id}/confirm", at)),
    ...after(strings.confirmed),
  });
  const decline = useMutation({
    mutationFn: () =>
      answer(api.POST("/v1/approvals/{id}/decline", { ...at, body: reason.trim() ? { reason } : {} })),
    ...after(strings.declined),
  });
  const withdraw = useMutation({
    mutationFn: () => answer(api.POST("/v1/approvals/{id}/withdraw", at)),
    ...after(strings.withdrawn),
  });
  const facts = Object.entries(params ?? {}).map(([name, value]): [string, string] => [
    toWords(name),
    typeof value === "string" ? value : JSON.stringify(value),
  ]);
  const who = isOwn ? strings.you : ((requestedBy.id && names.get(requestedBy.id)) ?? requestedBy.id ?? "");
  return (
    <Notice tone="info" title={strings.waits(action === "reveal" ? strings.reveal : nameOfAction(action))}>
      <p>
        {strings.askedBy} {who}. {strings.until} <RelativeTime at={expiresAt} />.
      </p>
      {facts.length > 0 && <DefinitionList items={facts} />}
      {!isOwn && action !== "reveal" && <WouldChange approval={approval} rollover={rollover} />}
      <ErrorNotice error={confirm.error ?? decline.error ?? withdraw.error} />
      {isOwn ? (
        <div>
          <Button onPress={() => withdraw.mutate()} isPending={withdraw.isPending}>
            {strings.withdraw}
          </Button>
        </div>
      ) : isDeclining ? (
        <Form onSubmit={() => decline.mutate()} label={strings.decline}>
          <TextField
            label={strings.reason}
            isOptional
            value={reason}
            onChange={setReason}
            maxLength={500}
            rows={2}
          />
          <div>
            <Button type="submit" look="danger" isPending={decline.isPending}>
              {strings.decline}
            </Button>
          </div>
        </Form>
      ) : (
        <div className="row">
          <Button look="primary" onPress={() => confirm.mutate()} isPending={confirm.isPending}>
            {strings.confirm}
          </Button>
          <Button onPress={() => setDeclining(true)}>{strings.decline}</Button>
        </div>
      )}
    </Notice>
  );
}

/** Who confirms sees what it does, as who asked did. */
function WouldChange({ approval: { action, params }, rollover }: { approval: Approval; rollover: Rollover }) {
  const { id, version } = rollover;
  const { data } = useQuery({
    queryKey: [...keyOf("/v1/rollovers/{id}"), "dry-run", id, version, action, params],
    queryFn: ({ signal }): Promise<Rollover> =>
      answer(
        api.POST("/v1/rollovers/{id}/actions", {
          params: { path: { id } },
          body: { action, params: params ?? {}, dryRun: true } as never,
          signal,
        }),
      ),
    retry: false,
  });
  if (!data) return null;
  return <ChangesTable changes={diffRollovers(rollover, data)} label={strings.wouldChange} />;
}
