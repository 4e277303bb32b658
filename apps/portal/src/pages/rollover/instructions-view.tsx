import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { type ApiResponse, api, getBody } from "../../api/client.ts";
import { download } from "../../api/files.ts";
import { hasProblemCode } from "../../api/problem.ts";
import { idParams } from "../../api/queries.ts";
import { addSecondPersonNote, useSecondPerson } from "../../api/second-person.ts";
import { toLabel } from "../../forms/labels.ts";
import {
  Button,
  CopyAsCurl,
  CopyableText,
  DefinitionList,
  ErrorNotice,
  formatMoney,
  Lines,
  Notice,
} from "../../ui/index.ts";
import { strings } from "./instructions-strings.ts";
import { useApprovedReveal } from "./pending-approvals.tsx";
import { refetchRollover } from "./queries.ts";
import { RequestApproval } from "./request-approval.tsx";
import type { Rollover } from "./rollover.ts";
import "./instructions.css";

type Instructions = ApiResponse<"/v1/rollovers/{id}/instructions">;

export function InstructionsView({ rollover }: { rollover: Rollover }) {
  const { id, receipts } = rollover;
  const reveal = useMutation({
    mutationFn: (): Promise<Instructions> =>
      getBody(api.GET("/v1/rollovers/{id}/instructions", idParams(id))) as Promise<Instructions>,
    onSettled: () => void refetchRollover(),
  });
  const save = useMutation({
    mutationFn: (kind: "instructions" | "self-certification") =>
      download(`/v1/rollovers/{id}/${kind}`, id, { name: `${id}-${kind}.pdf`, accept: "application/pdf" }),
    onSettled: () => void refetchRollover(),
  });
  const error = reveal.error ?? save.error;
  const isApproved = useApprovedReveal(id) !== undefined;
  const needsApproval = useSecondPerson()("reveal") && !isApproved;
  const [isRequesting, setRequesting] = useState(false);
  const requireApproval = (act: () => void) => () => (needsApproval ? setRequesting(true) : act());
  const isApprovalRequired = hasProblemCode(error, "second_person_required");
  const showsRequest = isApprovalRequired || (isRequesting && needsApproval);
  const hasSelfCertification = receipts.some(
    ({ lateReasonCode, status }) => lateReasonCode && status === "received",
  );
  return (
    <>
      <p className="soft no-print">{strings.hint}</p>
      {showsRequest ? (
        <RequestApproval
          action="reveal"
          rollover={rollover}
          params={{}}
          onRequested={() => {
            setRequesting(false);
            reveal.reset();
            save.reset();
          }}
        />
      ) : (
        <ErrorNotice error={error} />
      )}
      <div className="row no-print">
        {reveal.data ? (
          <>
            <Button onPress={() => window.print()}>{strings.print}</Button>
            <Button onPress={() => reveal.reset()}>{strings.hide}</Button>
          </>
        ) : (
          <Button onPress={requireApproval(() => reveal.mutate())} isPending={reveal.isPending}>
            {addSecondPersonNote(strings.show, needsApproval)}
          </Button>
        )}
        <Button
          onPress={requireApproval(() => save.mutate("instructions"))}
          isPending={save.isPending && save.variables === "instructions"}
        >
          {addSecondPersonNote(strings.letter, needsApproval)}
        </Button>
        {hasSelfCertification && (
          <Button
            onPress={requireApproval(() => save.mutate("self-certification"))}
            isPending={save.isPending && save.variables === "self-certification"}
          >
            {addSecondPersonNote(strings.certification, needsApproval)}
          </Button>
        )}
        <CopyAsCurl call={{ method: "GET", path: `/v1/rollovers/${id}/instructions` }} />
      </div>
      {reveal.data && <InstructionsDetails instructions={reveal.data} />}
    </>
  );
}

function InstructionsDetails({ instructions }: { instructions: Instructions }) {
  const { participant, source, destination, amount, payment, enclosures, missing, warnings } = instructions;
  const { wire, ach, dtcNumber, checkAddress, payee } = payment;
  const { requestTo, signatures } = source;
  const requiredSignatures = (
    Object.keys(strings.signatureKinds) as (keyof typeof strings.signatureKinds)[]
  ).filter((kind) => signatures[kind]);
  return (
    <div className="instructions">
      <p className="soft">{strings.preparedOn(instructions.preparedOn)}</p>
      <Notes title={strings.warnings} tone="warn" notes={warnings} />
      <Notes title={strings.missing} tone="info" notes={missing} />
      <DefinitionList
        items={[
          [strings.participant, <Lines key="who" lines={[participant.name, ...participant.address]} />],
          [strings.from, <Side key="from" side={source} />],
          [strings.to, <Side key="to" side={destination} />],
          [strings.amount, amount.requested === null ? strings.fullBalance : formatMoney(amount.requested)],
          requestTo !== null && [
            strings.request,
            <Lines
              key="request"
              lines={[
                ...requestTo.address,
                requestTo.fax && `${strings.byFax}: ${requestTo.fax}`,
                requestTo.email && `${strings.byEmail}: ${requestTo.email}`,
                requestTo.portal && `${strings.byPortal}: ${requestTo.portal}`,
              ]}
            />,
          ],
          requiredSignatures.length > 0 && [
            strings.signatures,
            requiredSignatures.map((kind) => strings.signatureKinds[kind]).join(", "),
          ],
          [strings.payment, toLabel(payment.method)],
          payee !== null && [strings.payee, <CopyableText key="payee" text={payee} label={strings.payee} />],
          [strings.memo, <CopyableText key="memo" text={payment.memo} label={strings.memo} />],
          checkAddress.length > 0 && [strings.checkAddress, <Lines key="check" lines={checkAddress} />],
          wire !== null && [
            strings.bank,
            <Lines
              key="wire"
              lines={[
                wire.bankName,
                `${strings.routing}: ${wire.routingNumber}`,
                `${strings.bankAccount}: ${wire.accountNumber}`,
                `${strings.beneficiary}: ${wire.beneficiary}`,
                wire.furtherCredit && `${strings.furtherCredit}: ${wire.furtherCredit}`,
              ]}
            />,
          ],
          ach !== null && [
            strings.bank,
            <Lines
              key="ach"
              lines={[
                `${strings.routing}: ${ach.routingNumber}`,
                `${strings.bankAccount}: ${ach.accountNumber}`,
              ]}
            />,
          ],
          dtcNumber !== null && [strings.dtc, dtcNumber],
          enclosures.length > 0 && [
            strings.enclosures,
            <ul key="enclosures" className="plain-list">
              {enclosures.map(({ detail, isProvided }) => (
                <li key={detail}>
                  {detail}{" "}
                  {isProvided !== null && (
                    <span className="soft">({isProvided ? strings.provided : strings.notProvided})</span>
                  )}
                </li>
              ))}
            </ul>,
          ],
        ]}
      />
    </div>
  );
}

function Side({ side }: { side: Instructions["source"] | Instructions["destination"] }) {
  const { custodianName, accountType, accountNumber, planName, isVerified } = side;
  return (
    <>
      <Lines lines={[custodianName, toLabel(accountType), planName && `${strings.plan}: ${planName}`]} />
      <CopyableText text={accountNumber} label={strings.accountNumber} />
      {!isVerified && <span className="soft">{strings.notVerified}</span>}
    </>
  );
}

function Notes({
  title,
  tone,
  notes,
}: {
  title: string;
  tone: "warn" | "info";
  notes: readonly { code: string; detail: string }[];
}) {
  if (notes.length === 0) return null;
  return (
    <Notice tone={tone} title={title}>
      <ul className="plain-list">
        {notes.map(({ code, detail }) => (
          <li key={code}>{detail}</li>
        ))}
      </ul>
    </Notice>
  );
}
