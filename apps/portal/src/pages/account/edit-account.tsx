import { type ApiResponse, api, getBody } from "../../api/client.ts";
import { getQuery, idParams, queryClient, refetch, useInputSchema } from "../../api/queries.ts";
import { EditForm } from "../../forms/edit-form.tsx";
import { toLabel } from "../../forms/labels.ts";
import { Button, Dialog, Notice, Skeleton, toast } from "../../ui/index.ts";
import type { Change } from "../rollover/changes.ts";
import { ChangesTable } from "../rollover/changes-table.tsx";
import { toEtag } from "../rollover/queries.ts";
import { strings } from "./strings.ts";

type Account = ApiResponse<"/v1/accounts/{id}">;

export function EditAccount({ account, onClose }: { account: Account; onClose: () => void }) {
  const schema = useInputSchema("updateAccount");
  const save = async (patch: Record<string, unknown>, base: Account) => {
    const next = await getBody(
      api.PATCH("/v1/accounts/{id}", {
        params: { path: { id: base.id }, header: { "If-Match": toEtag(base) } },
        body: patch,
      }),
    );
    queryClient.setQueryData(getQuery("/v1/accounts/{id}", idParams(base.id)).queryKey, next);
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
          onConflict={() => void refetch("/v1/accounts/{id}")}
          renderConflict={(base, continueEditing) => (
            <ConflictNotice base={base} latest={account} onContinue={continueEditing} />
          )}
          onDone={onClose}
        />
      ) : (
        <Skeleton lines={6} />
      )}
    </Dialog>
  );
}

function ConflictNotice({
  base,
  latest,
  onContinue,
}: {
  base: Account;
  latest: Account;
  onContinue: () => void;
}) {
  if (latest.version <= base.version) return null;
  return (
    <Notice tone="warn" title={strings.conflictTitle}>
      <p>{strings.conflictHint}</p>
      <ChangesTable changes={diffAccounts(base, latest)} label={strings.conflictTitle} />
      <div>
        <Button onPress={onContinue}>{strings.continueEditing}</Button>
      </div>
    </Notice>
  );
}

const IGNORED_FIELDS: readonly string[] = ["version", "updatedAt", "formerNames"];

function diffAccounts(base: Account, latest: Account): Change[] {
  const names = (Object.keys(latest) as (keyof Account)[]).filter((name) => !IGNORED_FIELDS.includes(name));
  return names
    .map((name) => ({
      label: toLabel(name),
      before: formatValue(base[name]),
      after: formatValue(latest[name]),
    }))
    .filter(({ before, after }) => before !== after);
}

function formatValue(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === "object" ? Object.values(value).filter(Boolean).join(", ") : String(value);
}
