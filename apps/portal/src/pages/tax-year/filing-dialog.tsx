import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useHasScope } from "../../api/session.ts";
import {
  Button,
  CopyAsCurl,
  DefinitionList,
  Dialog,
  DialogActions,
  ErrorNotice,
  formatDay,
  QueryContent,
} from "../../ui/index.ts";
import { Corrections } from "./corrections.tsx";
import { IrsFileDialog } from "./irs-file/irs-file-dialog.tsx";
import { strings as irsStrings } from "./irs-file/strings.ts";
import { strings } from "./strings.ts";
import { correctionsQuery, saveExport, type TaxFiling } from "./tax-report.ts";

interface FilingDialogProps {
  filing: TaxFiling;
  recordedBy: string;
  onClose: () => void;
}

export function FilingDialog({ filing, recordedBy, onClose }: FilingDialogProps) {
  const { id, form, number, filedOn, lineCount, sha256 } = filing;
  const query = useQuery(correctionsQuery(id));
  const hasScope = useHasScope();
  const [isIrsFileOpen, setIrsFileOpen] = useState(false);
  const save = useMutation({
    mutationFn: (kind: "filed" | "corrections") =>
      kind === "filed"
        ? saveExport("/v1/tax-report/filed", { filingId: id }, `${id}.ndjson`)
        : saveExport("/v1/tax-report/corrections", { filingId: id, format: "csv" }, `corrections-${id}.csv`),
  });
  const isSaving = (kind: string) => save.isPending && save.variables === kind;
  return (
    <Dialog title={strings.filing(form, number)} isOpen onClose={onClose} size="wide">
      <DefinitionList
        items={[
          [strings.filedOn, formatDay(filedOn, null)],
          [strings.lineCount, lineCount],
          [strings.recordedBy, recordedBy],
          [
            strings.digest,
            <span key="digest" className="mono break-anywhere">
              {sha256}
            </span>,
          ],
        ]}
      />
      <ErrorNotice error={save.error} />
      <section className="stack stack-tight" aria-labelledby="corrections">
        <h3 id="corrections">{strings.corrections}</h3>
        <QueryContent query={query}>
          {(corrections) => <Corrections corrections={corrections} />}
        </QueryContent>
      </section>
      <details>
        <summary>{strings.irsFile}</summary>
        <div className="stack stack-tight">
          <ul className="tax-list">
            {strings.irsLimits.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
          <p>{strings.irsRequest}</p>
          <div className="row">
            {hasScope("rollovers:reveal") && hasScope("accounts:read") && (
              <Button isDisabled={!query.data} onPress={() => setIrsFileOpen(true)}>
                {irsStrings.write}
              </Button>
            )}
            <CopyAsCurl
              call={{ method: "POST", path: `/v1/tax-filings/${id}/irs-file`, body: IRS_BODY_TEMPLATE }}
            />
          </div>
        </div>
      </details>
      {isIrsFileOpen && (
        <IrsFileDialog filing={filing} corrections={query.data ?? []} onClose={() => setIrsFileOpen(false)} />
      )}
      <DialogActions>
        <Button onPress={onClose}>{strings.close}</Button>
        <Button isPending={isSaving("filed")} onPress={() => save.mutate("filed")}>
          {strings.downloadFiled}
        </Button>
        {(query.data?.length ?? 0) > 0 && (
          <Button isPending={isSaving("corrections")} onPress={() => save.mutate("corrections")}>
            {strings.downloadCorrections}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

const EMPTY_ADDRESS = { line1: "", city: "", region: "", postalCode: "" };
/** Body of the copied curl command, for the user to fill in. */
const IRS_BODY_TEMPLATE = {
  content: "original",
  transmitter: {
    tin: "",
    controlCode: "",
    name: "",
    address: EMPTY_ADDRESS,
    contact: { name: "", phone: "", email: "" },
  },
  payer: { custodianId: "", tin: "", name: "", address: EMPTY_ADDRESS, phone: "" },
  recipients: [{ accountId: "", tin: "", name: "", address: EMPTY_ADDRESS }],
};
