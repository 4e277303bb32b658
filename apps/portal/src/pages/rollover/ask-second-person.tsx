import { useMutation } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { Button, ErrorNotice, Notice, toast } from "../../ui/index.ts";
import { strings } from "./action-strings.ts";

/** Where one person alone may not: what was entered is put before a second. */
export function AskSecondPerson({
  onAsked,
  ...body
}: {
  action: string;
  rolloverId: string;
  params: object;
  onAsked: () => void;
}) {
  const ask = useMutation({
    mutationFn: () => api.POST("/v1/approvals" as never, { body } as never),
    onSuccess() {
      toast({ title: strings.asked, tone: "good" });
      onAsked();
    },
  });
  return (
    <Notice tone="info" title={strings.secondPerson}>
      <p>{strings.secondPersonHint}</p>
      <ErrorNotice error={ask.error} />
      <div>
        <Button onPress={() => ask.mutate()} isPending={ask.isPending}>
          {strings.ask}
        </Button>
      </div>
    </Notice>
  );
}
