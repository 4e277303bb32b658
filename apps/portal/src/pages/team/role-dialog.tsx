import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api, getBody } from "../../api/client.ts";
import { refetch } from "../../api/queries.ts";
import { useMe } from "../../api/session.ts";
import { Button, Dialog, DialogActions, Form, Select, toast } from "../../ui/index.ts";
import type { Member } from "./member.ts";
import { canManageRole, ROLE_OPTIONS } from "./roles.ts";
import { strings } from "./strings.ts";

export function RoleDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { role: ownRole } = useMe();
  const [role, setRole] = useState<string>(member.role);
  const save = useMutation({
    mutationFn: () =>
      getBody(
        api.PATCH("/portal/api/members/{id}", {
          params: { path: { id: member.id }, header: { "If-Match": `"${member.version}"` } },
          body: { role: role as "viewer" },
        }),
      ),
    onSettled: () => refetch("/portal/api/members"),
    onSuccess: () => {
      toast({ title: strings.changed, tone: "good" });
      onClose();
    },
  });
  return (
    <Dialog title={`${strings.change}: ${member.name}`} isOpen onClose={onClose}>
      <Form onSubmit={() => save.mutate()} error={save.error} label={strings.change}>
        <Select
          label={strings.role}
          options={ROLE_OPTIONS.filter(({ id }) => canManageRole(ownRole, id))}
          value={role}
          onChange={(id) => setRole(String(id))}
        />
        <DialogActions>
          <Button onPress={onClose}>{strings.cancel}</Button>
          <Button type="submit" variant="primary" isPending={save.isPending}>
            {strings.save}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
