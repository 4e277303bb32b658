import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import {
  Badge,
  Button,
  type Column,
  DefinitionList,
  Dialog,
  DialogActions,
  EmptyState,
  Money,
  PagedTable,
  QueryContent,
  RelativeTime,
} from "../../ui/index.ts";
import { TableFrame } from "../../ui/table-frame.tsx";
import {
  type BankFile,
  type BankFileSummary,
  type BankReturn,
  fileFundsQuery,
  fileQuery,
  matchesControlTotal,
} from "./bank-files.ts";
import { FileReturns } from "./file-returns.tsx";
import { FundsStatus } from "./funds-status.tsx";
import { importStrings as strings } from "./import-strings.ts";
import type { IncomingFunds } from "./incoming-funds.ts";

interface FileDialogProps {
  id: string;
  onOpenFunds: (id: string, bankReturn?: BankReturn) => void;
  onClose: () => void;
}

export function FileDialog({ id, onOpenFunds, onClose }: FileDialogProps) {
  const query = useQuery(fileQuery(id));
  return (
    <Dialog title={query.data?.name ?? strings.file} isOpen onClose={onClose} size="wide" role="alertdialog">
      <QueryContent query={query}>
        {(file) => (
          <>
            <FileTotals file={file} />
            <FileReturns file={file} onOpenFunds={onOpenFunds} />
            <Warnings issues={file.issues} />
            <FileFunds id={id} onOpenFunds={onOpenFunds} />
          </>
        )}
      </QueryContent>
      <DialogActions>
        <Button onPress={onClose}>{strings.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

export function ControlTotalBadge({ file }: { file: BankFileSummary }) {
  const isMatch = matchesControlTotal(file);
  if (isMatch === null) return <span className="soft">{strings.noControl}</span>;
  return isMatch ? <Badge tone="good">{strings.tied}</Badge> : <Badge tone="bad">{strings.notTied}</Badge>;
}

function FileTotals({ file }: { file: BankFile }) {
  const { totals } = file;
  const isMatch = matchesControlTotal(file);
  return (
    <>
      <DefinitionList
        items={[
          [strings.credits, <Money key="credits" amount={totals.credits} />],
          [
            strings.control,
            <span key="control" className="row">
              {totals.controlCredits !== null && <Money amount={totals.controlCredits} />}
              <ControlTotalBadge file={file} />
            </span>,
          ],
          [strings.debits, <Money key="debits" amount={totals.debits} />],
          [strings.arrivals, totals.arrivals],
          totals.suspectedDuplicates > 0 && [strings.duplicates, totals.suspectedDuplicates],
          [strings.format, strings.formatNames[file.format] ?? file.format],
          file.fileReference !== null && [strings.reference, file.fileReference],
          [strings.importedAt, <RelativeTime key="at" clock="organization" time={file.createdAt} />],
          [
            strings.digest,
            <span key="digest" className="mono">
              {file.sha256}
            </span>,
          ],
        ]}
      />
      <p className="soft">
        {isMatch === null ? strings.noControlHint : isMatch ? strings.tiedHint : strings.notTiedHint}
      </p>
    </>
  );
}

function Warnings({ issues }: { issues: BankFile["issues"] }) {
  if (issues.length === 0) return null;
  return (
    <TableFrame label={strings.warnings}>
      <table className="table" aria-label={strings.warnings}>
        <thead>
          <tr>
            <th scope="col">{strings.line}</th>
            <th scope="col">{strings.warning}</th>
          </tr>
        </thead>
        <tbody>
          {issues.map(({ line, code, message }) => (
            <tr key={`${line} ${code}`}>
              <th scope="row">{line}</th>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

const FUNDS_COLUMNS: readonly Column<IncomingFunds>[] = [
  { id: "line", title: strings.line, cell: ({ line }) => line },
  {
    id: "payer",
    title: strings.payer,
    isRowHeader: true,
    cell: ({ payerName, memo }) => payerName ?? memo ?? "–",
  },
  { id: "amount", title: strings.amount, align: "end", cell: ({ amount }) => <Money amount={amount} /> },
  { id: "status", title: strings.status, cell: ({ status }) => <FundsStatus status={status} /> },
];

function FileFunds({
  id,
  onOpenFunds,
}: {
  id: string;
  onOpenFunds: (id: string, bankReturn?: BankReturn) => void;
}) {
  const query = useInfiniteQuery(fileFundsQuery(id));
  return (
    <section className="stack stack-tight" aria-labelledby="file-money">
      <h3 id="file-money">{strings.money}</h3>
      <PagedTable<IncomingFunds>
        query={query}
        label={strings.money}
        columns={FUNDS_COLUMNS}
        onOpen={(funds) => onOpenFunds(funds.id)}
        empty={<EmptyState title={strings.noFunds} />}
      />
    </section>
  );
}
