import { useMutation } from "@tanstack/react-query";
import { api, getBody } from "../api/client.ts";
import { useHasScope, useMe } from "../api/session.ts";
import { applyUpdate, toEtag } from "../pages/rollover/queries.ts";
import type { Rollover } from "../pages/rollover/rollover.ts";
import { Button } from "../ui/button.tsx";
import { toast } from "../ui/toast.tsx";
import { strings } from "./strings.ts";

/** Shows nothing if the rollover is already the member's, or has ended. */
export function AssignToMe({ rollover }: { rollover: Rollover }) {
  const { memberId } = useMe();
  const hasScope = useHasScope();
  const assign = useMutation({
    mutationFn: () =>
      getBody(
        api.PATCH("/v1/rollovers/{id}", {
          params: { path: { id: rollover.id }, header: { "If-Match": toEtag(rollover) } },
          body: { assigneeId: memberId },
        }),
      ),
    async onSuccess(next) {
      toast({ title: strings.assigned, tone: "good" });
      await applyUpdate(next);
    },
    onError: (error) => toast({ title: error.message, tone: "bad" }),
  });
  const isHidden = rollover.assigneeId === memberId || rollover.pendingOn === "none";
  if (isHidden || !hasScope("rollovers:write")) return null;
  return (
    <Button onPress={() => assign.mutate()} isPending={assign.isPending}>
      {strings.assignToMe}
    </Button>
  );
}
