import { lazy, Suspense, useState } from "react";
import { useHasScope } from "../../api/session.ts";
import { Button } from "../../ui/index.ts";
import { refetchRollover } from "./queries.ts";
import type { Rollover } from "./rollover.ts";
import { strings } from "./strings.ts";

const BulkActionDialog = lazy(() =>
  import("../rollovers/bulk-action-dialog.tsx").then((module) => ({ default: module.BulkActionDialog })),
);

const REMINDABLE_PARTIES: readonly string[] = ["participant", "source_custodian", "destination_custodian"];

export function RemindButton({ rollover }: { rollover: Rollover }) {
  const { id, version, accountId, externalId, pendingOn } = rollover;
  const canAct = useHasScope()("rollovers:act");
  const [isOpen, setOpen] = useState(false);
  if (!canAct || !REMINDABLE_PARTIES.includes(pendingOn)) return null;
  return (
    <>
      <Button onPress={() => setOpen(true)}>{strings.remind}</Button>
      {isOpen && (
        <Suspense>
          <BulkActionDialog
            targets={[{ id, version, accountId, externalId }]}
            suggestion="remind"
            isFixed
            onClose={(changedVersions) => {
              setOpen(false);
              if (changedVersions !== null) void refetchRollover();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
