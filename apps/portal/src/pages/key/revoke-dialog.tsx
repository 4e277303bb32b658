import { answer, api } from "../../api/client.ts";
import { ConfirmByTyping, toast } from "../../ui/index.ts";
import type { Key } from "../keys/key.ts";
import { readKeysAgain } from "./change-key.ts";
import { strings } from "./strings.ts";

/** Ends a key for good, once its name was typed. */
export function RevokeDialog({
  apiKey: { id, name },
  isOpen,
  onClose,
}: {
  apiKey: Key;
  isOpen: boolean;
  onClose: () => void;
}) {
  const words = strings.revokeForm;
  const revoke = async () => {
    await answer(api.POST("/portal/api/keys/{id}/revoke", { params: { path: { id } }, body: { name } }));
    toast({ title: words.done, tone: "good" });
    await readKeysAgain();
  };
  return (
    <ConfirmByTyping
      title={words.title}
      isOpen={isOpen}
      onClose={onClose}
      text={name}
      action={words.action}
      onConfirm={revoke}
    >
      <p>{words.text}</p>
    </ConfirmByTyping>
  );
}
