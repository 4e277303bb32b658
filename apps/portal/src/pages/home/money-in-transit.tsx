import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import type { ApiResponse } from "../../api/client.ts";
import { getQuery } from "../../api/queries.ts";
import { useHasScope } from "../../api/session.ts";
import { fetchAccountNames, useCustodianNames } from "../../pickers/names.ts";
import { useAddress } from "../../shell/address.ts";
import {
  Button,
  CustodianLogo,
  formatDay,
  Money,
  QueryContent,
  Section,
  TextLink,
  useNow,
} from "../../ui/index.ts";
import { type Filters, serializeFilters, TRANSIT_AGES } from "../rollovers/filters.ts";
import { transitStrings as strings } from "./role-strings.ts";
import "../../ui/table.css";
import "./money-in-transit.css";

type Transit = ApiResponse<"/portal/api/money-in-transit">;
type AgeGroup = Transit["ages"][number];

/** Maximum number of rollovers in transit that the Rollovers page can list. */
const MAX_LISTED = 1_000;
const MAX_CUSTODIANS = 8;
const MAX_ROLLOVERS = 10;
/** In units of the SVG view box. */
const BAR_WIDTH = 100;

export function MoneyInTransit() {
  const [address, setAddress] = useAddress();
  const age = TRANSIT_AGES.find((one) => one === address.age);
  const custodianId = address.custodianId?.startsWith("cus_") ? address.custodianId : undefined;
  const all = useQuery(getQuery("/portal/api/money-in-transit", {}));
  const selection = useQuery({
    ...getQuery("/portal/api/money-in-transit", {
      params: { query: { ...(age ? { age } : {}), ...(custodianId ? { custodianId } : {}) } },
    }),
    placeholderData: (previous) => previous,
  });
  const selectedFilters = {
    ...(age ? { inTransitAge: age } : {}),
    ...(custodianId ? { sourceCustodianId: custodianId } : {}),
  };
  const select = (changes: { age?: string | undefined; custodianId?: string | undefined }) =>
    setAddress(changes, { replace: true });
  return (
    <Section
      title={strings.title}
      actions={
        (age || custodianId) && (
          <Button
            size="small"
            variant="quiet"
            onPress={() => select({ age: undefined, custodianId: undefined })}
          >
            {strings.clear}
          </Button>
        )
      }
    >
      <QueryContent query={all} lines={6}>
        {(data) =>
          data.count === 0 ? (
            <p className="soft">{strings.empty}</p>
          ) : (
            <>
              <p>
                <strong className="transit-total">
                  <Money amount={data.amount} />
                </strong>{" "}
                <TransitLink filters={{}} count={data.count}>
                  {strings.inRollovers(data.count)}
                </TransitLink>
              </p>
              <div className="columns">
                <ByAge ages={data.ages} selected={age} onSelect={(next) => select({ age: next })} />
                <ByCustodian
                  custodians={data.custodians}
                  selected={custodianId}
                  onSelect={(next) => select({ custodianId: next })}
                />
              </div>
              <QueryContent query={selection}>
                {(transit) => <Oldest transit={transit} filters={selectedFilters} />}
              </QueryContent>
            </>
          )
        }
      </QueryContent>
    </Section>
  );
}

function ByAge({
  ages,
  selected,
  onSelect,
}: {
  ages: readonly AgeGroup[];
  selected: string | undefined;
  onSelect: (age: string | undefined) => void;
}) {
  const largest = Math.max(...ages.map(({ amount }) => Number(amount)));
  return (
    <BarTable title={strings.byAge}>
      {ages.map(({ age, amount, count }) => (
        <BarRow
          key={age}
          label={strings.ages[age]}
          amount={amount}
          count={count}
          filters={{ inTransitAge: age }}
          isSelected={age === selected}
          onPress={() => onSelect(age === selected ? undefined : age)}
        >
          <Bar parts={[{ age, amount }]} largest={largest} />
        </BarRow>
      ))}
    </BarTable>
  );
}

function ByCustodian({
  custodians,
  selected,
  onSelect,
}: {
  custodians: Transit["custodians"];
  selected: string | undefined;
  onSelect: (custodianId: string | undefined) => void;
}) {
  const shown = custodians.slice(0, MAX_CUSTODIANS);
  const names = useCustodianNames(shown.map(({ custodianId }) => custodianId));
  const largest = Math.max(...shown.map(({ amount }) => Number(amount)));
  const others = custodians.length - shown.length;
  return (
    <BarTable title={strings.byCustodian} note={others > 0 ? strings.otherCustodians(others) : undefined}>
      {shown.map(({ custodianId, amount, count, ages }) => (
        <BarRow
          key={custodianId}
          label={names.get(custodianId) ?? custodianId}
          logo={
            names.has(custodianId) && <CustodianLogo custodian={{ name: names.get(custodianId) ?? "" }} />
          }
          amount={amount}
          count={count}
          filters={{ sourceCustodianId: custodianId }}
          isSelected={custodianId === selected}
          onPress={() => onSelect(custodianId === selected ? undefined : custodianId)}
        >
          <Bar parts={ages} largest={largest} />
        </BarRow>
      ))}
    </BarTable>
  );
}

function BarTable({
  title,
  note,
  children,
}: {
  title: string;
  note?: string | undefined;
  children: React.ReactNode;
}) {
  const id = useId();
  return (
    <div className="stack stack-tight">
      <h3 id={id}>{title}</h3>
      <table className="bar-table" aria-labelledby={id}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">{strings.amount}</th>
            <th scope="col">{strings.rollovers}</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
      {note && <p className="soft">{note}</p>}
    </div>
  );
}

function BarRow({
  label,
  logo,
  amount,
  count,
  filters,
  isSelected,
  onPress,
  children,
}: {
  label: string;
  logo?: React.ReactNode;
  amount: string;
  count: number;
  filters: Filters;
  isSelected: boolean;
  onPress: () => void;
  children: React.ReactNode;
}) {
  return (
    <tr data-selected={isSelected || undefined}>
      <th scope="row">
        <AriaButton className="bar-button" aria-pressed={isSelected} onPress={onPress}>
          <span className="bar-label">
            {logo}
            {label}
          </span>
          {children}
        </AriaButton>
      </th>
      <td>
        <Money amount={amount} />
      </td>
      <td className="numbers soft">
        <TransitLink filters={filters} count={count} label={strings.openCount(label, count)}>
          {count.toLocaleString("en-US")}
        </TransitLink>
      </td>
    </tr>
  );
}

/** Renders no link if there are no rollovers, or more than the list can show. */
function TransitLink({
  filters,
  count,
  label,
  children,
}: {
  filters: Filters;
  count: number;
  label?: string;
  children: React.ReactNode;
}) {
  if (count === 0 || count > MAX_LISTED) return children;
  return (
    <TextLink href={`/rollovers?${serializeFilters({ ...filters, inTransit: "true" })}`} aria-label={label}>
      {children}
    </TextLink>
  );
}

/** Uses SVG attributes, because the content security policy forbids inline styles. */
function Bar({ parts, largest }: { parts: readonly Pick<AgeGroup, "age" | "amount">[]; largest: number }) {
  const widths = parts.map(({ amount }) => (largest > 0 ? (Number(amount) / largest) * BAR_WIDTH : 0));
  return (
    <svg className="bar" viewBox={`0 0 ${BAR_WIDTH} 8`} preserveAspectRatio="none" aria-hidden="true">
      <rect className="bar-ground" width={BAR_WIDTH} height="8" />
      {parts.map(({ age }, index) => (
        <rect
          key={age}
          data-age={age}
          x={widths.slice(0, index).reduce((sum, width) => sum + width, 0)}
          width={widths[index]}
          height="8"
        />
      ))}
    </svg>
  );
}

function Oldest({ transit, filters }: { transit: Transit; filters: Filters }) {
  const now = useNow("organization");
  const canRead = useHasScope()("accounts:read");
  const shown = transit.rollovers.slice(0, MAX_ROLLOVERS);
  const accountIds = [...new Set(shown.map(({ accountId }) => accountId))].sort();
  const names = useQuery({
    queryKey: ["account-names", ...accountIds],
    enabled: canRead && accountIds.length > 0,
    staleTime: 60_000,
    queryFn: ({ signal }) => fetchAccountNames(accountIds, signal),
  });
  const custodians = useCustodianNames(shown.map((one) => one.custodianId));
  return (
    <div className="stack stack-tight">
      <div className="row row-between">
        <h3>{strings.oldest(transit.count, shown.length)}</h3>
        <TransitLink filters={filters} count={transit.count}>
          {strings.openList}
        </TransitLink>
      </div>
      {shown.length === 0 ? (
        <p className="soft">{strings.noneSelected}</p>
      ) : (
        <div className="table-frame">
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{strings.participant}</th>
                <th scope="col" className="table-secondary">
                  {strings.custodian}
                </th>
                <th scope="col" className="table-secondary">
                  {strings.sent}
                </th>
                <th scope="col" className="table-end">
                  {strings.days}
                </th>
                <th scope="col" className="table-end">
                  {strings.amount}
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((one) => (
                <tr key={one.rolloverId}>
                  <th scope="row">
                    <TextLink href={`/rollovers/${one.rolloverId}`}>
                      {names.data?.get(one.accountId) ?? one.rolloverId}
                    </TextLink>
                  </th>
                  <td className="table-secondary">{custodians.get(one.custodianId) ?? ""}</td>
                  <td className="table-secondary">{formatDay(one.sentOn, now)}</td>
                  <td className="table-end">{one.days}</td>
                  <td className="table-end">
                    <Money amount={one.amount} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
