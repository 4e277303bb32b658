import { useHasScope } from "../../api/session.ts";
import { Counts, type RolloverCounts } from "./counts.tsx";
import { DeveloperSection } from "./developer-section.tsx";
import { GoodOrder } from "./good-order.tsx";
import { MoneyInTransit } from "./money-in-transit.tsx";
import { OwnerSection } from "./owner-section.tsx";
import { Work } from "./work.tsx";

export function RoleSections({ counts }: { counts: RolloverCounts }) {
  const hasScope = useHasScope();
  const isNewOrganization = counts.total === 0;
  const canOperate = hasScope("rollovers:operate");
  return (
    <>
      {!isNewOrganization && (
        <>
          {canOperate && <Work counts={counts} />}
          <MoneyInTransit />
          <Counts counts={counts} />
          <GoodOrder />
        </>
      )}
      {hasScope("logs:read") && <DeveloperSection />}
      {hasScope("members:write") && <OwnerSection />}
    </>
  );
}
