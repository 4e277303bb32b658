import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { callAuth } from "../../api/auth-client.ts";
import { Button, DefinitionList, Form, TextField, toast } from "../../ui/index.ts";
import { type Profile, refetchProfile } from "./profile.ts";
import { strings } from "./strings.ts";

export function NameForm({ profile }: { profile: Profile }) {
  const [name, setName] = useState(profile.name);
  const save = useMutation({
    mutationFn: () => callAuth("POST", "/update-user", { name }),
    onSuccess: async () => {
      await refetchProfile();
      toast({ title: strings.saved, tone: "good" });
    },
  });
  return (
    <section className="card" aria-label={strings.person}>
      <h2>{strings.person}</h2>
      <DefinitionList items={[[strings.email, profile.email]]} />
      <Form onSubmit={() => save.mutate()} error={save.error} label={strings.person}>
        <TextField
          label={strings.name}
          name="name"
          autoComplete="name"
          value={name}
          onChange={setName}
          isRequired
        />
        <div>
          <Button type="submit" isPending={save.isPending} isDisabled={name.trim() === profile.name}>
            {strings.save}
          </Button>
        </div>
      </Form>
    </section>
  );
}

export function PasswordForm({ profile }: { profile: Profile }) {
  const [currentPassword, setCurrentPassword] = useState("");
  const [newPassword, setNewPassword] = useState("");
  const change = useMutation({
    mutationFn: () => callAuth("POST", "/change-password", { currentPassword, newPassword }),
    onSuccess: async () => {
      setCurrentPassword("");
      setNewPassword("");
      await refetchProfile();
      toast({ title: strings.passwordChanged, tone: "good" });
    },
  });
  return (
    <section className="card" aria-label={strings.password}>
      <h2>{strings.password}</h2>
      {!profile.hasPassword && <p className="soft">{strings.noPassword}</p>}
      {profile.hasPassword && (
        <Form onSubmit={() => change.mutate()} error={change.error} label={strings.changePassword}>
          <TextField
            label={strings.currentPassword}
            name="currentPassword"
            type="password"
            autoComplete="current-password"
            value={currentPassword}
            onChange={setCurrentPassword}
            isRequired
          />
          <TextField
            label={strings.newPassword}
            hint={strings.newPasswordHint}
            name="newPassword"
            type="password"
            autoComplete="new-password"
            value={newPassword}
            onChange={setNewPassword}
            isRequired
          />
          <div>
            <Button type="submit" isPending={change.isPending}>
              {strings.changePassword}
            </Button>
          </div>
        </Form>
      )}
    </section>
  );
}
