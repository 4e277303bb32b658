import { useMutation } from "@tanstack/react-query";
import { api, getBody } from "../../api/client.ts";
import { refetch } from "../../api/queries.ts";
import { Button, ErrorNotice, Notice, toast } from "../../ui/index.ts";
import { strings } from "./approval-strings.ts";
import type { Rollover } from "./rollover.ts";

export function RequestApproval({
  action,
  rollover: { id, version },
  params,
  onRequested,
}: {
  action: string;
  rollover: Rollover;
  params: Record<string, unknown>;
  onRequested: () => void;
}) {
  const request = useMutation({
    mutationFn: () =>
      getBody(
        api.POST("/v1/approvals", {
          body: { action: action as "approve", rolloverId: id, rolloverVersion: version, params },
        }),
      ),
    async onSuccess() {
      toast({ title: strings.requested, tone: "good" });
      onRequested();
      await refetch("/v1/approvals");
    },
  });
  return (
    <Notice tone="info" title={strings.secondPerson}>
      <p>{strings.secondPersonHint}</p>
      <ErrorNotice error={request.error} />
      <div>
        <Button variant="primary" onPress={() => request.mutate()} isPending={request.isPending}>
          {strings.request}
        </Button>
      </div>
    </Notice>
  );
}
