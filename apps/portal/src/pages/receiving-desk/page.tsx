import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { flattenPages } from "../../api/queries.ts";
import { useHasScope } from "../../api/session.ts";
import { serializeAddress, useAddress } from "../../shell/address.ts";
import { Button, CopyAsCurl, KeyHint, PageHeader, Tabs } from "../../ui/index.ts";
import { FundsDialog } from "./funds-dialog.tsx";
import { FundsTable, moveInQueue } from "./funds-table.tsx";
import { fundsListQuery, type IncomingFunds, STATUSES } from "./incoming-funds.ts";
import { RecordMoney } from "./record-money.tsx";
import { ShortcutsDialog } from "./shortcuts-dialog.tsx";
import { strings } from "./strings.ts";
import { Today } from "./today.tsx";
import { useShortcuts } from "./use-shortcuts.ts";
import "./receiving-desk.css";

export function Page() {
  const canOperate = useHasScope()("rollovers:operate");
  const [address, setAddress] = useAddress();
  const status = STATUSES.find((one) => one === address.tab) ?? "unmatched";
  const query = useInfiniteQuery(fundsListQuery(status));
  const ids = flattenPages<IncomingFunds>(query.data).map(({ id }) => id);
  // Applied money leaves the list, but keeps its place while the user works through the list.
  const [openedQueue, setOpenedQueue] = useState<readonly string[]>([]);
  const queue = openedQueue.includes(address.id ?? "") ? openedQueue : ids;
  const [isHelpOpen, setHelpOpen] = useState(false);
  const setRecording = (isOpen: boolean) => setAddress({ new: isOpen ? "1" : undefined }, { replace: true });
  const open = (id: string) => {
    setOpenedQueue(ids);
    setAddress({ id });
  };
  const isDialogOpen = Boolean(address.id || address.new || isHelpOpen);
  useShortcuts(
    {
      j: () => moveInQueue(1),
      k: () => moveInQueue(-1),
      n: canOperate ? () => setRecording(true) : undefined,
      "?": () => setHelpOpen(true),
    },
    !isDialogOpen,
  );
  return (
    <>
      <PageHeader
        title={strings.title}
        actions={
          <>
            <CopyAsCurl call={{ method: "GET", path: `/v1/incoming-funds${serializeAddress({ status })}` }} />
            <Button size="small" variant="quiet" onPress={() => setHelpOpen(true)}>
              {strings.keyboard} <KeyHint keys="?" />
            </Button>
            {canOperate && (
              <Button variant="primary" onPress={() => setRecording(true)}>
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
        selectedId={status}
        onChange={(next) => setAddress({ tab: next === "unmatched" ? undefined : next })}
        tabs={STATUSES.map((one) => ({
          id: one,
          title: strings.tabs[one],
          children: <FundsTable status={one} query={query} onOpen={open} />,
        }))}
      />
      {address.new && canOperate && (
        <RecordMoney
          onClose={() => setRecording(false)}
          onRecorded={(id) => setAddress({ new: undefined, id }, { replace: true })}
        />
      )}
      {address.id && (
        <FundsDialog
          id={address.id}
          queue={queue}
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
