import { useQuery } from "@tanstack/react-query";
import { getQuery } from "../../api/queries.ts";
import { useHasScope, useMe } from "../../api/session.ts";
import { LinkButton, PageHeader, QueryContent } from "../../ui/index.ts";
import { Attention } from "./attention.tsx";
import { Checklist } from "./checklist.tsx";
import { Counts } from "./counts.tsx";
import { GoodOrder } from "./good-order.tsx";
import { strings } from "./strings.ts";

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
      <QueryContent query={counts}>
        {(data) => (
          <>
            <Checklist counts={data} />
            <Attention counts={data} />
            <Counts counts={data} />
            <GoodOrder />
          </>
        )}
      </QueryContent>
    </>
  );
}
