import { type Answer, answer, api } from "../../api/client.ts";
import { useInputSchema } from "../../api/forms.ts";
import { getQuery, queryClient, refetch } from "../../api/queries.ts";
import { EditForm } from "../../forms/edit-form.tsx";
import { toWords } from "../../forms/words.ts";
import { Button, Dialog, Notice, Skeleton, toast } from "../../ui/index.ts";
import type { Change } from "../rollover/changes.ts";
import { ChangesTable } from "../rollover/changes-table.tsx";
import { tagOf } from "../rollover/queries.ts";
import { strings } from "./strings.ts";

type Account = Answer<"/v1/accounts/{id}">;

const at = (id: string) => ({ params: { path: { id } } });

export function EditAccount({ account, onClose }: { account: Account; onClose: () => void }) {
  const schema = useInputSchema("updateAccount");
  const save = async (patch: Record<string, unknown>, seen: Account) => {
    const next = await answer(
      api.PATCH("/v1/accounts/{id}", {
        params: { path: { id: seen.id }, header: { "If-Match": tagOf(seen) } },
        body: patch,
      }),
    );
    queryClient.setQueryData(getQuery("/v1/accounts/{id}", at(seen.id)).queryKey, next);
    toast({ title: strings.saved, tone: "good" });
    await refetch("/v1/accounts");
  };
  return (
    <Dialog title={strings.editTitle} isOpen onClose={onClose} size="wide" role="alertdialog">
      <p className="soft">{strings.editHint}</p>
      {schema ? (
        <EditForm
          schema={schema}
          latest={account}
          path={`/v1/accounts/${account.id}`}
          save={save}
          onOvertaken={() => void refetch("/v1/accounts/{id}")}
          meanwhile={(seen, goOn) => <Meanwhile seen={seen} latest={account} onSeen={goOn} />}
          onDone={onClose}
        />
      ) : (
        <Skeleton lines={6} />
      )}
    </Dialog>
  );
}

function Meanwhile({ seen, latest, onSeen }: { seen: Account; latest: Account; onSeen: () => void }) {
  if (latest.version <= seen.version) return null;
  return (
    <Notice tone="warn" title={strings.someoneElse}>
      <p>{strings.someoneElseHint}</p>
      <ChangesTable changes={differences(seen, latest)} label={strings.someoneElse} />
      <div>
        <Button onPress={onSeen}>{strings.goOn}</Button>
      </div>
    </Notice>
  );
}

const ASIDE: readonly string[] = ["version", "updatedAt"];

function differences(seen: Account, latest: Account): Change[] {
  const names = (Object.keys(latest) as (keyof Account)[]).filter((name) => !ASIDE.includes(name));
  return names
    .map((name) => ({ what: toWords(name), before: shown(seen[name]), after: shown(latest[name]) }))
    .filter(({ before, after }) => before !== after);
}

function shown(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === "object" ? Object.values(value).filter(Boolean).join(", ") : String(value);
}
