import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useCustodianNames } from "../../pickers/index.ts";
import { useAddress } from "../../shell/address.ts";
import {
  Badge,
  Button,
  type Column,
  EmptyState,
  ErrorNotice,
  Money,
  QueryContent,
  Select,
  Table,
} from "../../ui/index.ts";
import { FormTotals } from "./form-totals.tsx";
import { LineDialog } from "./line-dialog.tsx";
import { useRecipientNames } from "./recipients.ts";
import { strings } from "./strings.ts";
import { FORMS, getCode, getMainAmount, reportQuery, saveExport, type TaxLine } from "./tax-report.ts";

const PAGE_SIZE = 50;

type Row = TaxLine & { id: string };

export function FormsView({ year }: { year: number }) {
  const query = useQuery(reportQuery(year));
  const save = useMutation({
    mutationFn: () => saveExport("/v1/tax-report", { year, format: "csv" }, `tax-report-${year}.csv`),
  });
  return (
    <div className="stack">
      <ErrorNotice error={save.error} />
      <QueryContent query={query} lines={6}>
        {(lines) =>
          lines.length === 0 ? (
            <EmptyState title={strings.none}>{strings.noneHint}</EmptyState>
          ) : (
            <>
              <FormTotals lines={lines} />
              <Lines
                year={year}
                // The rollover ID alone is not unique, because a rollover can have several forms.
                rows={lines.map((line, index) => ({ ...line, id: `${index} ${line.rolloverId}` }))}
                download={
                  <Button isPending={save.isPending} onPress={() => save.mutate()}>
                    {strings.download}
                  </Button>
                }
              />
            </>
          )
        }
      </QueryContent>
    </div>
  );
}

function Lines({ year, rows, download }: { year: number; rows: readonly Row[]; download: React.ReactNode }) {
  const [address, setAddress] = useAddress();
  const [visibleCount, setVisibleCount] = useState(PAGE_SIZE);
  const { form, status, show, custodian } = address;
  const custodianIds = [...new Set(rows.map(({ custodianId }) => custodianId))];
  const custodianNames = useCustodianNames(custodianIds);
  const matching = rows.filter(
    (row) =>
      (!form || row.form === form) &&
      (!status || row.status === status) &&
      (!custodian || row.custodianId === custodian) &&
      (show !== "warnings" || row.warnings.length > 0),
  );
  const shown = matching.slice(0, visibleCount);
  const recipientNames = useRecipientNames(shown.map(({ accountId }) => accountId));
  const opened = rows.find(({ id }) => id === address.line);
  const setFilter = (name: string) => (next: unknown) => {
    setVisibleCount(PAGE_SIZE);
    setAddress({ [name]: next === "all" ? undefined : String(next) }, { replace: true });
  };
  return (
    <>
      <search className="tax-filters" aria-label={strings.filters}>
        <Select
          label={strings.form}
          options={[{ id: "all", label: strings.allForms }, ...FORMS.map((id) => ({ id, label: id }))]}
          value={form ?? "all"}
          onChange={setFilter("form")}
        />
        <Select
          label={strings.status}
          options={[
            { id: "all", label: strings.allStatuses },
            ...Object.entries(strings.statuses).map(([id, label]) => ({ id, label })),
          ]}
          value={status ?? "all"}
          onChange={setFilter("status")}
        />
        <Select
          label={strings.custodian}
          options={[
            { id: "all", label: strings.allCustodians },
            ...custodianIds.map((id) => ({ id, label: custodianNames.get(id) ?? id })),
          ]}
          value={custodian ?? "all"}
          onChange={setFilter("custodian")}
        />
        <Select
          label={strings.warnings}
          options={Object.entries(strings.warningFilters).map(([id, label]) => ({ id, label }))}
          value={show ?? "all"}
          onChange={setFilter("show")}
        />
        {download}
      </search>
      <Table<Row>
        label={strings.forms}
        columns={toColumns(recipientNames, custodianNames)}
        rows={shown}
        onOpen={({ id }) => setAddress({ line: id })}
        empty={
          <EmptyState
            title={strings.noMatch}
            action={
              <Button
                onPress={() =>
                  setAddress({
                    form: undefined,
                    status: undefined,
                    custodian: undefined,
                    show: undefined,
                  })
                }
              >
                {strings.clear}
              </Button>
            }
          />
        }
      />
      {shown.length < matching.length && (
        <div className="row">
          <Button onPress={() => setVisibleCount(visibleCount + PAGE_SIZE)}>{strings.more}</Button>
          <span className="soft">{strings.shown(shown.length, matching.length)}</span>
        </div>
      )}
      {opened && (
        <LineDialog
          line={opened}
          year={year}
          recipient={recipientNames.get(opened.accountId) ?? null}
          custodian={custodianNames.get(opened.custodianId) ?? opened.custodianId}
          onClose={() => setAddress({ line: undefined })}
        />
      )}
    </>
  );
}

function toColumns(
  recipientNames: ReadonlyMap<string, string>,
  custodianNames: ReadonlyMap<string, string>,
): readonly Column<Row>[] {
  return [
    {
      id: "recipient",
      title: strings.recipient,
      isRowHeader: true,
      cell: ({ accountId, externalId }) => recipientNames.get(accountId) ?? externalId ?? accountId,
    },
    { id: "form", title: strings.form, cell: ({ form }) => form },
    {
      id: "custodian",
      title: strings.custodian,
      isSecondary: true,
      cell: ({ custodianId }) => custodianNames.get(custodianId) ?? "…",
    },
    { id: "code", title: strings.code, isSecondary: true, cell: (row) => <code>{getCode(row)}</code> },
    {
      id: "amount",
      title: strings.amount,
      align: "end",
      cell: (row) => <Money amount={getMainAmount(row)} />,
    },
    {
      id: "status",
      title: strings.status,
      cell: ({ status, warnings }) => (
        <span className="row">
          <Badge tone={status === "open" ? "warn" : "neutral"}>{strings.statuses[status]}</Badge>
          {warnings.length > 0 && <Badge tone="bad">{strings.warningCount(warnings.length)}</Badge>}
        </span>
      ),
    },
  ];
}
