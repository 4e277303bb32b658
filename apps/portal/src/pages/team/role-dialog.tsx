import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api, getBody } from "../../api/client.ts";
import { refetch } from "../../api/queries.ts";
import { Button, Dialog, DialogActions, Form, toast } from "../../ui/index.ts";
import type { Member } from "./member.ts";
import { RoleField } from "./role-field.tsx";
import type { OrganizationRole } from "./roles.ts";
import { strings } from "./strings.ts";

export function RoleDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const [role, setRole] = useState<string>(member.role);
  const save = useMutation({
    mutationFn: () =>
      getBody(
        api.PATCH("/portal/api/members/{id}", {
          params: { path: { id: member.id }, header: { "If-Match": `"${member.version}"` } },
          body: { role: role as OrganizationRole },
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
        <RoleField value={role} onChange={setRole} />
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
