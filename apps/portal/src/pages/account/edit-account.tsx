import { type ApiResponse, api, getBody } from "../../api/client.ts";
import { getQuery, idParams, queryClient, refetch, useInputSchema } from "../../api/queries.ts";
import { EditForm } from "../../forms/edit-form.tsx";
import { Dialog, Skeleton, toast } from "../../ui/index.ts";
import { EditConflict } from "../rollover/edit-conflict.tsx";
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
            <EditConflict
              base={base}
              strings={strings}
              latest={account}
              fields={listFields(account)}
              onContinue={continueEditing}
            />
          )}
          onDone={onClose}
        />
      ) : (
        <Skeleton lines={6} />
      )}
    </Dialog>
  );
}

const IGNORED_FIELDS: readonly string[] = ["version", "updatedAt", "formerNames"];

const listFields = (account: Account) =>
  (Object.keys(account) as (keyof Account)[]).filter((name) => !IGNORED_FIELDS.includes(name));
