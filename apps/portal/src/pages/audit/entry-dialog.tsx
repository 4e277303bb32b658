import type { ApiResponse } from "../../api/client.ts";
import {
  Button,
  CodeBlock,
  DefinitionList,
  Dialog,
  DialogActions,
  formatExact,
  TextLink,
} from "../../ui/index.ts";
import { strings } from "./strings.ts";

export type Entry = ApiResponse<"/portal/api/audit">["data"][number];

export function EntryDialog({
  entry,
  actorName,
  onClose,
}: {
  entry: Entry;
  actorName: string;
  onClose: () => void;
}) {
  const { at, actor, action, targetId, sequence, data, requestId, hash } = entry;
  return (
    <Dialog title={action} isOpen onClose={onClose} size="wide">
      <DefinitionList
        items={[
          [strings.time, formatExact(at)],
          [strings.actor, actorName],
          actor.id !== null && ["ID", <code key="actor">{actor.id}</code>],
          [strings.target, <code key="target">{targetId}</code>],
          requestId !== null && [
            strings.request,
            <TextLink key="request" href={`/logs/${requestId}`}>
              {requestId}
            </TextLink>,
          ],
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
