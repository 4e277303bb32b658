import { useQuery } from "@tanstack/react-query";
import { api, getBody } from "../../api/client.ts";
import { ProblemError } from "../../api/problem.ts";
import { queryKeyFor } from "../../api/queries.ts";
import { ErrorNotice, Notice, Skeleton } from "../../ui/index.ts";
import { diffRollovers } from "../rollover/changes.ts";
import { ChangesTable } from "../rollover/changes-table.tsx";
import { rolloverQuery } from "../rollover/queries.ts";
import type { Approval } from "./approval.ts";
import { strings } from "./strings.ts";

export function ChangePreview({
  approval,
  rolloverId,
  heading: Heading = "h3",
}: {
  approval: Approval;
  rolloverId: string;
  heading?: "h2" | "h3";
}) {
  const current = useQuery(rolloverQuery(rolloverId));
  const version = current.data?.version;
  const preview = useQuery({
    queryKey: [...queryKeyFor("/v1/approvals/{id}"), "dry run", approval.id, version],
    enabled: version !== undefined,
    retry: false,
    queryFn: () => {
      const { action, params } = approval;
      const body = { action, params: params ?? {}, dryRun: true };
      return getBody(
        api.POST("/v1/rollovers/{id}/actions", { params: { path: { id: rolloverId } }, body: body as never }),
      );
    },
  });
  if (preview.error) {
    const isActionRejected = preview.error instanceof ProblemError && preview.error.status < 500;
    if (!isActionRejected) return <ErrorNotice error={preview.error} onRetry={() => preview.refetch()} />;
    return (
      <Notice tone="warn" title={strings.notPossible}>
        <p>{preview.error.message}</p>
        <p>{strings.notPossibleHint}</p>
      </Notice>
    );
  }
  if (!current.data || !preview.data) return <Skeleton lines={3} />;
  return (
    <section className="stack">
      <Heading>{strings.changesTitle}</Heading>
      <ChangesTable changes={diffRollovers(current.data, preview.data)} label={strings.changesTitle} />
    </section>
  );
}
