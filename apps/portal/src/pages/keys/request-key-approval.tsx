import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { api, getBody } from "../../api/client.ts";
import { ENVIRONMENT } from "../../api/environment.ts";
import { refetch } from "../../api/queries.ts";
import { useSecondPerson } from "../../api/second-person.ts";
import { Button, ErrorNotice, Notice, toast } from "../../ui/index.ts";
import { strings } from "./strings.ts";

type KeyAction = "create_live_key" | "rotate_live_key" | "change_live_key";

/** Returns true if creating or rotating keys, or giving a key more addresses or a higher limit, needs a second person. */
export function useKeysNeedSecondPerson(): boolean {
  return useSecondPerson()("create_live_key") && ENVIRONMENT === "live";
}

export function useRequestKeyApproval(action: KeyAction, onRequested: () => void) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (params: object) =>
      getBody(api.POST("/v1/approvals", { body: { action, params: { ...params } } as never })),
    async onSuccess() {
      toast({ title: strings.secondPerson.requested, tone: "good" });
      onRequested();
      await refetch("/v1/approvals");
      await navigate({ to: "/approvals", search: { tab: "own" } as never });
    },
  });
}

export function SecondPersonNotice() {
  return (
    <Notice tone="info" title={strings.secondPerson.title}>
      <p>{strings.secondPerson.text}</p>
    </Notice>
  );
}

export function RequestKeyApproval({
  action = "create_live_key",
  body,
  onRequested,
}: {
  action?: KeyAction;
  body: object;
  onRequested: () => void;
}) {
  const request = useRequestKeyApproval(action, onRequested);
  return (
    <Notice tone="info" title={strings.secondPerson.title}>
      <p>{strings.secondPerson.text}</p>
      <ErrorNotice error={request.error} />
      <div>
        <Button onPress={() => request.mutate(body)} isPending={request.isPending}>
          {strings.secondPerson.request}
        </Button>
      </div>
    </Notice>
  );
}
