import { useMutation } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { refetch } from "../../api/queries.ts";
import { Button, Dialog, DialogActions, ErrorNotice, toast } from "../../ui/index.ts";
import type { Member } from "./member.ts";
import { strings } from "./strings.ts";

export function RemoveDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const remove = useMutation({
    mutationFn: () => api.DELETE("/portal/api/members/{id}", { params: { path: { id: member.id } } }),
    onSuccess: async () => {
      await refetch("/portal/api/members");
      toast({ title: strings.removed, tone: "good" });
      onClose();
    },
  });
  return (
    <Dialog title={strings.removeTitle(member.name)} isOpen onClose={onClose} role="alertdialog">
      <p>{strings.removeHint}</p>
      <ErrorNotice error={remove.error} />
      <DialogActions>
        <Button onPress={onClose}>{strings.cancel}</Button>
        <Button look="danger" isPending={remove.isPending} onPress={() => remove.mutate()}>
          {strings.remove}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
