import { useMutation } from "@tanstack/react-query";
import { answer, api } from "../../api/client.ts";
import { refetch } from "../../api/queries.ts";
import { Button, ErrorNotice, Notice, toast } from "../../ui/index.ts";
import { strings } from "./approval-strings.ts";
import type { Rollover } from "./rollover.ts";

export function AskSecondPerson({
  action,
  rollover: { id, version },
  params,
  onAsked,
}: {
  action: string;
  rollover: Rollover;
  params: Record<string, unknown>;
  onAsked: () => void;
}) {
  const ask = useMutation({
    mutationFn: () =>
      answer(
        api.POST("/v1/approvals", {
          body: { action: action as "approve", rolloverId: id, rolloverVersion: version, params },
        }),
      ),
    async onSuccess() {
      toast({ title: strings.asked, tone: "good" });
      onAsked();
      await refetch("/v1/approvals");
    },
  });
  return (
    <Notice tone="info" title={strings.secondPerson}>
      <p>{strings.secondPersonHint}</p>
      <ErrorNotice error={ask.error} />
      <div>
        <Button look="primary" onPress={() => ask.mutate()} isPending={ask.isPending}>
          {strings.ask}
        </Button>
      </div>
    </Notice>
  );
}
