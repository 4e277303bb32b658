import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useHasScope } from "../../api/session.ts";
import { useAddress } from "../../shell/address.ts";
import { Button, Dialog, DialogActions, formatMoney, KeyHint, Notice, QueryContent } from "../../ui/index.ts";
import { useShortcuts } from "../../ui/use-shortcuts.ts";
import type { BankReturn } from "./bank-files.ts";
import { DivideForm } from "./divide-form.tsx";
import { EditFundsForm } from "./edit-funds-form.tsx";
import { type ChangeName, FundsChange } from "./funds-change.tsx";
import { FundsDetails } from "./funds-details.tsx";
import { FundsHistory } from "./funds-history.tsx";
import { fundsQuery, type IncomingFunds } from "./incoming-funds.ts";
import { strings } from "./strings.ts";
import { Suggestions, suggestionsQuery } from "./suggestions.tsx";

interface FundsDialogProps {
  id: string;
  /** IDs of the money in the list, in order. */
  queue: readonly string[];
  /** The return from which the user opened the money, if any. */
  bankReturn: BankReturn | null;
  onMove: (id: string) => void;
  onClose: () => void;
}

export function FundsDialog({ id, queue, bankReturn, onMove, onClose }: FundsDialogProps) {
  const query = useQuery(fundsQuery(id));
  const [isChanging, setChanging] = useState(false);
  const nextButton = useRef<HTMLButtonElement>(null);
  const { data } = query;
  const title = data ? `${formatMoney(data.amount)} · ${strings.tabs[toTab(data)]}` : strings.money;
  const position = queue.indexOf(id);
  const [previous, next] = position < 0 ? [] : [queue[position - 1], queue[position + 1]];
  useShortcuts(
    {
      j: next === undefined ? undefined : () => onMove(next),
      k: previous === undefined ? undefined : () => onMove(previous),
    },
    { isEnabled: !isChanging, isInDialog: true },
  );
  return (
    <Dialog title={title} isOpen onClose={onClose} size="wide" role="alertdialog">
      {position >= 0 && !isChanging && (
        <div className="desk-previous-next">
          <Button
            size="small"
            isDisabled={previous === undefined}
            onPress={() => previous !== undefined && onMove(previous)}
          >
            {strings.previous} <KeyHint keys="k" />
          </Button>
          <Button
            ref={nextButton}
            size="small"
            isDisabled={next === undefined}
            onPress={() => next !== undefined && onMove(next)}
          >
            {strings.next} <KeyHint keys="j" />
          </Button>
          <span className="soft numbers">{strings.position(position + 1, queue.length)}</span>
        </div>
      )}
      <QueryContent query={query}>
        {(funds) => (
          <FundsContent
            key={id}
            funds={funds}
            bankReturn={bankReturn}
            nextButton={nextButton}
            onChanging={setChanging}
            onClose={onClose}
          />
        )}
      </QueryContent>
      {!data && (
        <DialogActions>
          <Button onPress={onClose}>{strings.close}</Button>
        </DialogActions>
      )}
    </Dialog>
  );
}

const toTab = ({ status }: IncomingFunds) => (status === "reversed" ? "returned" : status);
const isOpen = ({ status }: IncomingFunds) => status === "unmatched" || status === "suspense";

type Change = ChangeName | "divide" | "edit";

interface FundsContentProps {
  funds: IncomingFunds;
  bankReturn: BankReturn | null;
  nextButton: RefObject<HTMLButtonElement | null>;
  onChanging: (isChanging: boolean) => void;
  onClose: () => void;
}

function FundsContent({ funds, bankReturn, nextButton, onChanging, onClose }: FundsContentProps) {
  const canChange = useHasScope()("rollovers:operate");
  const [change, setChange] = useState<Change | null>(null);
  const suggestionsRef = useRef<HTMLElement>(null);
  const { data } = useQuery({ ...suggestionsQuery(funds.id), enabled: isOpen(funds) });
  const begin = (next: Change | null) => {
    setChange(next);
    onChanging(next !== null);
  };
  useFocusAfterChange(funds, nextButton);
  const isUnmatched = funds.status === "unmatched";
  useShortcuts(
    {
      a: () => suggestionsRef.current?.querySelector<HTMLElement>(".desk-apply")?.focus(),
      d: isOpen(funds) ? () => begin("divide") : undefined,
      s: isUnmatched ? () => begin("suspend") : undefined,
      r: isOpen(funds) ? () => begin("returnToSender") : undefined,
      e: () => begin("edit"),
    },
    { isEnabled: canChange && change === null, isInDialog: true },
  );
  if (change === "divide") {
    const candidates = (data?.suggestions ?? []).filter((one) => one.canApply);
    return <DivideForm funds={funds} candidates={candidates} onClose={() => begin(null)} />;
  }
  if (change === "edit") return <EditFundsForm funds={funds} onClose={() => begin(null)} />;
  if (change !== null) {
    const initial = change === "reverse" ? toReversal(bankReturn) : undefined;
    return (
      <FundsChange
        name={change}
        funds={funds}
        onClose={() => begin(null)}
        {...(initial === undefined ? {} : { initial })}
      />
    );
  }
  const canReverse = isOpen(funds) || funds.status === "applied";
  return (
    <>
      <Duplicate funds={funds} />
      {bankReturn && canReverse && (
        <Notice tone="warn" title={strings.bankReturn}>
          <p>
            {[bankReturn.receivedOn, bankReturn.returnCode, bankReturn.returnReason]
              .filter(Boolean)
              .join(", ")}
          </p>
          {canChange && (
            <div>
              <Button size="small" onPress={() => begin("reverse")}>
                {strings.reverse}
              </Button>
            </div>
          )}
        </Notice>
      )}
      <FundsDetails funds={funds} />
      {isOpen(funds) && <Suggestions funds={funds} canApply={canChange} sectionRef={suggestionsRef} />}
      <FundsHistory id={funds.id} />
      <DialogActions>
        {canChange && (
          <Button onPress={() => begin("edit")}>
            {strings.edit} <KeyHint keys="e" />
          </Button>
        )}
        {canChange && canReverse && !bankReturn && (
          <Button onPress={() => begin("reverse")}>{strings.reverse}</Button>
        )}
        {canChange && isOpen(funds) && (
          <Button onPress={() => begin("divide")}>
            {strings.divide} <KeyHint keys="d" />
          </Button>
        )}
        {canChange && isUnmatched && (
          <Button onPress={() => begin("suspend")}>
            {strings.suspend} <KeyHint keys="s" />
          </Button>
        )}
        {canChange && isOpen(funds) && (
          <Button onPress={() => begin("returnToSender")}>
            {strings.returnToSender} <KeyHint keys="r" />
          </Button>
        )}
        {canChange && funds.status === "applied" && (
          <Button onPress={() => begin("unapply")}>{strings.unapply}</Button>
        )}
        <Button onPress={onClose}>{strings.close}</Button>
      </DialogActions>
    </>
  );
}

const toReversal = (bankReturn: BankReturn | null) =>
  bankReturn
    ? {
        reason: bankReturn.returnReason ?? "",
        returnCode: bankReturn.returnCode ?? "",
        reversedOn: bankReturn.receivedOn,
      }
    : undefined;

/** Focuses the Next button, because the button that changed the money disappears. */
function useFocusAfterChange(funds: IncomingFunds, nextButton: RefObject<HTMLButtonElement | null>): void {
  const wasOpen = useRef(isOpen(funds));
  const isNowOpen = isOpen(funds);
  useEffect(() => {
    if (wasOpen.current && !isNowOpen) nextButton.current?.focus();
    wasOpen.current = isNowOpen;
  }, [isNowOpen, nextButton]);
}

function Duplicate({ funds: { suspectedDuplicateOf: earlierId } }: { funds: IncomingFunds }) {
  const [, setAddress] = useAddress();
  if (earlierId === null) return null;
  return (
    <Notice tone="warn" title={strings.duplicateTitle}>
      <p>{strings.duplicate}</p>
      <Button size="small" onPress={() => setAddress({ id: earlierId })}>
        {strings.openEarlier}
      </Button>
    </Notice>
  );
}
