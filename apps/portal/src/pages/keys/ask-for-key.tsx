import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { answer, api } from "../../api/client.ts";
import { ENVIRONMENT } from "../../api/environment.ts";
import { refetch } from "../../api/queries.ts";
import { useSecondPerson } from "../../api/second-person.ts";
import { Button, ErrorNotice, Notice, toast } from "../../ui/index.ts";
import { strings } from "./strings.ts";

type KeyAction = "create_live_key" | "rotate_live_key" | "change_live_key";

export function useKeysForTwo(): boolean {
  return useSecondPerson()("create_live_key") && ENVIRONMENT === "live";
}

export function useAskForKey(action: KeyAction, onAsked: () => void) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (params: object) =>
      answer(api.POST("/v1/approvals", { body: { action, params: { ...params } } as never })),
    async onSuccess({ id }) {
      toast({ title: strings.secondPerson.asked, tone: "good" });
      onAsked();
      await refetch("/v1/approvals");
      await navigate({ to: "/approvals", search: { tab: "asked", id } as never });
    },
  });
}

export function KeyForTwo() {
  return (
    <Notice tone="info" title={strings.secondPerson.title}>
      <p>{strings.secondPerson.text}</p>
    </Notice>
  );
}

export function AskForKey({
  action = "create_live_key",
  body,
  onAsked,
}: {
  action?: KeyAction;
  body: object;
  onAsked: () => void;
}) {
  const ask = useAskForKey(action, onAsked);
  return (
    <Notice tone="info" title={strings.secondPerson.title}>
      <p>{strings.secondPerson.text}</p>
      <ErrorNotice error={ask.error} />
      <div>
        <Button onPress={() => ask.mutate(body)} isPending={ask.isPending}>
          {strings.secondPerson.ask}
        </Button>
      </div>
    </Notice>
  );
}
