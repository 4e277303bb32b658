import { useState } from "react";
import { Button, Dialog, DialogActions, Form, NumberField, TextField, toast } from "../../ui/index.ts";
import type { Key } from "../keys/key.ts";
import { RequestKeyApproval, useKeysNeedSecondPerson } from "../keys/request-key-approval.tsx";
import { strings as keyStrings } from "../keys/strings.ts";
import { ConflictNotice, isApprovalRequired, isConflict, useKeyChange } from "./change-key.tsx";
import { strings } from "./strings.ts";

interface EditDialogProps {
  apiKey: Key;
  isOpen: boolean;
  onClose: () => void;
}

export function EditDialog({ apiKey, isOpen, onClose }: EditDialogProps) {
  return (
    <Dialog title={strings.editForm.title} isOpen={isOpen} onClose={onClose}>
      <EditForm apiKey={apiKey} onClose={onClose} />
    </Dialog>
  );
}

function EditForm({ apiKey, onClose }: Omit<EditDialogProps, "isOpen">) {
  const titles = strings.editForm;
  const [name, setName] = useState(apiKey.name);
  // An empty NumberField has the value NaN.
  const [limit, setLimit] = useState(apiKey.rateLimitPerMinute ?? Number.NaN);
  const change = useKeyChange(apiKey, () => {
    toast({ title: titles.saved, tone: "good" });
    onClose();
  });
  const body = { name, rateLimitPerMinute: Number.isNaN(limit) ? null : limit };
  const needsSecondPerson = useKeysNeedSecondPerson();
  const needsApproval = isApprovalRequired(change.error);
  return (
    <Form
      onSubmit={() => change.mutate(body)}
      error={isConflict(change.error) || needsApproval ? null : change.error}
    >
      {needsApproval && (
        <RequestKeyApproval
          action="change_live_key"
          body={{ keyId: apiKey.id, ...body }}
          onRequested={onClose}
        />
      )}
      {needsSecondPerson && !needsApproval && <p className="soft">{keyStrings.secondPerson.widening}</p>}
      {isConflict(change.error) && <ConflictNotice />}
      <TextField label={titles.name} name="name" value={name} onChange={setName} isRequired />
      <NumberField
        label={titles.limit}
        hint={keyStrings.form.limitHint}
        name="rateLimitPerMinute"
        minValue={1}
        value={limit}
        onChange={setLimit}
        isOptional
      />
      <DialogActions>
        <Button onPress={onClose}>{titles.cancel}</Button>
        <Button type="submit" variant="primary" isPending={change.isPending}>
          {titles.save}
        </Button>
      </DialogActions>
    </Form>
  );
}
