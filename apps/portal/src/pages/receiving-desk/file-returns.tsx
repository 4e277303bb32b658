import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api, getBody } from "../../api/client.ts";
import { useHasScope } from "../../api/session.ts";
import { useIdempotencyKey } from "../../api/use-idempotency-key.ts";
import { Button, ErrorNotice, formatMoney, Money, toast } from "../../ui/index.ts";
import { TableFrame } from "../../ui/table-frame.tsx";
import type { BankFile, BankReturn } from "./bank-files.ts";
import { FundsStatus } from "./funds-status.tsx";
import { importStrings as strings } from "./import-strings.ts";
import { refetchFunds } from "./incoming-funds.ts";

interface FileReturnsProps {
  file: BankFile;
  onOpenFunds: (id: string, bankReturn?: BankReturn) => void;
}

export function FileReturns({ file: { id, returns }, onOpenFunds }: FileReturnsProps) {
  if (returns.length === 0) return null;
  return (
    <section className="stack stack-tight" aria-labelledby="returns">
      <h3 id="returns">{strings.returns}</h3>
      <p className="soft">{strings.returnsHint}</p>
      <TableFrame label={strings.returns}>
        <table className="table" aria-label={strings.returns}>
          <thead>
            <tr>
              <th scope="col">{strings.line}</th>
              <th scope="col" className="table-end">
                {strings.amount}
              </th>
              <th scope="col">{strings.code}</th>
              <th scope="col" className="table-secondary">
                {strings.trace}
              </th>
              <th scope="col">{strings.earlier}</th>
            </tr>
          </thead>
          <tbody>
            {returns.map((one, index) => (
              <tr key={`${one.line} ${index.toString()}`} className="desk-return-row">
                <th scope="row">{one.line}</th>
                <td className="table-end">
                  <Money amount={one.amount} />
                </td>
                <td>{[one.returnCode, one.returnReason].filter(Boolean).join(" ")}</td>
                <td className="table-secondary">{one.originalTraceNumber ?? one.checkNumber}</td>
                <td>
                  <ReturnedMoney bankReturn={one} onOpenFunds={onOpenFunds} />
                  <ReverseAll fileId={id} bankReturn={one} position={index + 1} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </section>
  );
}

function ReturnedMoney({
  bankReturn,
  onOpenFunds,
}: {
  bankReturn: BankReturn;
  onOpenFunds: FileReturnsProps["onOpenFunds"];
}) {
  const { line, match, parts } = bankReturn;
  const reason = match && strings.matches[match];
  if (parts.length === 0) return <span className="soft">{reason ?? strings.noEarlier}</span>;
  return (
    <div className="stack stack-tight">
      {reason && <span>{reason}</span>}
      <ul className="desk-return-parts">
        {parts.map(({ incomingFundsId, amount, status }, index) => (
          <li key={incomingFundsId} className="row">
            <Button
              size="small"
              aria-label={
                parts.length === 1 ? strings.openOf(line) : strings.openPart(index + 1, parts.length, line)
              }
              onPress={() => onOpenFunds(incomingFundsId, bankReturn)}
            >
              {strings.open}
            </Button>
            {(parts.length > 1 || amount !== bankReturn.amount) && <Money amount={amount} />}
            <FundsStatus status={status} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Matches that identify the returned money without a decision by the user. */
const CERTAIN_MATCHES: readonly (string | null)[] = ["arrival", "divided", "lines"];

function ReverseAll({
  fileId,
  bankReturn,
  position,
}: {
  fileId: string;
  bankReturn: BankReturn;
  position: number;
}) {
  const hasScope = useHasScope();
  const [isConfirming, setConfirming] = useState(false);
  const getIdempotencyKey = useIdempotencyKey();
  const reverse = useMutation({
    mutationFn: () =>
      getBody(
        api.POST("/v1/bank-files/{id}/reverse-return", {
          params: { path: { id: fileId }, header: { "Idempotency-Key": getIdempotencyKey(position) } },
          body: { position },
        }),
      ),
    onSuccess() {
      setConfirming(false);
      toast({ title: strings.reversedAll, tone: "good" });
    },
    onSettled: () => void refetchFunds(),
  });
  const reversibleParts = bankReturn.parts.filter(
    ({ status }) => status !== "returned" && status !== "reversed",
  );
  const receiptCount = reversibleParts.reduce((count, { rolloverIds }) => count + rolloverIds.length, 0);
  const canReverse = hasScope("rollovers:operate") && hasScope("rollovers:act");
  if (!canReverse || !CERTAIN_MATCHES.includes(bankReturn.match)) return null;
  // A single part with at most one receipt is reversed in its own dialog instead.
  if (reversibleParts.length === 0 || (reversibleParts.length === 1 && receiptCount < 2)) return null;
  return (
    <div className="stack stack-tight">
      <ErrorNotice error={reverse.error} />
      {isConfirming && <p>{strings.reverseAllHint(reversibleParts.length, receiptCount)}</p>}
      <div className="row">
        <Button
          size="small"
          variant={isConfirming ? "danger" : "plain"}
          isPending={reverse.isPending}
          onPress={() => (isConfirming ? reverse.mutate() : setConfirming(true))}
        >
          {isConfirming ? strings.confirmReverse(formatMoney(bankReturn.amount)) : strings.reverseAll}
        </Button>
        {isConfirming && (
          <Button size="small" variant="quiet" onPress={() => setConfirming(false)}>
            {strings.cancel}
          </Button>
        )}
      </div>
    </div>
  );
}
