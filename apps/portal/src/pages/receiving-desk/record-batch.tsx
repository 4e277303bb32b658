import { useMutation, useQuery } from "@tanstack/react-query";
import { type ClipboardEvent, Fragment, type KeyboardEvent, useRef, useState } from "react";
import { api, getBody } from "../../api/client.ts";
import { ProblemError } from "../../api/problem.ts";
import { getQuery } from "../../api/queries.ts";
import {
  Button,
  Dialog,
  DialogActions,
  ErrorNotice,
  formatMoney,
  MoneyField,
  Notice,
  toast,
} from "../../ui/index.ts";
import { parseMoney } from "../../ui/money-format.ts";
import { TableFrame } from "../../ui/table-frame.tsx";
import { useToday } from "../../ui/use-today.ts";
import { formatCents, toCents } from "../rollover/money.ts";
import {
  BATCH_COLUMNS,
  type BatchColumn,
  type BatchRow,
  createRow,
  isFilled,
  MAX_ROWS,
  METHODS,
  parseSpreadsheet,
  toCell,
  toItem,
} from "./batch.ts";
import { batchStrings as strings } from "./batch-strings.ts";
import { refetchFunds } from "./incoming-funds.ts";

/** Number of empty rows in a new batch, and number of rows that the Add rows button adds. */
const EMPTY_ROW_COUNT = 5;

/** Input of a closed dialog, restored when it opens again. */
export interface BatchDraft {
  rows: readonly BatchRow[];
  /** Total of the deposit slip, as typed. */
  slipTotal: string;
  unconfirmed: SentBatch | null;
}

/** A request that got no response yet. It is sent again unchanged, so that nothing is recorded twice. */
interface SentBatch {
  /** Keys of the rows in the request. */
  keys: readonly number[];
  items: readonly object[];
  idempotencyKey: string;
}

interface RecordBatchProps {
  draft: BatchDraft | null;
  /** Receives the rows that are not recorded yet, or null. */
  onClose: (draft: BatchDraft | null) => void;
}

/** Records the checks of a deposit slip, one row each. */
export function RecordBatch(props: RecordBatchProps) {
  const today = useToday();
  const { errorUpdateCount } = useQuery(getQuery("/v1/organization/settings"));
  // `useToday` needs these settings. If they fail to load, users enter the day. `isError` cannot replace the count: it becomes
  // false during a refetch, which would unmount the dialog and discard its rows.
  const hasLoadFailed = errorUpdateCount > 0;
  if (today === null && !hasLoadFailed) return null;
  return <BatchDialog {...props} today={today ?? ""} />;
}

function BatchDialog({ draft, onClose, today }: RecordBatchProps & { today: string }) {
  const [rows, setRows] = useState<readonly BatchRow[]>(
    () =>
      draft?.rows ??
      Array.from({ length: EMPTY_ROW_COUNT }, (_, key) =>
        createRow(key, { receivedOn: today, method: "check" }),
      ),
  );
  const lastKey = useRef(Math.max(...rows.map(({ key }) => key)));
  const table = useRef<HTMLTableElement>(null);
  const [slipTotal, setSlipTotal] = useState(draft?.slipTotal ?? "");
  const [unconfirmed, setUnconfirmed] = useState<SentBatch | null>(draft?.unconfirmed ?? null);
  const [droppedCount, setDroppedCount] = useState(0);
  const close = () => onClose(rows.some(isFilled) ? { rows, slipTotal, unconfirmed } : null);
  const isLocked = ({ key, recordedId }: BatchRow) => recordedId !== null || unconfirmed?.keys.includes(key);
  const unrecordedRows = rows.filter((row) => row.recordedId === null && isFilled(row));
  const filledRows = rows.filter(isFilled);
  const filledCents = filledRows.map(({ cells }) => toCents(parseMoney(cells.amount) ?? "0.00"));
  const sum = filledCents.reduce((total, cents) => total + cents, 0n);
  const slipAmount = parseMoney(slipTotal);
  const difference = slipAmount === null ? null : toCents(slipAmount) - sum;

  const addRows = (all: readonly BatchRow[], count: number): readonly BatchRow[] => {
    const last = all.at(-1)?.cells ?? { receivedOn: today, method: "check" };
    const added = Array.from({ length: Math.max(0, Math.min(count, MAX_ROWS - all.length)) }, () => {
      lastKey.current += 1;
      return createRow(lastKey.current, last);
    });
    return [...all, ...added];
  };
  const setCell = (index: number, column: BatchColumn, text: string) =>
    setRows(
      rows.map((row, at) =>
        at === index
          ? {
              ...row,
              cells: { ...row.cells, [column]: text },
              errors: { ...row.errors, [column]: "", row: "" },
            }
          : row,
      ),
    );
  const paste = (event: ClipboardEvent, index: number, column: BatchColumn) => {
    const lines = parseSpreadsheet(event.clipboardData.getData("text/plain"));
    if (!lines) return;
    event.preventDefault();
    const firstColumn = BATCH_COLUMNS.indexOf(column);
    const all = addRows(rows, index + lines.length - rows.length);
    setDroppedCount(Math.max(0, index + lines.length - all.length));
    setRows(
      all.map((row, at) => {
        const line = lines[at - index];
        if (!line || isLocked(row)) return row;
        const pasted = line.flatMap((text, offset) => {
          const name = BATCH_COLUMNS[firstColumn + offset];
          return name ? [[name, toCell(name, text)] as const] : [];
        });
        return { ...row, cells: { ...row.cells, ...Object.fromEntries(pasted) }, errors: {} };
      }),
    );
  };
  // Enter moves the focus to the same column of the next row, as in a spreadsheet.
  const moveDown = (event: KeyboardEvent, index: number, column: BatchColumn) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    if (index === rows.length - 1) setRows(addRows(rows, 1));
    // Waits until a new row is rendered.
    setTimeout(() =>
      table.current?.querySelector<HTMLElement>(`[data-cell="${index + 1} ${column}"]`)?.focus(),
    );
  };
  const record = useMutation({
    mutationFn: async (sent: SentBatch) => {
      setUnconfirmed(sent);
      const { results } = await getBody(
        api.POST("/v1/incoming-funds/batch", {
          params: { header: { "Idempotency-Key": sent.idempotencyKey } },
          body: { items: sent.items } as never,
        }),
      );
      return new Map(sent.keys.map((key, index) => [key, results[index]]));
    },
    onError(error) {
      if (isRefused(error)) setUnconfirmed(null);
    },
    onSuccess(results) {
      setUnconfirmed(null);
      const next = rows.map((row) => {
        const result = results.get(row.key);
        if (!result) return row;
        return result.incomingFunds
          ? { ...row, errors: {}, recordedId: result.incomingFunds.id }
          : { ...row, errors: toErrors(result.problem as unknown as RowProblem) };
      });
      setRows(next);
      void refetchFunds();
      const failed = next.filter((row) => isFilled(row) && row.recordedId === null).length;
      if (failed > 0) return;
      toast({ title: strings.recorded(results.size), tone: "good" });
      onClose(null);
    },
  });
  const submit = () => {
    if (unconfirmed) return record.mutate(unconfirmed);
    const checked = rows.map((row) =>
      row.recordedId === null && isFilled(row) ? { ...row, errors: findErrors(row) } : row,
    );
    setRows(checked);
    if (!checked.some(hasErrors))
      record.mutate({
        keys: unrecordedRows.map(({ key }) => key),
        items: unrecordedRows.map(toItem),
        idempotencyKey: crypto.randomUUID(),
      });
  };
  const failedCount = rows.filter(hasErrors).length;
  return (
    <Dialog title={strings.title} isOpen onClose={close} size="wide" role="alertdialog">
      <p className="soft">{strings.hint}</p>
      <ErrorNotice error={record.error} />
      {unconfirmed && !record.isPending && (
        <Notice title={strings.unconfirmed}>
          <p>{strings.unconfirmedHint}</p>
        </Notice>
      )}
      <TableFrame label={strings.rows}>
        <table ref={table} className="table desk-batch-table" aria-label={strings.rows}>
          <thead>
            <tr>
              {BATCH_COLUMNS.map((name) => (
                <th key={name} scope="col">
                  {strings.columns[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => {
              const messages = Object.entries(row.errors).filter(([, text]) => text !== "");
              const errorId = `batch-errors-${row.key}`;
              return (
                <Fragment key={row.key}>
                  <tr data-recorded={row.recordedId !== null || undefined}>
                    {BATCH_COLUMNS.map((name) => {
                      const cell = {
                        className: "input",
                        "aria-label": strings.cell(strings.columns[name], index + 1),
                        "aria-invalid": Boolean(row.errors[name]),
                        "aria-describedby": messages.length > 0 ? errorId : undefined,
                        "data-cell": `${index} ${name}`,
                        disabled: isLocked(row),
                        value: row.cells[name],
                        onPaste: (event: ClipboardEvent) => paste(event, index, name),
                        onChange: ({ target }: { target: { value: string } }) =>
                          setCell(index, name, target.value),
                        onKeyDown: (event: KeyboardEvent) => moveDown(event, index, name),
                      };
                      return (
                        <td key={name}>
                          {name === "method" ? (
                            <select {...cell}>
                              {METHODS.map((one) => (
                                <option key={one} value={one}>
                                  {strings.methods[one]}
                                </option>
                              ))}
                            </select>
                          ) : (
                            <input
                              {...cell}
                              type={name === "receivedOn" ? "date" : "text"}
                              inputMode={name === "amount" ? "decimal" : undefined}
                            />
                          )}
                        </td>
                      );
                    })}
                  </tr>
                  {(messages.length > 0 || row.recordedId !== null) && (
                    <tr>
                      <td colSpan={BATCH_COLUMNS.length}>
                        {row.recordedId === null ? (
                          <p id={errorId} className="field-error">
                            {messages.map(([name, text]) => toMessage(name, text)).join(" ")}
                          </p>
                        ) : (
                          <p className="soft">{strings.isRecorded}</p>
                        )}
                      </td>
                    </tr>
                  )}
                </Fragment>
              );
            })}
          </tbody>
        </table>
      </TableFrame>
      <div className="row desk-deposit-slip">
        <Button
          size="small"
          isDisabled={rows.length >= MAX_ROWS}
          onPress={() => setRows(addRows(rows, EMPTY_ROW_COUNT))}
        >
          {strings.addRows}
        </Button>
        <MoneyField label={strings.slip} value={slipTotal} onChange={setSlipTotal} />
        <p role="status" className={difference === 0n ? "soft" : "desk-unbalanced"}>
          {strings.sum(filledRows.length, formatMoney(formatCents(sum)))} {formatDifference(difference)}
          {failedCount > 0 && ` ${strings.failed(failedCount)}`}
          {droppedCount > 0 && ` ${strings.dropped(droppedCount, MAX_ROWS)}`}
        </p>
      </div>
      <DialogActions>
        <Button onPress={close}>{strings.cancel}</Button>
        <Button
          variant="primary"
          isDisabled={unrecordedRows.length === 0 || (difference !== 0n && !unconfirmed)}
          isPending={record.isPending}
          onPress={submit}
        >
          {unconfirmed ? strings.sendAgain : strings.record(unrecordedRows.length)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function hasErrors({ errors }: BatchRow): boolean {
  return Object.values(errors).some((text) => text !== "");
}

/** Returns true if it is certain that the API recorded nothing. */
function isRefused(error: Error): boolean {
  return (
    error instanceof ProblemError &&
    error.status >= 400 &&
    error.status < 500 &&
    error.code !== "idempotency_in_progress"
  );
}

interface RowProblem {
  detail?: string;
  title: string;
  errors?: { pointer: string; detail: string }[];
}

function toErrors({ title, detail, errors = [] }: RowProblem): Record<string, string> {
  if (errors.length === 0) return { row: detail ?? title };
  return Object.fromEntries(errors.map((one) => [one.pointer.replace("#/", "") || "row", one.detail]));
}

function findErrors({ cells }: BatchRow): Record<string, string> {
  return {
    ...(parseMoney(cells.amount) === null ? { amount: strings.amountError } : {}),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(cells.receivedOn) ? {} : { receivedOn: strings.dayError }),
  };
}

function toMessage(name: string, text: string): string {
  const column = strings.columns[name as BatchColumn];
  return column ? `${column}: ${text}.` : text;
}

function formatDifference(difference: bigint | null): string {
  if (difference === null) return strings.enterSlip;
  if (difference === 0n) return strings.ties;
  const amount = formatMoney(formatCents(difference > 0n ? difference : -difference));
  return difference > 0n ? strings.missing(amount) : strings.tooMuch(amount);
}
