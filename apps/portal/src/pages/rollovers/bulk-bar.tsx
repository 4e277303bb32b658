import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { refetch } from "../../api/queries.ts";
import { useMe } from "../../api/session.ts";
import { AssigneePicker } from "../../pickers/index.ts";
import {
  Button,
  Dialog,
  DialogActions,
  ErrorNotice,
  KeyHint,
  Radio,
  RadioGroup,
  TextField,
  toast,
} from "../../ui/index.ts";
import { type BulkChange, type BulkOutcome, parseTags, updateInBulk } from "./bulk.ts";
import type { BulkTarget } from "./bulk-action.ts";
import { PRIORITIES } from "./filters.ts";
import { strings } from "./strings.ts";

export type BulkDialogName = "assign" | "act" | "prioritize" | "tag";

interface BulkProps {
  targets: readonly BulkTarget[];
  openDialog: BulkDialogName | null;
  onOpen(dialog: BulkDialogName | null): void;
  onDone(outcome: BulkOutcome): void;
}

export function BulkBar({
  count,
  canAct,
  selectAll,
  onAssignToMe,
  onOpen,
  onClear,
}: {
  count: number;
  canAct: boolean;
  /** Button; empty if all matching rollovers are selected. */
  selectAll: ReactNode;
  onAssignToMe(): void;
  onOpen(dialog: BulkDialogName): void;
  onClear(): void;
}) {
  return (
    <section className="queue-bulk" aria-label={strings.selected(count)} data-shown={count > 0 || undefined}>
      <strong aria-live="polite">{strings.selected(count)}</strong>
      {selectAll}
      {canAct && (
        <Button size="small" variant="primary" onPress={() => onOpen("act")}>
          {strings.act} <KeyHint keys="e" />
        </Button>
      )}
      <Button size="small" onPress={onAssignToMe}>
        {strings.assignToMe} <KeyHint keys="a" />
      </Button>
      <Button size="small" onPress={() => onOpen("assign")}>
        {strings.assign}
      </Button>
      <Button size="small" onPress={() => onOpen("prioritize")}>
        {strings.priority} <KeyHint keys="p" />
      </Button>
      <Button size="small" onPress={() => onOpen("tag")}>
        {strings.tags} <KeyHint keys="t" />
      </Button>
      <Button size="small" variant="quiet" onPress={onClear}>
        {strings.clearSelection} <KeyHint keys="Esc" />
      </Button>
    </section>
  );
}

interface BulkUpdate {
  targets: readonly BulkTarget[];
  change: BulkChange;
}

/** Makes changes that need no preview. */
export function useBulkUpdate(onDone: (outcome: BulkOutcome) => void) {
  return useMutation({
    mutationFn: ({ targets, change }: BulkUpdate) => updateInBulk(targets, change),
    onSuccess: (outcome) => {
      const { updated, rejections } = outcome;
      if (updated.length > 0) toast({ title: strings.bulkDone(updated.length), tone: "good" });
      if (rejections.length > 0) {
        toast({
          title: strings.bulkRefused(rejections.length),
          detail: strings.bulkRefusedHint(rejections.length),
          tone: "warn",
        });
      }
      onDone(outcome);
      return refetch("/v1/rollovers/counts");
    },
  });
}

export function BulkDialogs({ targets, openDialog, onOpen, onDone }: BulkProps) {
  const close = () => onOpen(null);
  const update = useBulkUpdate((outcome) => {
    close();
    onDone(outcome);
  });
  const dialogProps = {
    count: targets.length,
    error: update.error,
    isPending: update.isPending,
    onClose: close,
    onChange: (change: BulkChange) => !update.isPending && update.mutate({ targets, change }),
  };
  switch (openDialog) {
    case "assign":
      return <AssignDialog {...dialogProps} />;
    case "prioritize":
      return <PriorityDialog {...dialogProps} />;
    case "tag":
      return <TagsDialog {...dialogProps} />;
    default:
      return null;
  }
}

interface BulkDialogProps {
  count: number;
  error: unknown;
  isPending: boolean;
  onClose(): void;
  onChange(change: BulkChange): void;
}

function ChangeDialog({
  title,
  change,
  children,
  error,
  isPending,
  onClose,
  onChange,
  extraButton,
}: Omit<BulkDialogProps, "count"> & {
  title: string;
  change: BulkChange | null;
  children: ReactNode;
  extraButton?: ReactNode;
}) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (change) onChange(change);
  };
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <form className="stack" onSubmit={submit}>
        {children}
        <ErrorNotice error={error} />
        <DialogActions>
          {extraButton}
          <Button onPress={onClose}>{strings.cancel}</Button>
          <Button type="submit" variant="primary" isDisabled={change === null} isPending={isPending}>
            {strings.apply}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function AssignDialog({ count, ...dialogProps }: BulkDialogProps) {
  const { memberId } = useMe();
  const [id, setId] = useState<string | null>(null);
  return (
    <ChangeDialog
      {...dialogProps}
      title={strings.assignTitle(count)}
      change={id === null ? null : { assigneeId: id }}
      extraButton={
        <Button variant="quiet" onPress={() => dialogProps.onChange({ assigneeId: null })}>
          {strings.removeAssignee}
        </Button>
      }
    >
      <Button autoFocus onPress={() => dialogProps.onChange({ assigneeId: memberId })}>
        {strings.assignToMe}
      </Button>
      <AssigneePicker value={id} onChange={setId} />
    </ChangeDialog>
  );
}

function PriorityDialog({ count, ...dialogProps }: BulkDialogProps) {
  const [priority, setPriority] = useState<string | null>(null);
  return (
    <ChangeDialog
      {...dialogProps}
      title={strings.priorityTitle(count)}
      change={priority === null ? null : ({ priority } as BulkChange)}
    >
      <RadioGroup label={strings.priority} value={priority} onChange={setPriority}>
        {PRIORITIES.map((one) => (
          <Radio key={one} value={one}>
            {strings.priorities[one]}
          </Radio>
        ))}
      </RadioGroup>
    </ChangeDialog>
  );
}

function TagsDialog({ count, ...dialogProps }: BulkDialogProps) {
  const [add, setAdd] = useState("");
  const [remove, setRemove] = useState("");
  const [addTags, removeTags] = [parseTags(add), parseTags(remove)];
  const change: BulkChange = {
    ...(addTags.length > 0 ? { addTags } : {}),
    ...(removeTags.length > 0 ? { removeTags } : {}),
  };
  return (
    <ChangeDialog
      {...dialogProps}
      title={strings.tagsTitle(count)}
      change={Object.keys(change).length === 0 ? null : change}
    >
      <TextField label={strings.addTags} hint={strings.addTagsHint} value={add} onChange={setAdd} autoFocus />
      <TextField label={strings.removeTags} value={remove} onChange={setRemove} />
    </ChangeDialog>
  );
}
