import { useInfiniteQuery } from "@tanstack/react-query";
import { flattenPages } from "../../api/queries.ts";
import { describeExpiry } from "../../requirements/expiry.ts";
import { RequiredBadges } from "../../requirements/requirement-facts.tsx";
import {
  currentSetsQuery,
  expiringSetsQuery,
  type RequirementSet,
} from "../../requirements/requirement-sets.ts";
import { strings as requirementStrings } from "../../requirements/strings.ts";
import { useAddress } from "../../shell/address.ts";
import {
  Badge,
  type Column,
  EmptyState,
  LoadMore,
  QueryContent,
  Select,
  Table,
  useToday,
} from "../../ui/index.ts";
import { strings } from "./strings.ts";
import { toSubjectHref, useSubjectNames } from "./subject-names.ts";

const DUE = "due";
const ALL = "all";

export function RequirementsTab() {
  const [{ show = DUE }, setAddress] = useAddress();
  const today = useToday();
  const isAll = show === ALL;
  const query = useInfiniteQuery({
    ...(isAll ? currentSetsQuery() : expiringSetsQuery(today)),
    enabled: isAll || today !== null,
  });
  const rows = flattenPages<RequirementSet>(query.data).toSorted((a, b) =>
    a.expiresOn.localeCompare(b.expiresOn),
  );
  const getSubjectName = useSubjectNames(rows);
  const columns: readonly Column<RequirementSet>[] = [
    { id: "subject", title: strings.subject, cell: getSubjectName },
    {
      id: "status",
      title: strings.status,
      cell: (set) => {
        const { tone, label } = describeExpiry(set, today);
        return <Badge tone={tone}>{label}</Badge>;
      },
    },
    {
      id: "required",
      title: requirementStrings.required,
      cell: ({ requirements }) => <RequiredBadges requirements={requirements} />,
      isSecondary: true,
    },
    { id: "source", title: strings.source, cell: ({ source }) => source, isSecondary: true },
    {
      id: "version",
      title: strings.version,
      cell: ({ version }) => version,
      align: "end",
      isSecondary: true,
    },
  ];
  return (
    <div className="stack">
      <div className="plan-filter">
        <Select
          label={strings.show}
          options={[
            { id: DUE, label: strings.dueSets },
            { id: ALL, label: strings.allSets },
          ]}
          selectedKey={isAll ? ALL : DUE}
          onSelectionChange={(key) => setAddress({ show: key === ALL ? ALL : undefined })}
        />
      </div>
      <QueryContent query={query}>
        {() => (
          <Table
            label={isAll ? strings.allSets : strings.dueSets}
            columns={columns}
            rows={rows}
            href={toSubjectHref}
            empty={
              isAll ? (
                <EmptyState title={strings.noSets}>{strings.noSetsHint}</EmptyState>
              ) : (
                <EmptyState title={strings.noDueSets}>{strings.noDueSetsHint}</EmptyState>
              )
            }
          />
        )}
      </QueryContent>
      <LoadMore query={query} />
    </div>
  );
}
