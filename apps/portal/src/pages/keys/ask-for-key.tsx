import { useMutation } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { Button, ErrorNotice, Notice, toast } from "../../ui/index.ts";
import { strings } from "./strings.ts";

/** Where an organization wants a second person for live keys: what was entered is put before one. */
export function AskForKey({
  action = "create_live_key",
  body,
  onAsked,
}: {
  action?: "create_live_key" | "rotate_live_key" | "change_live_key";
  body: object;
  onAsked: () => void;
}) {
  const words = strings.secondPerson;
  const ask = useMutation({
    mutationFn: () => api.POST("/v1/approvals", { body: { action, params: { ...body } } as never }),
    onSuccess() {
      toast({ title: words.asked, tone: "good" });
      onAsked();
    },
  });
  return (
    <Notice tone="info" title={words.title}>
      <p>{words.text}</p>
      <ErrorNotice error={ask.error} />
      <div>
        <Button onPress={() => ask.mutate()} isPending={ask.isPending}>
          {words.ask}
        </Button>
      </div>
    </Notice>
  );
}
