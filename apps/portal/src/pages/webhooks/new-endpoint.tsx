import { useMutation } from "@tanstack/react-query";
import { answer, api } from "../../api/client.ts";
import { refetch } from "../../api/queries.ts";
import { CodeBlock, Dialog, DialogActions, LinkButton } from "../../ui/index.ts";
import { EndpointForm, type EndpointValues, NEW_ENDPOINT } from "./endpoint-form.tsx";
import { strings } from "./strings.ts";

export function NewEndpoint({ onClose }: { onClose: () => void }) {
  const create = useMutation({
    mutationFn: (body: EndpointValues) => answer(api.POST("/v1/webhook-endpoints", { body })),
    onSuccess: () => refetch("/v1/webhook-endpoints", "/portal/api/webhook-endpoints/stats"),
  });
  const made = create.data;
  return (
    <Dialog
      title={made ? strings.madeTitle : strings.newTitle}
      isOpen
      onClose={onClose}
      size="wide"
      role={made ? "dialog" : "alertdialog"}
    >
      {made ? (
        <>
          <p>{strings.made}</p>
          <CodeBlock label={strings.secret} code={made.secret ?? ""} />
          <DialogActions>
            <LinkButton look="primary" href={`/webhooks/${made.id}`}>
              {strings.open}
            </LinkButton>
          </DialogActions>
        </>
      ) : (
        <EndpointForm
          before={NEW_ENDPOINT}
          isNew
          error={create.error}
          isPending={create.isPending}
          onCancel={onClose}
          onSave={(values) => create.mutate(values)}
        />
      )}
    </Dialog>
  );
}
