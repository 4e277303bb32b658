import { useMutation } from "@tanstack/react-query";
import { api, getBody } from "../../api/client.ts";
import { useInputSchema } from "../../api/queries.ts";
import { CreateForm } from "../../forms/create-form.tsx";
import { Dialog, Skeleton, toast } from "../../ui/index.ts";
import { refetchNigo } from "./nigo-queries.ts";
import { strings } from "./nigo-strings.ts";

export function NigoDialog({ rolloverId, onClose }: { rolloverId: string; onClose: () => void }) {
  const schema = useInputSchema("recordNigoItems");
  const create = useMutation({
    mutationFn: (body: unknown) =>
      getBody(
        api.POST("/v1/rollovers/{id}/nigo-items", {
          params: { path: { id: rolloverId } },
          body: body as never,
        }),
      ),
    async onSuccess() {
      toast({ title: strings.recorded, tone: "good" });
      onClose();
      await refetchNigo();
    },
  });
  return (
    <Dialog title={strings.record} isOpen onClose={onClose} size="wide">
      {schema ? (
        <CreateForm schema={schema} create={create} labels={strings} onClose={onClose} />
      ) : (
        <Skeleton />
      )}
    </Dialog>
  );
}
