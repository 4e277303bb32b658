import { useMutation, useQuery } from "@tanstack/react-query";
import { useBlocker } from "@tanstack/react-router";
import { useState } from "react";
import { api, getBody } from "../../../api/client.ts";
import { saveFile } from "../../../api/files.ts";
import { ProblemError } from "../../../api/problem.ts";
import { useCustodianNames } from "../../../pickers/index.ts";
import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  Form,
  QueryContent,
  Select,
  toast,
} from "../../../ui/index.ts";
import { filedQuery, type TaxCorrection, type TaxFiling } from "../tax-report.ts";
import {
  type IrsFileContent,
  type IrsFileRequest,
  listAccountIds,
  listCustodianIds,
  type Recipient,
  recipientsQuery,
} from "./list-recipients.ts";
import { type Party, PartyFields, toRequestParty } from "./party-fields.tsx";
import { strings } from "./strings.ts";
import { normalizeTin } from "./tin.ts";
import { findTinIssue, type TextsByAccount, TinTable } from "./tin-table.tsx";

interface IrsFileDialogProps {
  filing: TaxFiling;
  corrections: readonly TaxCorrection[];
  onClose: () => void;
}

/** Keeps TINs only in its own state: not in the URL, the query cache, a stored draft or the browser's autocomplete. */
export function IrsFileDialog({ filing, corrections, onClose }: IrsFileDialogProps) {
  const [content, setContent] = useState<IrsFileContent>("original");
  const [chosenCustodianId, setChosenCustodianId] = useState<string | null>(null);
  const [isTest, setTest] = useState(true);
  const [transmitter, setTransmitter] = useState<Party>({});
  const [payer, setPayer] = useState<Party>({});
  const [tins, setTins] = useState<TextsByAccount>(new Map());
  const [filedNames, setFiledNames] = useState<TextsByAccount>(new Map());
  const filed = useQuery(filedQuery(filing.id));
  const forms = content === "original" ? (filed.data ?? []) : corrections;
  const custodianIds = listCustodianIds(forms);
  const custodianNames = useCustodianNames(custodianIds);
  const custodianId = custodianIds.find((id) => id === chosenCustodianId) ?? custodianIds[0];
  const accountIds = custodianId === undefined ? [] : listAccountIds(forms, custodianId);
  const recipients = useQuery(recipientsQuery(accountIds));
  const renamedIds = new Set(
    content === "original"
      ? []
      : corrections.filter(({ reason }) => reason === "recipient_changed").map(({ accountId }) => accountId),
  );
  const hasTins = [...tins.values(), transmitter.tin, payer.tin].some((text) => (text ?? "") !== "");
  const confirmLeaving = () => !hasTins || window.confirm(strings.leave);
  useBlocker({ shouldBlockFn: () => !confirmLeaving(), enableBeforeUnload: () => hasTins });
  const close = () => confirmLeaving() && onClose();
  const listedRecipients = recipients.data ?? [];
  const isComplete = (one: Recipient) =>
    one.name !== "" &&
    one.address !== null &&
    (tins.get(one.accountId) ?? "").trim() !== "" &&
    findTinIssue(tins.get(one.accountId) ?? "", one) === null &&
    (!renamedIds.has(one.accountId) || (filedNames.get(one.accountId) ?? "").trim() !== "");
  const toBody = (): IrsFileRequest =>
    ({
      content,
      isTest,
      transmitter: toRequestParty(transmitter),
      payer: { custodianId, ...toRequestParty(payer) },
      recipients: listedRecipients.map(({ accountId, name, address }) => ({
        accountId,
        tin: normalizeTin(tins.get(accountId) ?? ""),
        name,
        address,
        ...(renamedIds.has(accountId) ? { filedAs: { name: (filedNames.get(accountId) ?? "").trim() } } : {}),
      })),
    }) as unknown as IrsFileRequest;
  const write = useMutation({
    // Takes no variables, because the mutation cache would store them.
    mutationFn: async () => {
      const call = api.POST("/v1/tax-filings/{id}/irs-file", {
        params: { path: { id: filing.id } },
        body: toBody(),
        parseAs: "blob",
      } as never);
      saveFile((await getBody(call as never)) as unknown as Blob, `irs-${content}-${filing.id}.txt`);
    },
    gcTime: 0,
    onSuccess: () => toast({ title: strings.done, tone: "good" }),
  });
  return (
    <Dialog title={strings.title} isOpen onClose={close} size="wide" role="alertdialog">
      <p className="soft">{strings.lead}</p>
      <Form label={strings.title} error={write.error} onSubmit={() => write.mutate()}>
        <div className="columns">
          <Select
            label={strings.content}
            options={Object.entries(strings.contents).map(([id, label]) => ({ id, label }))}
            value={content}
            onChange={(next) => setContent(next as IrsFileContent)}
          />
          {custodianId !== undefined && (
            <Select
              name="payer/custodianId"
              label={strings.custodian}
              options={custodianIds.map((id) => ({ id, label: custodianNames.get(id) ?? id }))}
              value={custodianId}
              onChange={(next) => setChosenCustodianId(String(next))}
            />
          )}
        </div>
        <Checkbox isSelected={isTest} onChange={setTest} hint={strings.testHint}>
          {strings.test}
        </Checkbox>
        <PartyFields party="transmitter" value={transmitter} onChange={setTransmitter} />
        <PartyFields party="payer" value={payer} onChange={setPayer} />
        <QueryContent query={recipients}>
          {(all) =>
            all.length === 0 ? (
              <p>{strings.noForms}</p>
            ) : (
              <TinTable
                recipients={all}
                tins={tins}
                onChange={setTins}
                renamedIds={renamedIds}
                filedNames={filedNames}
                onChangeFiledNames={setFiledNames}
                issues={toIssues(write.error, all)}
              />
            )
          }
        </QueryContent>
        <DialogActions>
          <Button onPress={close}>{strings.cancel}</Button>
          <Button
            type="submit"
            variant="primary"
            isDisabled={listedRecipients.length === 0 || !listedRecipients.every(isComplete)}
            isPending={write.isPending}
          >
            {strings.download}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** Returns issues by account ID. Their pointers contain the recipient's position in the request. */
function toIssues(error: unknown, recipients: readonly Recipient[]): ReadonlyMap<string, string> {
  if (!(error instanceof ProblemError)) return new Map();
  return new Map(
    Object.entries(error.fieldErrors).flatMap(([name, details]) => {
      const [, position, ...rest] = /^recipients\/(\d+)\/?(.*)$/.exec(name) ?? [];
      const recipient = position === undefined ? undefined : recipients[Number(position)];
      return recipient ? [[recipient.accountId, [...rest, details.join(", ")].join(" ").trim()]] : [];
    }),
  );
}
