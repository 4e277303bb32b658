import { useMutation } from "@tanstack/react-query";
import { api, getBody } from "../../api/client.ts";
import { refetch } from "../../api/queries.ts";
import { CodeBlock, Dialog, DialogActions, LinkButton } from "../../ui/index.ts";
import { EndpointForm, type EndpointValues, NEW_ENDPOINT } from "./endpoint-form.tsx";
import { strings } from "./strings.ts";

export function NewEndpoint({ onClose }: { onClose: () => void }) {
  const create = useMutation({
    mutationFn: (body: EndpointValues) => getBody(api.POST("/v1/webhook-endpoints", { body })),
    onSuccess: () => refetch("/v1/webhook-endpoints", "/portal/api/webhook-endpoints/stats"),
  });
  const endpoint = create.data;
  return (
    <Dialog
      title={endpoint ? strings.createdTitle : strings.newTitle}
      isOpen
      onClose={onClose}
      size="wide"
      role={endpoint ? "dialog" : "alertdialog"}
    >
      {endpoint ? (
        <>
          <p>{strings.createdHint}</p>
          <CodeBlock label={strings.secret} code={endpoint.secret ?? ""} />
          <DialogActions>
            <LinkButton variant="primary" href={`/webhooks/${endpoint.id}`}>
              {strings.open}
            </LinkButton>
          </DialogActions>
        </>
      ) : (
        <EndpointForm
          initial={NEW_ENDPOINT}
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
