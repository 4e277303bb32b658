import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { type ApiResponse, api } from "../../api/client.ts";
import { listQuery, refetch } from "../../api/queries.ts";
import { Button, ErrorNotice, PagedTable, RelativeTime, toast } from "../../ui/index.ts";
import { formatRole } from "./roles.ts";
import { strings } from "./strings.ts";

type Invitation = ApiResponse<"/portal/api/invitations">["data"][number];

export function InvitationList({ canManage }: { canManage: boolean }) {
  const query = useInfiniteQuery(listQuery("/portal/api/invitations"));
  const revoke = useMutation({
    mutationFn: (id: string) => api.DELETE("/portal/api/invitations/{id}", { params: { path: { id } } }),
    onSuccess: async () => {
      await refetch("/portal/api/invitations");
      toast({ title: strings.revoked, tone: "good" });
    },
  });
  return (
    <section className="stack" aria-label={strings.invitations}>
      <h2>{strings.invitations}</h2>
      <ErrorNotice error={revoke.error} />
      <PagedTable<Invitation>
        query={query}
        label={strings.invitations}
        empty={<p className="soft">{strings.noInvitations}</p>}
        columns={[
          {
            id: "email",
            title: strings.email,
            cell: ({ email }) => <span className="break-anywhere">{email}</span>,
          },
          { id: "role", title: strings.role, cell: ({ role }) => formatRole(role) },
          {
            id: "expires",
            title: strings.expires,
            isSecondary: true,
            cell: ({ expiresAt }) => <RelativeTime time={expiresAt} />,
          },
          {
            id: "actions",
            title: strings.actions,
            isTitleHidden: true,
            align: "end",
            cell: ({ id }) =>
              canManage && (
                <Button size="small" variant="quiet" onPress={() => revoke.mutate(id)}>
                  {strings.revoke}
                </Button>
              ),
          },
        ]}
      />
    </section>
  );
}
