import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { api, getBody } from "../api/client.ts";
import { getQuery, idParams, queryClient } from "../api/queries.ts";
import { useHasScope } from "../api/session.ts";
import { Button } from "../ui/button.tsx";
import { KeyHint } from "../ui/key-hint.tsx";
import { toast } from "../ui/toast.tsx";
import { addOpened, listOpened, startRun } from "./next-run.ts";
import { strings } from "./strings.ts";

/** Browser-history state of a rollover that the Next button opened. */
export interface NextState {
  next?: { id: string; action: string | null };
}

/** Claims the most urgent rollover and opens it. */
export function useNextCase() {
  const navigate = useNavigate();
  const claim = useMutation({
    mutationFn: () => getBody(api.POST("/portal/api/rollovers/next", { body: { skip: [...listOpened()] } })),
    onSuccess({ rollover, action }) {
      if (rollover === null) {
        const hasOpenedAny = listOpened().length > 0;
        toast({
          title: hasOpenedAny ? strings.nothingAfter : strings.nothingLeft,
          detail: strings.nothingLeftHint,
          tone: "good",
        });
        startRun();
        return hasOpenedAny ? navigate({ to: "/rollovers" }) : undefined;
      }
      addOpened(rollover.id);
      queryClient.setQueryData(getQuery("/v1/rollovers/{id}", idParams(rollover.id)).queryKey, rollover);
      return navigate({
        to: "/rollovers/$id",
        params: { id: rollover.id },
        state: ((previous: object) => ({ ...previous, next: { id: rollover.id, action } })) as never,
      });
    },
    onError: (error) => toast({ title: strings.failed, detail: error.message, tone: "bad" }),
  });
  const openNext = () => {
    if (!claim.isPending) claim.mutate();
  };
  return {
    isPending: claim.isPending,
    start() {
      startRun();
      openNext();
    },
    openNext,
  };
}

export function NextButton() {
  const hasScope = useHasScope();
  const next = useNextCase();
  if (!hasScope("rollovers:act") || !hasScope("rollovers:write")) return null;
  return (
    <Button
      variant="primary"
      onPress={next.start}
      isPending={next.isPending}
      aria-description={strings.nextHint}
    >
      {strings.next} <KeyHint keys="n" />
    </Button>
  );
}
