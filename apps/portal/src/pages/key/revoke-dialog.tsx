import { api, getBody } from "../../api/client.ts";
import { ConfirmByTyping, DefinitionList, RelativeTime, toast } from "../../ui/index.ts";
import { formatKeyHint, type Key } from "../keys/key.ts";
import { refetchKeys } from "./change-key.tsx";
import { strings } from "./strings.ts";

/** Names are not unique, so the user types the key's last four characters. */
export function RevokeDialog({
  apiKey,
  isOpen,
  onClose,
}: {
  apiKey: Key;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { id, name, last4, lastUsedAt } = apiKey;
  const labels = strings.revokeForm;
  const revoke = async () => {
    await getBody(api.POST("/portal/api/keys/{id}/revoke", { params: { path: { id } }, body: { last4 } }));
    toast({ title: labels.done, tone: "good" });
    await refetchKeys();
  };
  return (
    <ConfirmByTyping
      title={labels.title}
      isOpen={isOpen}
      onClose={onClose}
      text={last4}
      label={labels.type(last4)}
      action={labels.action}
      onConfirm={revoke}
    >
      <p>{labels.text}</p>
      <DefinitionList
        items={[
          [strings.details.name, name],
          [strings.details.key, <code key="key">{formatKeyHint(apiKey)}</code>],
          [
            strings.details.lastUsed,
            <RelativeTime key="last" time={lastUsedAt} otherwise={strings.details.never} />,
          ],
        ]}
      />
    </ConfirmByTyping>
  );
}
