import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { flattenPages } from "../../api/queries.ts";
import { useHasScope, useMe } from "../../api/session.ts";
import { serializeAddress, useAddress } from "../../shell/address.ts";
import { Button, CopyAsCurl, KeyHint, PageHeader, Tabs } from "../../ui/index.ts";
import { useShortcuts } from "../../ui/use-shortcuts.ts";
import type { BankReturn } from "./bank-files.ts";
import { batchStrings } from "./batch-strings.ts";
import { FileDialog } from "./file-dialog.tsx";
import { FilesTable } from "./files-table.tsx";
import { FilterRow } from "./filter-row.tsx";
import { FundsDialog } from "./funds-dialog.tsx";
import { FundsTable, moveInQueue } from "./funds-table.tsx";
import { ImportDialog } from "./import-dialog.tsx";
import { importStrings } from "./import-strings.ts";
import { fundsListQuery, type IncomingFunds, STATUSES, toListParams } from "./incoming-funds.ts";
import { type BatchDraft, RecordBatch } from "./record-batch.tsx";
import { RecordMoney } from "./record-money.tsx";
import { ShortcutsDialog } from "./shortcuts-dialog.tsx";
import { strings } from "./strings.ts";
import { Today } from "./today.tsx";
import "./receiving-desk.css";

const FILES = "files";

export function Page() {
  const canOperate = useHasScope()("rollovers:operate");
  const [address, setAddress] = useAddress();
  const status = STATUSES.find((one) => one === address.tab) ?? "unmatched";
  const { memberId } = useMe();
  const listParams = toListParams(status, {
    q: address.q,
    isOverdue: status === "suspense" && address.show === "overdue",
    ownerId: address.show === "mine" ? memberId : undefined,
    isOldestFirst: address.order === "oldest",
  });
  const query = useInfiniteQuery(fundsListQuery(listParams));
  const listPath =
    address.tab === FILES ? "/v1/bank-files" : `/v1/incoming-funds${serializeAddress(listParams)}`;
  const [bankReturn, setBankReturn] = useState<BankReturn | null>(null);
  const ids = flattenPages<IncomingFunds>(query.data).map(({ id }) => id);
  // Copy of the list, so that Previous and Next still work after the opened item leaves the list.
  const [openedQueue, setOpenedQueue] = useState<readonly string[]>([]);
  const queue = openedQueue.includes(address.id ?? "") ? openedQueue : ids;
  const [isHelpOpen, setHelpOpen] = useState(false);
  const setRecordMoneyOpen = (isOpen: boolean) =>
    setAddress({ new: isOpen ? "1" : undefined }, { replace: true });
  const open = (id: string) => {
    setOpenedQueue(ids);
    setAddress({ id });
  };
  const setImportOpen = (isOpen: boolean) =>
    setAddress({ import: isOpen ? "1" : undefined }, { replace: true });
  const [batchDraft, setBatchDraft] = useState<BatchDraft | null>(null);
  const setBatchOpen = (isOpen: boolean) =>
    setAddress({ batch: isOpen ? "1" : undefined }, { replace: true });
  const openFile = (file: string) => setAddress({ file, import: undefined });
  const isOperationOpen = canOperate && Boolean(address.new || address.batch || address.import);
  const isDialogOpen = isOperationOpen || isHelpOpen || Boolean(address.id || address.file);
  useShortcuts(
    {
      j: () => moveInQueue(1),
      k: () => moveInQueue(-1),
      n: canOperate ? () => setRecordMoneyOpen(true) : undefined,
      b: canOperate ? () => setBatchOpen(true) : undefined,
      i: canOperate ? () => setImportOpen(true) : undefined,
      "?": () => setHelpOpen(true),
    },
    { isEnabled: !isDialogOpen },
  );
  return (
    <>
      <PageHeader
        title={strings.title}
        actions={
          <>
            <CopyAsCurl call={{ method: "GET", path: listPath }} />
            <Button size="small" variant="quiet" onPress={() => setHelpOpen(true)}>
              {strings.keyboard} <KeyHint keys="?" />
            </Button>
            {canOperate && <Button onPress={() => setBatchOpen(true)}>{batchStrings.title}</Button>}
            {canOperate && <Button onPress={() => setImportOpen(true)}>{importStrings.title}</Button>}
            {canOperate && (
              <Button variant="primary" onPress={() => setRecordMoneyOpen(true)}>
                {strings.record}
              </Button>
            )}
          </>
        }
      >
        {strings.lead}
      </PageHeader>
      <Today />
      <Tabs
        label={strings.money}
        selectedId={address.tab === FILES ? FILES : status}
        onChange={(next) => setAddress({ tab: next === "unmatched" ? undefined : next })}
        tabs={[
          ...STATUSES.map((one) => ({
            id: one as string,
            title: strings.tabs[one],
            children: (
              <>
                <FilterRow key={one} status={one} />
                <FundsTable status={one} query={query} onOpen={open} />
              </>
            ),
          })),
          { id: FILES, title: importStrings.files, children: <FilesTable onOpen={openFile} /> },
        ]}
      />
      {address.new && canOperate && (
        <RecordMoney
          onClose={() => setRecordMoneyOpen(false)}
          onRecorded={(id) => setAddress({ new: undefined, id }, { replace: true })}
        />
      )}
      {address.batch && canOperate && (
        <RecordBatch
          draft={batchDraft}
          onClose={(draft) => {
            setBatchDraft(draft);
            setBatchOpen(false);
          }}
        />
      )}
      {address.import && canOperate && (
        <ImportDialog onClose={() => setImportOpen(false)} onOpenFile={openFile} />
      )}
      {address.file && !address.id && (
        <FileDialog
          id={address.file}
          onOpenFunds={(id, selectedReturn) => {
            setBankReturn(selectedReturn ?? null);
            setAddress({ id });
          }}
          onClose={() => setAddress({ file: undefined })}
        />
      )}
      {address.id && (
        <FundsDialog
          id={address.id}
          queue={queue}
          bankReturn={
            bankReturn?.parts.some(({ incomingFundsId }) => incomingFundsId === address.id)
              ? bankReturn
              : null
          }
          onMove={(id) => {
            setOpenedQueue(queue);
            setAddress({ id }, { replace: true });
          }}
          onClose={() => setAddress({ id: undefined })}
        />
      )}
      {isHelpOpen && <ShortcutsDialog onClose={() => setHelpOpen(false)} />}
    </>
  );
}
