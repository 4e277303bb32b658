import { useState } from "react";
import { Button, Dialog, DialogActions, Form, NumberField, TextField, toast } from "../../ui/index.ts";
import { AskForKey, useKeysForTwo } from "../keys/ask-for-key.tsx";
import type { Key } from "../keys/key.ts";
import { strings as words } from "../keys/strings.ts";
import { isForTwo, useKeyChange } from "./change-key.ts";
import { ChangedMeanwhile, isConflict } from "./changed-meanwhile.tsx";
import { strings } from "./strings.ts";

interface Opened {
  apiKey: Key;
  isOpen: boolean;
  onClose: () => void;
}

export function EditDialog({ apiKey, isOpen, onClose }: Opened) {
  return (
    <Dialog title={strings.editForm.title} isOpen={isOpen} onClose={onClose}>
      <EditForm apiKey={apiKey} onClose={onClose} />
    </Dialog>
  );
}

function EditForm({ apiKey, onClose }: Omit<Opened, "isOpen">) {
  const titles = strings.editForm;
  const [name, setName] = useState(apiKey.name);
  const [limit, setLimit] = useState(apiKey.rateLimitPerMinute ?? Number.NaN);
  const change = useKeyChange(apiKey, () => {
    toast({ title: titles.saved, tone: "good" });
    onClose();
  });
  const body = { name, rateLimitPerMinute: Number.isNaN(limit) ? null : limit };
  const isForTwoHere = useKeysForTwo();
  const needsSecond = isForTwo(change.error);
  return (
    <Form
      onSubmit={() => change.mutate(body)}
      error={isConflict(change.error) || needsSecond ? null : change.error}
    >
      {needsSecond && (
        <AskForKey action="change_live_key" body={{ keyId: apiKey.id, ...body }} onAsked={onClose} />
      )}
      {isForTwoHere && !needsSecond && <p className="soft">{words.secondPerson.wider}</p>}
      {isConflict(change.error) && <ChangedMeanwhile />}
      <TextField label={titles.name} name="name" value={name} onChange={setName} isRequired />
      <NumberField
        label={titles.limit}
        hint={words.form.limitHint}
        name="rateLimitPerMinute"
        minValue={1}
        value={limit}
        onChange={setLimit}
        isOptional
      />
      <DialogActions>
        <Button onPress={onClose}>{titles.cancel}</Button>
        <Button type="submit" look="primary" isPending={change.isPending}>
          {titles.save}
        </Button>
      </DialogActions>
    </Form>
  );
}
