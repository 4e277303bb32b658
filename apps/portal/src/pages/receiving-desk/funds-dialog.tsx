import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useHasScope } from "../../api/session.ts";
import { useAddress } from "../../shell/address.ts";
import {
  Button,
  DefinitionList,
  Dialog,
  DialogActions,
  formatEnumValue,
  formatMoney,
  Money,
  Notice,
  QueryContent,
  TextLink,
} from "../../ui/index.ts";
import { type ChangeName, FundsChange } from "./funds-change.tsx";
import { fundsQuery, type IncomingFunds } from "./incoming-funds.ts";
import { strings } from "./strings.ts";
import { Suggestions } from "./suggestions.tsx";

export function FundsDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(fundsQuery(id));
  const { data } = query;
  const title = data ? `${formatMoney(data.amount)} · ${strings.tabs[toTab(data)]}` : strings.money;
  return (
    <Dialog title={title} isOpen onClose={onClose} size="wide" role="alertdialog">
      <QueryContent query={query}>{(funds) => <FundsContent funds={funds} onClose={onClose} />}</QueryContent>
      {!data && (
        <DialogActions>
          <Button onPress={onClose}>{strings.close}</Button>
        </DialogActions>
      )}
    </Dialog>
  );
}

const toTab = ({ status }: IncomingFunds) => (status === "reversed" ? "returned" : status);

function FundsContent({ funds, onClose }: { funds: IncomingFunds; onClose: () => void }) {
  const hasScope = useHasScope();
  const [change, setChange] = useState<ChangeName | null>(null);
  const canChange = hasScope("rollovers:operate");
  const isOpen = funds.status === "unmatched" || funds.status === "suspense";
  if (change !== null) return <FundsChange name={change} funds={funds} onClose={() => setChange(null)} />;
  return (
    <>
      <Duplicate funds={funds} />
      <Details funds={funds} />
      {isOpen && <Suggestions funds={funds} canApply={canChange} />}
      <DialogActions>
        {canChange && funds.status === "unmatched" && (
          <Button onPress={() => setChange("suspend")}>{strings.suspend}</Button>
        )}
        {canChange && isOpen && <Button onPress={() => setChange("giveBack")}>{strings.giveBack}</Button>}
        {canChange && funds.status === "applied" && (
          <Button onPress={() => setChange("unapply")}>{strings.unapply}</Button>
        )}
        <Button onPress={onClose}>{strings.close}</Button>
      </DialogActions>
    </>
  );
}

function Duplicate({ funds: { suspectedDuplicateOf: earlier } }: { funds: IncomingFunds }) {
  const [, setAddress] = useAddress();
  if (earlier === null) return null;
  return (
    <Notice tone="warn" title={strings.duplicateTitle}>
      <p>{strings.duplicate}</p>
      <Button size="small" onPress={() => setAddress({ id: earlier })}>
        {strings.openEarlier}
      </Button>
    </Notice>
  );
}

function Details({ funds }: { funds: IncomingFunds }) {
  const { suspense, outcome, allocations } = funds;
  const text = (label: string, value: string | null) => value !== null && ([label, value] as const);
  return (
    <DefinitionList
      items={[
        [strings.amount, <Money key="amount" amount={funds.amount} />],
        [strings.received, funds.receivedOn],
        [strings.method, formatEnumValue(funds.method)],
        text(strings.payer, funds.payerName),
        text(strings.payee, funds.payee),
        text(strings.memo, funds.memo),
        text(strings.checkNumber, funds.checkNumber),
        text(strings.traceNumber, funds.traceNumber),
        text(strings.bankReference, funds.bankReference),
        text(strings.account, funds.accountNumberMask),
        suspense !== null && [strings.reason, formatEnumValue(suspense.reason)],
        suspense !== null && [strings.returnBy, suspense.returnBy],
        text(strings.owner, funds.ownerId),
        text(strings.note, funds.note),
        outcome !== null && [strings.outcome, `${outcome.on}: ${outcome.reason}`],
        allocations.length > 0 && [
          strings.rollovers,
          allocations.map(({ rolloverId, amount }) => (
            <div key={rolloverId}>
              <TextLink href={`/rollovers/${rolloverId}`}>{rolloverId}</TextLink> <Money amount={amount} />
            </div>
          )),
        ],
      ]}
    />
  );
}
