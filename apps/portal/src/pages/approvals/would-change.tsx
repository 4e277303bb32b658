import { useQuery } from "@tanstack/react-query";
import { answer, api } from "../../api/client.ts";
import { ProblemError } from "../../api/problem.ts";
import { keyOf } from "../../api/queries.ts";
import { ErrorNotice, Notice, Skeleton } from "../../ui/index.ts";
import { diffRollovers } from "../rollover/changes.ts";
import { ChangesTable } from "../rollover/changes-table.tsx";
import { rolloverQuery } from "../rollover/queries.ts";
import type { Approval } from "./approval.ts";
import { strings } from "./strings.ts";

export function WouldChange({
  approval,
  rolloverId,
  heading: Heading = "h3",
}: {
  approval: Approval;
  rolloverId: string;
  heading?: "h2" | "h3";
}) {
  const now = useQuery(rolloverQuery(rolloverId));
  const version = now.data?.version;
  const then = useQuery({
    queryKey: [...keyOf("/v1/approvals/{id}"), "dry run", approval.id, version],
    enabled: version !== undefined,
    retry: false,
    queryFn: () => {
      const { action, params } = approval;
      const body = { action, params: params ?? {}, dryRun: true };
      return answer(
        api.POST("/v1/rollovers/{id}/actions", { params: { path: { id: rolloverId } }, body: body as never }),
      );
    },
  });
  if (then.error) {
    const isPast = then.error instanceof ProblemError && then.error.status < 500;
    if (!isPast) return <ErrorNotice error={then.error} onRetry={() => then.refetch()} />;
    return (
      <Notice tone="warn" title={strings.cannot}>
        <p>{then.error.message}</p>
        <p>{strings.cannotHint}</p>
      </Notice>
    );
  }
  if (!now.data || !then.data) return <Skeleton lines={3} />;
  return (
    <section className="stack">
      <Heading>{strings.wouldChange}</Heading>
      <ChangesTable changes={diffRollovers(now.data, then.data)} label={strings.wouldChange} />
    </section>
  );
}
