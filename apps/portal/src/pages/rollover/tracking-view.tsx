import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api, getBody } from "../../api/client.ts";
import { flattenPages, listQuery, refetch } from "../../api/queries.ts";
import { useHasScope } from "../../api/session.ts";
import { Badge, Button, CopyAsCurl, ErrorNotice, QueryContent, RelativeTime, toast } from "../../ui/index.ts";
import { CreateTrackingLinkDialog } from "./create-tracking-link-dialog.tsx";
import { strings } from "./tracking-strings.ts";
import "./tracking.css";

interface Link {
  id: string;
  status: string;
  createdAt: string;
  expiresAt: string;
  lastOpenedAt: string | null;
}

const PATH = "/v1/rollovers/{id}/tracking-links";

/** Lists links newest first. The API lists them oldest first. */
export function TrackingView({ rolloverId }: { rolloverId: string }) {
  const canAct = useHasScope()("rollovers:act");
  const [isCreating, setCreating] = useState(false);
  const params = { path: { id: rolloverId }, query: { limit: 100 } };
  const query = useInfiniteQuery(listQuery(PATH, { params }));
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  // The newest links are on the last page.
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const revoke = useMutation({
    mutationFn: (id: string) =>
      getBody(api.POST("/v1/tracking-links/{id}/revoke", { params: { path: { id } } })),
    onSuccess: () => toast({ title: strings.revoked, tone: "good" }),
    onSettled: () => refetch(PATH),
  });
  return (
    <>
      <p className="soft">{strings.hint}</p>
      <ErrorNotice error={revoke.error} />
      <QueryContent
        query={{ data: hasNextPage ? undefined : query.data, error: query.error, refetch: query.refetch }}
        lines={2}
      >
        {(data) => (
          <LinkList
            links={flattenPages<Link>(data).reverse()}
            pendingId={revoke.isPending ? revoke.variables : null}
            onRevoke={canAct ? (id) => revoke.mutate(id) : null}
          />
        )}
      </QueryContent>
      <div className="row no-print">
        {canAct && <Button onPress={() => setCreating(true)}>{strings.create}</Button>}
        <CopyAsCurl call={{ method: "GET", path: `/v1/rollovers/${rolloverId}/tracking-links` }} />
      </div>
      {isCreating && <CreateTrackingLinkDialog rolloverId={rolloverId} onClose={() => setCreating(false)} />}
    </>
  );
}

interface LinkListProps {
  links: readonly Link[];
  pendingId: string | null;
  onRevoke: ((id: string) => void) | null;
}

function LinkList({ links, pendingId, onRevoke }: LinkListProps) {
  if (links.length === 0) return <p className="soft">{strings.none}</p>;
  return (
    <ul className="stack tracking-links">
      {links.map(({ id, status, createdAt, expiresAt, lastOpenedAt }) => (
        <li key={id} className="row">
          <Badge tone={status === "active" ? "good" : "neutral"}>{strings.statuses[status] ?? status}</Badge>
          <span className="soft">
            {lastOpenedAt === null ? (
              strings.neverOpened
            ) : (
              <>
                {strings.opened} <RelativeTime time={lastOpenedAt} />
              </>
            )}
            {status === "active" && (
              <>
                {". "}
                {strings.expires} <RelativeTime time={expiresAt} />
              </>
            )}
          </span>
          {onRevoke && status === "active" && (
            <Button
              size="small"
              variant="quiet"
              isPending={pendingId === id}
              onPress={() => onRevoke(id)}
              aria-label={strings.revokeOf(new Date(createdAt).toLocaleString("en-US"))}
            >
              {strings.revoke}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
