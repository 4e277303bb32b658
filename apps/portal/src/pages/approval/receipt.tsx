import { useMutation } from "@tanstack/react-query";
import { useActorNames } from "../../api/actor-names.ts";
import type { Schemas } from "../../api/client.ts";
import { download, saveFile } from "../../api/files.ts";
import {
  Button,
  CopyableText,
  CopyButton,
  DefinitionList,
  ErrorNotice,
  formatExact,
  Notice,
  Section,
} from "../../ui/index.ts";
import type { Approval } from "../approvals/approval.ts";
import { strings } from "./strings.ts";

type DecisionReceipt = Schemas["DecisionReceipt"];

export function Receipt({ approval, receipt }: { approval: Approval; receipt: DecisionReceipt }) {
  const { outcome, decidedBy, decidedAt, method, digest, isIntact, passkey } = receipt;
  const formatActor = useActorNames([decidedBy]);
  const save = () => {
    const text = JSON.stringify({ approvalId: approval.id, ...receipt }, null, 2);
    saveFile(new Blob([text], { type: "application/json" }), `${approval.id}-receipt.json`);
  };
  const savePdf = useMutation({
    mutationFn: () =>
      download("/v1/approvals/{id}/evidence", approval.id, {
        name: `${approval.id}-receipt.pdf`,
        accept: "application/pdf",
      }),
  });
  return (
    <Section
      title={strings.receipt}
      actions={
        <>
          <CopyButton text={`${location.origin}/portal/approvals/${approval.id}`} buttonText={strings.link} />
          <Button size="small" onPress={() => window.print()}>
            {strings.print}
          </Button>
          <Button size="small" onPress={() => savePdf.mutate()} isPending={savePdf.isPending}>
            {strings.downloadPdf}
          </Button>
          <Button size="small" onPress={save}>
            {strings.downloadJson}
          </Button>
        </>
      }
    >
      <ErrorNotice error={savePdf.error} />
      <DefinitionList
        items={[
          [
            strings.outcome,
            `${strings.outcomes[outcome] ?? outcome}: ${formatActor(decidedBy)}, ${formatExact(decidedAt)}`,
          ],
          [strings.method, strings.methods[method] ?? method],
          [strings.digest, <CopyableText key="digest" text={digest} label={strings.digest} />],
          passkey !== null && [
            strings.signature,
            <span key="passkey" className="mono receipt-key">
              {passkey.credentialId}
            </span>,
          ],
        ]}
      />
      {/* `isIntact` is null after the participant's data was erased. */}
      {isIntact === false ? (
        <Notice tone="bad" title={strings.notIntact}>
          <p>{strings.notIntactHint}</p>
        </Notice>
      ) : (
        <p className="soft">{isIntact ? strings.intact : strings.erased}</p>
      )}
    </Section>
  );
}
