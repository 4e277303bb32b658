import type { ApiResponse } from "../../api/client.ts";
import { Button, CodeBlock, DefinitionList, Dialog, DialogActions, formatExact } from "../../ui/index.ts";
import { strings } from "./strings.ts";

export type Entry = ApiResponse<"/portal/api/audit">["data"][number];

export const formatActor = ({ actor: { type, id, name } }: Entry) =>
  name ?? (id === null ? type : `${type} ${id}`);

export function EntryDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const { at, actor, action, targetId, sequence, data, requestId, hash } = entry;
  return (
    <Dialog title={action} isOpen onClose={onClose} size="wide">
      <DefinitionList
        items={[
          [strings.time, formatExact(at)],
          [strings.actorTitle, formatActor(entry)],
          actor.id !== null && ["ID", <code key="actor">{actor.id}</code>],
          [strings.target, <code key="target">{targetId}</code>],
          requestId !== null && [strings.request, <code key="request">{requestId}</code>],
          [strings.row, String(sequence)],
          [strings.hash, <code key="hash">{hash}</code>],
        ]}
      />
      {Object.keys(data).length > 0 && (
        <CodeBlock code={JSON.stringify(data, null, 2)} label={strings.details} />
      )}
      <DialogActions>
        <Button onPress={onClose}>{strings.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
