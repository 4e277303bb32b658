import { useQuery } from "@tanstack/react-query";
import type { Schemas } from "../../api/client.ts";
import { getQuery } from "../../api/queries.ts";
import { useAddress } from "../../shell/address.ts";
import {
  Badge,
  Button,
  DatePicker,
  DefinitionList,
  Money,
  QueryContent,
  Section,
  TextLink,
} from "../../ui/index.ts";
import { TableFrame } from "../../ui/table-frame.tsx";
import { strings } from "./strings.ts";

type Summary = Schemas["IncomingFundsSummary"];

const COLUMNS = ["applied", "unmatched", "suspense", "returned", "reversed"] as const;

export function Today() {
  const [address, setAddress] = useAddress();
  const days = {
    ...(address.from ? { from: address.from } : {}),
    ...(address.to ? { to: address.to } : {}),
  };
  const query = useQuery({
    ...getQuery("/v1/incoming-funds/summary", { params: { query: days } }),
    placeholderData: (previous) => previous,
  });
  const { data } = query;
  const hasDays = Object.keys(days).length > 0;
  return (
    <Section
      title={data && hasDays ? strings.arrived(data.from, data.to) : strings.today}
      actions={
        <div className="desk-date-range">
          <DatePicker
            label={strings.from}
            value={address.from ?? null}
            onChange={(from) => setAddress({ from: from ?? undefined }, { replace: true })}
          />
          <DatePicker
            label={strings.to}
            value={address.to ?? null}
            onChange={(to) => setAddress({ to: to ?? undefined }, { replace: true })}
          />
        </div>
      }
    >
      <QueryContent query={query}>
        {(summary) => (
          <div className="stack desk-totals">
            <DefinitionList
              items={[
                [strings.arrivals, <Money key="arrivals" amount={summary.total.arrivals} />],
                ...COLUMNS.map(
                  (name) => [toTitle(name), <Money key={name} amount={summary.total[name]} />] as const,
                ),
              ]}
            />
            <p className="soft">{strings.ties}</p>
            <Files files={summary.files} />
            <SuspenseAges
              ages={summary.suspense}
              onShowOverdue={() => setAddress({ tab: "suspense", show: "overdue" })}
            />
          </div>
        )}
      </QueryContent>
    </Section>
  );
}

const toTitle = (name: (typeof COLUMNS)[number]) =>
  name === "reversed" ? strings.reversed : strings.tabs[name];

function Files({ files }: Pick<Summary, "files">) {
  if (files.length === 0) return null;
  return (
    <TableFrame label={strings.filesToday}>
      <table className="table" aria-label={strings.filesToday}>
        <thead>
          <tr>
            <th scope="col">{strings.file}</th>
            <th scope="col" className="table-end">
              {strings.inFile}
            </th>
            <th scope="col" className="table-end">
              {strings.arrivals}
            </th>
            {COLUMNS.map((name) => (
              <th key={name} scope="col" className="table-end table-secondary">
                {toTitle(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {files.map((file) => (
            <tr key={file.fileId}>
              <th scope="row">
                <TextLink href={`/receiving-desk?tab=files&file=${file.fileId}`}>{file.name}</TextLink>
              </th>
              <td className="table-end">
                <Money amount={file.credits} />
              </td>
              <td className="table-end">
                <Money amount={file.arrivals} />{" "}
                {file.credits === file.arrivals ? (
                  <Badge tone="good">{strings.tied}</Badge>
                ) : (
                  <Badge tone="bad">{strings.notTied}</Badge>
                )}
              </td>
              {COLUMNS.map((name) => (
                <td key={name} className="table-end table-secondary">
                  <Money amount={file[name]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

function SuspenseAges({ ages, onShowOverdue }: { ages: Summary["suspense"]; onShowOverdue: () => void }) {
  const { upTo7Days, upTo30Days, over30Days, overdue } = ages;
  const toItem = (label: string, { amount, count }: typeof overdue) =>
    [
      label,
      <span key={label}>
        <Money amount={amount} /> <span className="soft">{strings.items(count)}</span>
      </span>,
    ] as const;
  return (
    <section className="stack stack-tight" aria-labelledby="suspense-ages">
      <div className="row row-between">
        <h3 id="suspense-ages">{strings.suspenseAges}</h3>
        {overdue.count > 0 && (
          <Button size="small" variant="danger" onPress={onShowOverdue}>
            {strings.showOverdue}
          </Button>
        )}
      </div>
      <DefinitionList
        items={[
          toItem(strings.ages.upTo7Days, upTo7Days),
          toItem(strings.ages.upTo30Days, upTo30Days),
          toItem(strings.ages.over30Days, over30Days),
          toItem(strings.ages.overdue, overdue),
        ]}
      />
    </section>
  );
}
