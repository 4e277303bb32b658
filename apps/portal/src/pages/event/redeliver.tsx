import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, getBody } from "../../api/client.ts";
import { getQuery, refetch } from "../../api/queries.ts";
import {
  Button,
  Dialog,
  DialogActions,
  Form,
  QueryContent,
  Radio,
  RadioGroup,
  toast,
} from "../../ui/index.ts";
import { strings } from "./strings.ts";

const ALL = "all";

export function Redeliver({ id, onClose }: { id: string; onClose: () => void }) {
  const [target, setTarget] = useState(ALL);
  const endpoints = useQuery(getQuery("/v1/webhook-endpoints", { params: { query: { limit: 100 } } }));
  const send = useMutation({
    mutationFn: () =>
      getBody(
        api.POST("/v1/events/{id}/redeliver", {
          params: { path: { id } },
          body: target === ALL ? {} : { endpointId: target },
        }),
      ),
    onSuccess({ data }) {
      toast({ title: strings.sent(data.length), tone: data.length > 0 ? "good" : "warn" });
      void refetch("/portal/api/events/{id}/deliveries");
      onClose();
    },
  });
  return (
    <Dialog title={strings.redeliverTitle} isOpen onClose={onClose}>
      <Form onSubmit={() => send.mutate()} error={send.error}>
        <p>{strings.redeliverText}</p>
        <QueryContent query={endpoints}>
          {({ data }) => (
            <RadioGroup name="endpointId" label={strings.to} value={target} onChange={setTarget}>
              <Radio value={ALL}>{strings.all}</Radio>
              {data.map(({ id: endpointId, url, description }) => (
                <Radio key={endpointId} value={endpointId} hint={description}>
                  <span className="mono">{url}</span>
                </Radio>
              ))}
            </RadioGroup>
          )}
        </QueryContent>
        <DialogActions>
          <Button onPress={onClose}>{strings.cancel}</Button>
          <Button type="submit" variant="primary" isPending={send.isPending}>
            {strings.send}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
