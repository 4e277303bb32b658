import { useMutation } from "@tanstack/react-query";
import { Dialog, toast } from "../../ui/index.ts";
import { EndpointForm, type EndpointValues } from "../webhooks/endpoint-form.tsx";
import { type Endpoint, updateEndpoint } from "./queries.ts";
import { strings } from "./strings.ts";

export function EditEndpoint({ endpoint, onClose }: { endpoint: Endpoint; onClose: () => void }) {
  const save = useMutation({
    mutationFn: (values: EndpointValues) => updateEndpoint(endpoint, values),
    onSuccess: () => {
      toast({ title: strings.saved, tone: "good" });
      onClose();
    },
  });
  const { url, description, ordering, payload } = endpoint;
  const eventTypes = endpoint.eventTypes as EndpointValues["eventTypes"];
  return (
    <Dialog title={strings.editTitle} isOpen onClose={onClose} size="wide" role="alertdialog">
      <EndpointForm
        initial={{ url, description, eventTypes, ordering, payload }}
        error={save.error}
        isPending={save.isPending}
        onCancel={onClose}
        onSave={(values) => save.mutate(values)}
      />
    </Dialog>
  );
}
