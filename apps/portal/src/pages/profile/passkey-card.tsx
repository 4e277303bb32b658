import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { callAuth, createPasskey, isPasskeyCanceled, supportsPasskeys } from "../../api/auth-client.ts";
import { hasProblemCode } from "../../api/problem.ts";
import {
  Button,
  Dialog,
  DialogActions,
  ErrorNotice,
  Form,
  Notice,
  RelativeTime,
  TextField,
  toast,
} from "../../ui/index.ts";
import { type Profile, refetchProfile } from "./profile.ts";
import { strings } from "./strings.ts";

export function PasskeyCard({ profile: { passkeys } }: { profile: Profile }) {
  const [isAdding, setAdding] = useState(false);
  const remove = useMutation({
    mutationFn: (id: string) => callAuth("POST", "/passkey/delete-passkey", { id }),
    onSuccess: refetchProfile,
  });
  return (
    <section className="card" aria-label={strings.passkeys}>
      <h2>{strings.passkeys}</h2>
      <p className="soft">{strings.passkeysHint}</p>
      <ErrorNotice error={remove.error} />
      {passkeys.length === 0 && <p>{strings.noPasskeys}</p>}
      {passkeys.map(({ id, name, createdAt }) => (
        <div key={id} className="row row-between">
          <span>
            {name ?? strings.unnamed}{" "}
            <span className="soft">
              {strings.added} <RelativeTime time={createdAt} />
            </span>
          </span>
          <Button
            size="small"
            variant="quiet"
            onPress={() => remove.mutate(id)}
            aria-label={`${strings.remove}: ${name ?? strings.unnamed}`}
          >
            {strings.remove}
          </Button>
        </div>
      ))}
      {supportsPasskeys() && (
        <div>
          <Button onPress={() => setAdding(true)}>{strings.addPasskey}</Button>
        </div>
      )}
      <Dialog title={strings.addPasskey} isOpen={isAdding} onClose={() => setAdding(false)}>
        <AddPasskey onClose={() => setAdding(false)} />
      </Dialog>
    </section>
  );
}

function AddPasskey({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState("");
  const add = useMutation({
    mutationFn: () => createPasskey(name.trim()),
    onSuccess: async () => {
      await refetchProfile();
      toast({ title: strings.passkeyAdded, tone: "good" });
      onClose();
    },
  });
  const needsFreshSignIn = hasProblemCode(add.error, "sign_in_again");
  return (
    <Form
      onSubmit={() => add.mutate()}
      error={needsFreshSignIn || isPasskeyCanceled(add.error) ? null : add.error}
      label={strings.addPasskey}
    >
      {needsFreshSignIn && <Notice tone="warn" title={strings.signedInLongAgo} />}
      <TextField
        label={strings.passkeyName}
        hint={strings.passkeyNameHint}
        name="name"
        value={name}
        onChange={setName}
        isRequired
        autoFocus
      />
      <DialogActions>
        <Button onPress={onClose}>{strings.cancel}</Button>
        <Button type="submit" variant="primary" isPending={add.isPending}>
          {strings.addPasskey}
        </Button>
      </DialogActions>
    </Form>
  );
}
