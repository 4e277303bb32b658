import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api, getBody } from "../../api/client.ts";
import { refetch } from "../../api/queries.ts";
import { Button, CodeBlock, Dialog, DialogActions, Form, Notice, TextField } from "../../ui/index.ts";
import { RoleField } from "./role-field.tsx";
import type { OrganizationRole } from "./roles.ts";
import { strings } from "./strings.ts";

export function InviteDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog title={strings.invite} isOpen={isOpen} onClose={onClose}>
      <InviteForm onClose={onClose} />
    </Dialog>
  );
}

function InviteForm({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useState("");
  const [role, setRole] = useState("operations");
  const invite = useMutation({
    mutationFn: () =>
      getBody(
        api.POST("/portal/api/invitations", {
          body: { email: email.trim(), role: role as OrganizationRole },
        }),
      ),
    onSuccess: () => refetch("/portal/api/invitations"),
  });
  if (invite.data) {
    const { link } = invite.data;
    return (
      <>
        {link === null ? (
          <Notice tone="good" title={strings.mailed(invite.data.email)} />
        ) : (
          <>
            <p>{strings.linkOnce}</p>
            <CodeBlock label={strings.link} code={link} />
          </>
        )}
        <DialogActions>
          <Button variant="primary" onPress={onClose}>
            {strings.done}
          </Button>
        </DialogActions>
      </>
    );
  }
  return (
    <Form onSubmit={() => invite.mutate()} error={invite.error} label={strings.invite}>
      <TextField
        label={strings.email}
        name="email"
        type="email"
        value={email}
        onChange={setEmail}
        isRequired
        autoFocus
      />
      <RoleField value={role} onChange={setRole} />
      <DialogActions>
        <Button onPress={onClose}>{strings.cancel}</Button>
        <Button type="submit" variant="primary" isPending={invite.isPending}>
          {strings.send}
        </Button>
      </DialogActions>
    </Form>
  );
}
