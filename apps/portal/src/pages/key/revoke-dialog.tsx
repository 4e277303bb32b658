import { answer, api } from "../../api/client.ts";
import { ConfirmByTyping, DefinitionList, RelativeTime, toast } from "../../ui/index.ts";
import { hintOf, type Key } from "../keys/key.ts";
import { readKeysAgain } from "./change-key.ts";
import { strings } from "./strings.ts";

/** Asks for the key's last four characters, because names are not unique. */
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
  const words = strings.revokeForm;
  const revoke = async () => {
    await answer(api.POST("/portal/api/keys/{id}/revoke", { params: { path: { id } }, body: { last4 } }));
    toast({ title: words.done, tone: "good" });
    await readKeysAgain();
  };
  return (
    <ConfirmByTyping
      title={words.title}
      isOpen={isOpen}
      onClose={onClose}
      text={last4}
      label={words.type(last4)}
      action={words.action}
      onConfirm={revoke}
    >
      <p>{words.text}</p>
      <DefinitionList
        items={[
          [strings.details.name, name],
          [strings.details.key, <code key="key">{hintOf(apiKey)}</code>],
          [
            strings.details.lastUsed,
            <RelativeTime key="last" at={lastUsedAt} otherwise={strings.details.never} />,
          ],
        ]}
      />
    </ConfirmByTyping>
  );
}
