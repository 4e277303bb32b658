import { useInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import type { Schemas } from "../../api/client.ts";
import { flattenPages, listQuery } from "../../api/queries.ts";
import { toLabel } from "../../forms/labels.ts";
import type { PaymentDetails } from "../../payment-details/payment-details.ts";
import { useCustodianNames } from "../../pickers/index.ts";
import type { RequirementSet } from "../../requirements/requirement-sets.ts";
import { useAddress } from "../../shell/address.ts";
import { Badge, Button, type Column, EmptyState, PagedTable, SearchField } from "../../ui/index.ts";
import { strings } from "./strings.ts";

type Plan = Schemas["Plan"];

interface PlansTabProps {
  /** Requirement sets that expired or expire soon. */
  sets: readonly RequirementSet[];
  /** Payment details that are waiting for a call-back. */
  payments: readonly PaymentDetails[];
  /** Null if the user can't create plans. */
  onNew: (() => void) | null;
}

export function PlansTab({ sets, payments, onNew }: PlansTabProps) {
  const [address, setAddress] = useAddress();
  const q = useDeferredValue(address.q?.trim() ?? "");
  const plans = useInfiniteQuery({
    ...listQuery("/v1/plans", { params: { query: { limit: 50, ...(q ? { q } : {}) } } }),
    placeholderData: (previous) => previous,
  });
  const recordkeeperIds = flattenPages<Plan>(plans.data).flatMap(
    ({ recordkeeperId }) => recordkeeperId ?? [],
  );
  const names = useCustodianNames(recordkeeperIds);
  const columns: readonly Column<Plan>[] = [
    {
      id: "name",
      title: strings.name,
      cell: ({ name, sponsorName, ein, planNumber }) => (
        <span className="plan-name">
          <span>{name}</span>
          {sponsorName && <span className="soft">{sponsorName}</span>}
          <span className="soft numbers plan-number-narrow">
            {ein}, {planNumber}
          </span>
        </span>
      ),
    },
    {
      id: "number",
      title: strings.number,
      cell: ({ ein, planNumber }) => (
        <span className="numbers plan-number">
          {ein}, {planNumber}
        </span>
      ),
      isSecondary: true,
    },
    {
      id: "type",
      title: strings.type,
      cell: ({ accountType }) => toLabel(accountType),
      isSecondary: true,
    },
    {
      id: "recordkeeper",
      title: strings.recordkeeper,
      cell: ({ recordkeeperId }) =>
        recordkeeperId === null ? <span className="soft">–</span> : (names.get(recordkeeperId) ?? ""),
      isSecondary: true,
    },
    {
      id: "todo",
      title: strings.toDo,
      cell: ({ id }) => (
        <PlanToDo
          set={sets.find(({ planId }) => planId === id)}
          hasPayments={payments.some(({ planId }) => planId === id)}
        />
      ),
    },
  ];
  return (
    <div className="stack">
      <SearchField
        label={strings.search}
        placeholder={strings.searchHint}
        value={address.q ?? ""}
        onChange={(text) => setAddress({ q: text || undefined }, { replace: true })}
        autoFocus
      />
      <PagedTable<Plan>
        query={plans}
        lines={8}
        label={strings.title}
        columns={columns}
        href={({ id }) => `/plans/${id}`}
        empty={
          q === "" ? (
            <EmptyState
              title={strings.emptyTitle}
              action={onNew && <Button onPress={onNew}>{strings.new}</Button>}
            >
              {strings.empty}
            </EmptyState>
          ) : (
            <EmptyState title={strings.noMatches}>{strings.noMatchesHint}</EmptyState>
          )
        }
      />
    </div>
  );
}

function PlanToDo({ set, hasPayments }: { set: RequirementSet | undefined; hasPayments: boolean }) {
  return (
    <span className="row">
      {set && (
        <Badge tone={set.isUnconfirmed ? "bad" : "warn"}>
          {set.isUnconfirmed ? strings.requirementsUnconfirmed : strings.requirementsExpire}
        </Badge>
      )}
      {hasPayments && <Badge tone="warn">{strings.callBackPending}</Badge>}
    </span>
  );
}
