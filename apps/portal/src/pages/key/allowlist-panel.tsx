import { useState } from "react";
import { Button, Form, toast } from "../../ui/index.ts";
import { AllowlistField } from "../keys/allowlist-field.tsx";
import type { Key } from "../keys/key.ts";
import { parseAllowlist } from "../keys/key-formats.ts";
import { RequestKeyApproval, useKeysNeedSecondPerson } from "../keys/request-key-approval.tsx";
import { strings as keyStrings } from "../keys/strings.ts";
import { ConflictNotice, isApprovalRequired, isConflict, useKeyChange } from "./change-key.tsx";
import { strings } from "./strings.ts";

export function AllowlistPanel({ apiKey, canEdit }: { apiKey: Key; canEdit: boolean }) {
  const labels = strings.allowlist;
  const [isEditing, setEditing] = useState(false);
  const [text, setText] = useState("");
  const change = useKeyChange(apiKey, () => {
    toast({ title: labels.saved, tone: "good" });
    setEditing(false);
  });
  const needsSecondPerson = useKeysNeedSecondPerson();
  const needsApproval = isApprovalRequired(change.error);
  const supportsAllowlist = apiKey.environment === "live" && apiKey.type !== "pk";
  return (
    <section className="card stack" aria-labelledby="key-allowlist">
      <h2 id="key-allowlist">{labels.title}</h2>
      {isEditing ? (
        <Form
          onSubmit={() => change.mutate({ ipAllowlist: parseAllowlist(text) })}
          error={isConflict(change.error) || needsApproval ? null : change.error}
        >
          {needsApproval && (
            <RequestKeyApproval
              action="change_live_key"
              body={{ keyId: apiKey.id, ipAllowlist: parseAllowlist(text) }}
              onRequested={() => setEditing(false)}
            />
          )}
          {needsSecondPerson && !needsApproval && <p className="soft">{keyStrings.secondPerson.widening}</p>}
          {isConflict(change.error) && <ConflictNotice />}
          <AllowlistField value={text} onChange={setText} error={change.error} />
          <div className="row">
            <Button type="submit" variant="primary" isPending={change.isPending}>
              {labels.save}
            </Button>
            <Button onPress={() => setEditing(false)}>{strings.editForm.cancel}</Button>
          </div>
        </Form>
      ) : (
        <>
          {apiKey.ipAllowlist.length === 0 ? (
            <p>{supportsAllowlist ? labels.anywhere : labels.liveOnly}</p>
          ) : (
            <ul>
              {apiKey.ipAllowlist.map((entry) => (
                <li key={entry}>
                  <code>{entry}</code>
                </li>
              ))}
            </ul>
          )}
          {supportsAllowlist && canEdit && (
            <div>
              <Button
                onPress={() => {
                  setText(apiKey.ipAllowlist.join("\n"));
                  setEditing(true);
                }}
              >
                {labels.edit}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}
