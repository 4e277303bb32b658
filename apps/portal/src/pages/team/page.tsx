import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { listQuery, refetch } from "../../api/queries.ts";
import { useHasScope, useMe } from "../../api/session.ts";
import {
  Button,
  Dialog,
  DialogActions,
  EmptyState,
  ErrorNotice,
  Icon,
  Menu,
  MenuItem,
  PagedTable,
  PageHeader,
  RelativeTime,
  toast,
} from "../../ui/index.ts";
import { InvitationList } from "./invitation-list.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import type { Member } from "./member.ts";
import { RoleDialog } from "./role-dialog.tsx";
import { canManageRole, formatRole } from "./roles.ts";
import { strings } from "./strings.ts";

export function Page() {
  const me = useMe();
  const canManage = useHasScope()("members:write");
  const [isInviting, setInviting] = useState(false);
  const [memberToChange, setMemberToChange] = useState<Member | null>(null);
  const [memberToRemove, setMemberToRemove] = useState<Member | null>(null);
  const query = useInfiniteQuery(listQuery("/portal/api/members"));
  return (
    <>
      <PageHeader
        title={strings.title}
        actions={
          canManage && (
            <Button variant="primary" onPress={() => setInviting(true)}>
              {strings.invite}
            </Button>
          )
        }
      >
        {strings.intro}
      </PageHeader>
      <PagedTable<Member>
        query={query}
        label={strings.members}
        empty={<EmptyState title={strings.members} />}
        columns={[
          {
            id: "name",
            title: strings.name,
            isRowHeader: true,
            cell: ({ id, name, email }) => (
              <>
                <strong>{name}</strong> {id === me.memberId && <span className="soft">({strings.you})</span>}
                <div className="soft break-anywhere">{email}</div>
              </>
            ),
          },
          { id: "role", title: strings.role, cell: ({ role }) => formatRole(role) },
          {
            id: "second",
            title: strings.secondFactor,
            isSecondary: true,
            cell: ({ hasSecondFactor }) => (hasSecondFactor ? strings.isSetUp : strings.isNotSetUp),
          },
          {
            id: "since",
            title: strings.since,
            isSecondary: true,
            cell: ({ createdAt }) => <RelativeTime time={createdAt} />,
          },
          ...(canManage
            ? [
                {
                  id: "actions",
                  title: strings.actions,
                  isTitleHidden: true,
                  align: "end" as const,
                  cell: (member: Member) =>
                    canManageRole(me.role, member.role) && (
                      <Menu
                        label={strings.actionsFor(member.name || member.email)}
                        size="small"
                        className="button-icon"
                      >
                        <MenuItem onAction={() => setMemberToChange(member)}>
                          <Icon name="shield" />
                          {strings.change}
                        </MenuItem>
                        <MenuItem isDanger onAction={() => setMemberToRemove(member)}>
                          <Icon name="trash" />
                          {strings.remove}
                        </MenuItem>
                      </Menu>
                    ),
                },
              ]
            : []),
        ]}
      />
      <InvitationList canManage={canManage} />
      <InviteDialog isOpen={isInviting} onClose={() => setInviting(false)} />
      {memberToChange && <RoleDialog member={memberToChange} onClose={() => setMemberToChange(null)} />}
      {memberToRemove && <RemoveDialog member={memberToRemove} onClose={() => setMemberToRemove(null)} />}
    </>
  );
}

function RemoveDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const remove = useMutation({
    mutationFn: () => api.DELETE("/portal/api/members/{id}", { params: { path: { id: member.id } } }),
    onSuccess: async () => {
      await refetch("/portal/api/members");
      toast({ title: strings.removed, tone: "good" });
      onClose();
    },
  });
  return (
    <Dialog
      title={strings.removeTitle(member.name || member.email)}
      isOpen
      onClose={onClose}
      role="alertdialog"
    >
      <p>{strings.removeHint}</p>
      <ErrorNotice error={remove.error} />
      <DialogActions>
        <Button onPress={onClose}>{strings.cancel}</Button>
        <Button variant="danger" isPending={remove.isPending} onPress={() => remove.mutate()}>
          {strings.remove}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
