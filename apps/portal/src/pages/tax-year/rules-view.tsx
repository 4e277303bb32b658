import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Schemas } from "../../api/client.ts";
import {
  type Column,
  DefinitionList,
  formatDay,
  formatEnumValue,
  Money,
  Notice,
  PagedTable,
  QueryContent,
} from "../../ui/index.ts";
import { TableFrame } from "../../ui/table-frame.tsx";
import { strings } from "./strings.ts";
import { disastersQuery, rulesQuery } from "./tax-report.ts";

type Rules = Schemas["TaxRules"];
type Declaration = Schemas["DisasterDeclaration"];

export function RulesView({ year }: { year: number }) {
  const query = useQuery(rulesQuery(year));
  return (
    <div className="stack">
      <QueryContent query={query} lines={6}>
        {(rules) => <YearRules rules={rules} />}
      </QueryContent>
      <section className="stack stack-tight" aria-labelledby="disasters">
        <h2 id="disasters">{strings.disasters}</h2>
        <p className="soft">{strings.disastersHint}</p>
        <PagedTable<Declaration>
          query={useInfiniteQuery(disastersQuery())}
          label={strings.disasters}
          columns={DISASTER_COLUMNS}
          empty={<p className="soft">{strings.noDisasters}</p>}
        />
      </section>
    </div>
  );
}

function YearRules({ rules }: { rules: Rules }) {
  const { year, rulesYear, cashOutLimit, repayments, distributionCodes, sources } = rules;
  return (
    <section className="stack stack-tight" aria-labelledby="rules">
      <h2 id="rules">{strings.rulesOf(rulesYear)}</h2>
      {year !== rulesYear && <Notice tone="info" title={strings.rulesYear(year, rulesYear)} />}
      <DefinitionList
        items={[
          [
            strings.cashOut,
            <span key="cash">
              <Money amount={cashOutLimit.amount} /> <span className="soft">{cashOutLimit.source}</span>
            </span>,
          ],
          [strings.rothRmd, rules.hasDesignatedRothRmd ? strings.yes : strings.no],
          [strings.simpleReplacement, rules.hasSimpleReplacement ? strings.yes : strings.no],
          [
            strings.codes,
            <span key="codes" className="mono">
              {distributionCodes.join(" ")}
            </span>,
          ],
        ]}
      />
      <h3 id="repayments">{strings.repayments}</h3>
      <TableFrame label={strings.repayments}>
        <table className="table" aria-label={strings.repayments}>
          <thead>
            <tr>
              <th scope="col">{strings.kind}</th>
              <th scope="col">{strings.code}</th>
              <th scope="col" className="table-end">
                {strings.years}
              </th>
              <th scope="col" className="table-end">
                {strings.limit}
              </th>
              <th scope="col" className="table-secondary">
                {strings.source}
              </th>
            </tr>
          </thead>
          <tbody>
            {repayments.map(({ kind, code, years, limit, per, source }) => (
              <tr key={kind}>
                <th scope="row">{formatEnumValue(kind)}</th>
                <td className="mono">{code}</td>
                <td className="table-end">{years}</td>
                <td className="table-end">
                  {limit === null ? (
                    strings.noLimit
                  ) : (
                    <>
                      <Money amount={limit} /> <span className="soft">{per}</span>
                    </>
                  )}
                </td>
                <td className="table-secondary">{source}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
      <details>
        <summary>{strings.sources}</summary>
        <ul className="tax-list">
          {sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}

const DISASTER_COLUMNS: readonly Column<Declaration>[] = [
  {
    id: "id",
    title: strings.declaration,
    isRowHeader: true,
    cell: ({ id, title }) => (
      <>
        <span className="mono">{id}</span> {title}
      </>
    ),
  },
  {
    id: "areas",
    title: strings.areas,
    isSecondary: true,
    cell: ({ areas }) =>
      areas
        .map(({ state, counties }) => `${state}: ${counties?.join(", ") ?? strings.wholeState}`)
        .join("; "),
  },
  {
    id: "starts",
    title: strings.startsOn,
    isSecondary: true,
    cell: ({ startsOn }) => formatDay(startsOn, null),
  },
  {
    id: "until",
    title: strings.postponedUntil,
    cell: ({ postponedUntil }) => formatDay(postponedUntil, null),
  },
  { id: "source", title: strings.source, isSecondary: true, cell: ({ source }) => source },
];
