import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useEffectEvent, useState } from "react";
import { getOrganizationId } from "../../api/organization.ts";
import { useHasScope } from "../../api/session.ts";
import { fetchAccountNames } from "../../pickers/index.ts";
import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  ErrorNotice,
  Radio,
  RadioGroup,
  Select,
  ShortId,
  TextField,
  useNow,
} from "../../ui/index.ts";
import { type BulkActionName, type BulkTarget, listBulkActions } from "./bulk-action.ts";
import { formatActionOutcome, formatReminderOutcome } from "./bulk-outcome.ts";
import { strings } from "./bulk-strings.ts";
import { type BulkActionState, type BulkPhase, type BulkRow, useBulkAction } from "./use-bulk-action.ts";
import "./bulk-action.css";

interface BulkActionDialogProps {
  targets: readonly BulkTarget[];
  suggestion: BulkActionName | undefined;
  /** Offers only the suggested action. */
  isFixed?: boolean;
  /** @param changedVersions new versions by rollover ID; null if the action was not started */
  onClose(changedVersions: ReadonlyMap<string, number> | null): void;
}

export function BulkActionDialog({ targets, suggestion, isFixed = false, onClose }: BulkActionDialogProps) {
  const canOperate = useHasScope()("rollovers:operate");
  const actions = listBulkActions(canOperate);
  const [action, setAction] = useState<BulkActionName>(
    suggestion && actions.includes(suggestion) ? suggestion : (actions[0] ?? "hold"),
  );
  const [from, setFrom] = useState("integrator");
  const [reason, setReason] = useState("");
  const [requestsApprovals, setRequestsApprovals] = useState(true);
  const bulk = useBulkAction(targets);
  const { rows, phase, check } = bulk;
  const params = toParams(action, { from, reason });
  const needsReason = action === "hold";
  const canCheck = !needsReason || reason.trim() !== "";
  // A hold is previewed on request, because it needs a reason first.
  const preview = useEffectEvent((next: BulkActionName, recipient: string) => {
    if (next !== "hold") check({ action: next, params: toParams(next, { from: recipient, reason: "" }) });
  });
  useEffect(() => preview(action, from), [action, from]);
  const isLocked = hasStarted(phase);
  const close = () => {
    const changed = rows.flatMap(({ id, status, outcome }) =>
      outcome && (status === "done" || status === "requested") ? [[id, outcome.version] as const] : [],
    );
    bulk.stop();
    onClose(isLocked ? new Map(changed) : null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canCheck && !isLocked) check({ action, params });
  };
  return (
    <Dialog
      title={isFixed ? (strings.actions[action] ?? action) : strings.title(targets.length)}
      isOpen
      onClose={close}
      size="wide"
      role="alertdialog"
    >
      <form className="bulk-choices" onSubmit={submit}>
        {!isFixed && (
          <Select
            label={strings.action}
            options={actions.map((id) => ({ id, label: strings.actions[id] ?? id }))}
            selectedKey={action}
            isDisabled={isLocked}
            onSelectionChange={(next) => setAction(next as BulkActionName)}
            autoFocus
          />
        )}
        {action === "request_documents" && (
          <RadioGroup label={strings.from} value={from} onChange={setFrom} isDisabled={isLocked}>
            <Radio value="integrator">{strings.fromOrganization}</Radio>
            <Radio value="participant">{strings.fromParticipant}</Radio>
          </RadioGroup>
        )}
        {needsReason && (
          <>
            <TextField
              label={strings.reason}
              hint={strings.reasonHint}
              value={reason}
              onChange={setReason}
              maxLength={500}
              isDisabled={isLocked}
            />
            <div>
              <Button type="submit" isDisabled={!canCheck || isLocked} isPending={phase === "checking"}>
                {strings.preview}
              </Button>
            </div>
          </>
        )}
      </form>
      <Progress bulk={bulk} isReminder={action === "remind"} />
      <ErrorNotice error={bulk.error} />
      <PreviewTable rows={rows} isSorted={phase !== "checking"} isReminder={action === "remind"} />
      <Actions
        bulk={bulk}
        label={strings.actions[action] ?? action}
        requestsApprovals={requestsApprovals}
        onApprovalsChange={setRequestsApprovals}
        onClose={close}
      />
    </Dialog>
  );
}

function toParams(
  action: BulkActionName,
  { from, reason }: { from: string; reason: string },
): Record<string, unknown> {
  if (action === "request_documents") return { from };
  return action === "hold" ? { reason: reason.trim() } : {};
}

const hasStarted = (phase: BulkPhase) => phase === "running" || phase === "stopped" || phase === "finished";

const countRows = (rows: readonly BulkRow[], ...statuses: readonly BulkRow["status"][]) =>
  rows.filter(({ status }) => statuses.includes(status)).length;

function Progress({
  bulk: { rows, phase, retryInSeconds },
  isReminder,
}: {
  bulk: BulkActionState;
  isReminder: boolean;
}) {
  const checked = rows.length - countRows(rows, "unchecked");
  const done = countRows(rows, "done", "requested", "failed");
  const total = done + countRows(rows, "ready", "needsApproval");
  const text = hasStarted(phase) ? formatRunCounts(rows, isReminder) : formatPreviewCounts(rows, isReminder);
  return (
    <div className="bulk-progress">
      {(phase === "checking" || phase === "running") && (
        <progress
          aria-label={phase === "checking" ? strings.checking : strings.running}
          value={phase === "checking" ? checked : done}
          max={Math.max(1, phase === "checking" ? rows.length : total)}
        />
      )}
      {/* Screen readers announce the result, but not each chunk. */}
      <p aria-live={phase === "checking" || phase === "running" ? "off" : "polite"}>
        {phase === "checking" && checked < rows.length ? strings.checkedOf(checked, rows.length) : text}
        {phase === "stopped" && ` ${strings.stopped}`}
        {retryInSeconds !== null && ` ${strings.retrying(retryInSeconds)}`}
      </p>
    </div>
  );
}

function formatRunCounts(rows: readonly BulkRow[], isReminder: boolean): string {
  const [done, failed] = [countRows(rows, "done"), countRows(rows, "failed")];
  return isReminder
    ? strings.reminded(done, failed)
    : strings.changed(done, countRows(rows, "requested"), failed);
}

function formatPreviewCounts(rows: readonly BulkRow[], isReminder: boolean): string {
  const [ready, refused] = [countRows(rows, "ready"), countRows(rows, "refused")];
  return isReminder
    ? strings.willRemind(ready, refused)
    : strings.willChange(ready, countRows(rows, "needsApproval"), refused);
}

/** Rows that need attention come first. */
const STATUS_ORDER: readonly BulkRow["status"][] = [
  "failed",
  "refused",
  "needsApproval",
  "requested",
  "ready",
  "done",
  "unchecked",
];
const PAGE_SIZE = 50;
/** The API's limit of accounts per request. */
const MAX_NAMES = 100;

function PreviewTable({
  rows,
  isSorted,
  isReminder,
}: {
  rows: readonly BulkRow[];
  isSorted: boolean;
  isReminder: boolean;
}) {
  const [shownCount, setShownCount] = useState(PAGE_SIZE);
  const now = useNow("organization");
  const sorted = isSorted
    ? rows.toSorted((one, other) => STATUS_ORDER.indexOf(one.status) - STATUS_ORDER.indexOf(other.status))
    : rows;
  const shown = sorted.slice(0, shownCount);
  const accountIds = [...new Set(shown.flatMap(({ accountId }) => accountId ?? []))].sort();
  const names = useQuery({
    queryKey: [getOrganizationId(), "bulk-names", accountIds],
    queryFn: ({ signal }) => fetchAccountNames(accountIds, signal),
    enabled: isSorted && accountIds.length > 0 && accountIds.length <= MAX_NAMES,
    placeholderData: (previous) => previous,
  });
  return (
    <section className="bulk-table" aria-label={strings.tableLabel}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{strings.rollover}</th>
            <th scope="col">{strings.whatHappens}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.id} data-status={row.status}>
              <th scope="row">
                {names.data?.get(row.accountId ?? "") ?? strings.rollover}
                <span className="queue-secondary">{row.externalId ?? <ShortId id={row.id} />}</span>
              </th>
              <td>{isReminder ? formatReminderOutcome(row, now) : formatActionOutcome(row, now)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {sorted.length > shownCount && (
        <Button size="small" variant="quiet" onPress={() => setShownCount(shownCount + PAGE_SIZE)}>
          {strings.showMore(sorted.length - shownCount)}
        </Button>
      )}
    </section>
  );
}

function Actions({
  bulk: { rows, phase, run, stop },
  label,
  requestsApprovals,
  onApprovalsChange,
  onClose,
}: {
  bulk: BulkActionState;
  label: string;
  requestsApprovals: boolean;
  onApprovalsChange(requests: boolean): void;
  onClose(): void;
}) {
  const [ready, approvals] = [countRows(rows, "ready"), countRows(rows, "needsApproval")];
  const total = ready + (requestsApprovals ? approvals : 0);
  if (phase === "running")
    return (
      <DialogActions>
        <Button onPress={stop}>{strings.stop}</Button>
      </DialogActions>
    );
  return (
    <>
      {approvals > 0 && phase === "checked" && (
        <Checkbox isSelected={requestsApprovals} onChange={onApprovalsChange}>
          {strings.requestApprovals(approvals)}
        </Checkbox>
      )}
      <DialogActions>
        <Button onPress={onClose}>{phase === "finished" ? strings.close : strings.cancel}</Button>
        {phase === "stopped" && (
          <Button variant="primary" onPress={() => run(requestsApprovals)}>
            {strings.continue}
          </Button>
        )}
        {(phase === "checked" || phase === "checking" || phase === "idle") && (
          <Button
            variant="primary"
            isDisabled={phase !== "checked" || total === 0}
            isPending={phase === "checking"}
            onPress={() => run(requestsApprovals)}
          >
            {strings.runFor(ready === 0 && approvals > 0 ? strings.request : label, total)}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
