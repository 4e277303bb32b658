import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { getQuery } from "../../api/queries.ts";
import { useHasScope, useMe } from "../../api/session.ts";
import { LinkButton, PageHeader, QueryContent, Skeleton } from "../../ui/index.ts";
import { Attention, useAttentionItems } from "./attention.tsx";
import { Checklist } from "./checklist.tsx";
import type { RolloverCounts } from "./counts.tsx";
import { strings } from "./strings.ts";
import "./home.css";

// A separate chunk, to keep the first load small.
const RoleSections = lazy(() =>
  import("./role-sections.tsx").then((module) => ({ default: module.RoleSections })),
);

export function Page() {
  const { user, organization } = useMe();
  const hasScope = useHasScope();
  const counts = useQuery({ ...getQuery("/v1/rollovers/counts"), enabled: hasScope("rollovers:read") });
  return (
    <>
      <PageHeader
        title={strings.title}
        actions={
          hasScope("rollovers:write") && (
            <LinkButton variant="primary" href="/rollovers/new">
              {strings.create}
            </LinkButton>
          )
        }
      >
        {organization && strings.greeting(user.name || user.email, organization.name)}
      </PageHeader>
      <QueryContent query={counts}>{(data) => <Sections counts={data} />}</QueryContent>
    </>
  );
}

/** Renders no section before the items that need attention are loaded, to avoid layout shifts. */
function Sections({ counts }: { counts: RolloverCounts }) {
  const attention = useAttentionItems(counts);
  if (attention === null) return <Skeleton lines={12} />;
  const isNewOrganization = counts.total === 0;
  return (
    <Suspense fallback={<Skeleton lines={12} />}>
      {isNewOrganization && <Checklist counts={counts} />}
      <Attention {...attention} />
      <RoleSections counts={counts} />
      {!isNewOrganization && <Checklist counts={counts} />}
    </Suspense>
  );
}
