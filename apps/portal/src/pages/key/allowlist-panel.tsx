import { useState } from "react";
import { Button, Form, toast } from "../../ui/index.ts";
import { AllowlistField } from "../keys/allowlist-field.tsx";
import { AskForKey, useKeysForTwo } from "../keys/ask-for-key.tsx";
import type { Key } from "../keys/key.ts";
import { toEntries } from "../keys/key-texts.ts";
import { strings as texts } from "../keys/strings.ts";
import { isForTwo, useKeyChange } from "./change-key.ts";
import { ChangedMeanwhile, isConflict } from "./changed-meanwhile.tsx";
import { strings } from "./strings.ts";

export function AllowlistPanel({ apiKey, mayEdit }: { apiKey: Key; mayEdit: boolean }) {
  const words = strings.allowlist;
  const [isEditing, setEditing] = useState(false);
  const [text, setText] = useState("");
  const change = useKeyChange(apiKey, () => {
    toast({ title: words.saved, tone: "good" });
    setEditing(false);
  });
  const isForTwoHere = useKeysForTwo();
  const needsSecond = isForTwo(change.error);
  const mayHave = apiKey.environment === "live" && apiKey.type !== "pk";
  return (
    <section className="card stack" aria-labelledby="key-allowlist">
      <h2 id="key-allowlist">{words.title}</h2>
      {isEditing ? (
        <Form
          onSubmit={() => change.mutate({ ipAllowlist: toEntries(text) })}
          error={isConflict(change.error) || needsSecond ? null : change.error}
        >
          {needsSecond && (
            <AskForKey
              action="change_live_key"
              body={{ keyId: apiKey.id, ipAllowlist: toEntries(text) }}
              onAsked={() => setEditing(false)}
            />
          )}
          {isForTwoHere && !needsSecond && <p className="soft">{texts.secondPerson.wider}</p>}
          {isConflict(change.error) && <ChangedMeanwhile />}
          <AllowlistField value={text} onChange={setText} error={change.error} />
          <div className="row">
            <Button type="submit" look="primary" isPending={change.isPending}>
              {words.save}
            </Button>
            <Button onPress={() => setEditing(false)}>{strings.editForm.cancel}</Button>
          </div>
        </Form>
      ) : (
        <>
          {apiKey.ipAllowlist.length === 0 ? (
            <p>{mayHave ? words.anywhere : words.ofLive}</p>
          ) : (
            <ul>
              {apiKey.ipAllowlist.map((entry) => (
                <li key={entry}>
                  <code>{entry}</code>
                </li>
              ))}
            </ul>
          )}
          {mayHave && mayEdit && (
            <div>
              <Button
                onPress={() => {
                  setText(apiKey.ipAllowlist.join("\n"));
                  setEditing(true);
                }}
              >
                {words.edit}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}
