import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useActorNames } from "../../api/actor-names.ts";
import { hasProblemCode } from "../../api/problem.ts";
import { flattenPages } from "../../api/queries.ts";
import { addSecondPersonNote, useSecondPerson } from "../../api/second-person.ts";
import { useHasScope } from "../../api/session.ts";
import {
  Badge,
  Button,
  CopyAsCurl,
  ErrorNotice,
  LoadMore,
  Notice,
  QueryContent,
  RelativeTime,
  TextLink,
} from "../../ui/index.ts";
import { TableFrame } from "../../ui/table-frame.tsx";
import { IssueLetterDialog } from "./issue-letter-dialog.tsx";
import { type Copy, type Delivery, deliverLetter, lettersQuery } from "./letter-calls.ts";
import { canSign, formatLetterKind, isCurrent, type Letter } from "./letters.ts";
import { strings } from "./letters-strings.ts";
import { useApprovedReveal } from "./pending-approvals.tsx";
import { refetchRollover } from "./queries.ts";
import { RequestApproval } from "./request-approval.tsx";
import { RequestSignatureDialog } from "./request-signature-dialog.tsx";
import type { Rollover } from "./rollover.ts";
import { toLetterRowId } from "./row-link.tsx";
import { SignLetterDialog } from "./sign-letter-dialog.tsx";
import "./letters.css";

export function LettersView({ rollover }: { rollover: Rollover }) {
  const hasScope = useHasScope();
  const canOperate = hasScope("rollovers:operate");
  const query = useInfiniteQuery(lettersQuery(rollover.id));
  const [isIssuing, setIssuing] = useState(false);
  const [letterToSign, setLetterToSign] = useState<Letter | null>(null);
  const [letterForRequest, setLetterForRequest] = useState<Letter | null>(null);
  const [isRequestingApproval, setRequestingApproval] = useState(false);
  const deliver = useMutation({
    mutationFn: ({ letter, copy, delivery }: PdfRequest) => deliverLetter(letter, copy, delivery),
    onSettled: () => void refetchRollover(),
  });
  const isApproved = useApprovedReveal(rollover.id) !== undefined;
  const needsApproval = useSecondPerson()("reveal") && !isApproved;
  const isApprovalRequired = hasProblemCode(deliver.error, "second_person_required");
  const requestPdf = (request: PdfRequest) =>
    needsApproval ? setRequestingApproval(true) : deliver.mutate(request);
  return (
    <>
      {isApprovalRequired || (isRequestingApproval && needsApproval) ? (
        <RequestApproval
          action="reveal"
          rollover={rollover}
          params={{}}
          onRequested={() => {
            setRequestingApproval(false);
            deliver.reset();
          }}
        />
      ) : (
        <ErrorNotice error={deliver.error} />
      )}
      <QueryContent query={query}>
        {(data) => (
          <LetterTable
            letters={flattenPages<Letter>(data)}
            pending={deliver.isPending ? deliver.variables : null}
            needsApproval={needsApproval}
            onRequestPdf={hasScope("rollovers:reveal") ? requestPdf : null}
            onSign={canOperate ? setLetterToSign : null}
            onRequestSignature={canOperate ? setLetterForRequest : null}
          />
        )}
      </QueryContent>
      <LoadMore query={query} />
      <div className="row no-print">
        {canOperate && <Button onPress={() => setIssuing(true)}>{strings.issue}</Button>}
        <TextLink href="/letter-templates">{strings.wording}</TextLink>
        <CopyAsCurl call={{ method: "GET", path: `/v1/rollovers/${rollover.id}/letters` }} />
      </div>
      {isIssuing && <IssueLetterDialog rollover={rollover} onClose={() => setIssuing(false)} />}
      {letterForRequest && (
        <RequestSignatureDialog letter={letterForRequest} onClose={() => setLetterForRequest(null)} />
      )}
      {letterToSign && (
        <SignLetterDialog
          letter={letterToSign}
          onOpen={
            hasScope("rollovers:reveal") && !needsApproval
              ? () => requestPdf({ letter: letterToSign, copy: "issued", delivery: "open" })
              : null
          }
          onClose={() => setLetterToSign(null)}
        />
      )}
    </>
  );
}

interface PdfRequest {
  letter: Letter;
  copy: Copy;
  delivery: Delivery;
}

interface LetterTableProps {
  letters: readonly Letter[];
  pending: PdfRequest | null;
  needsApproval: boolean;
  onRequestPdf: ((request: PdfRequest) => void) | null;
  onSign: ((letter: Letter) => void) | null;
  onRequestSignature: ((letter: Letter) => void) | null;
}

function LetterTable(props: LetterTableProps) {
  const { letters, pending, needsApproval, onRequestPdf, onSign, onRequestSignature } = props;
  const formatActor = useActorNames(letters.map(({ createdBy }) => createdBy));
  if (letters.length === 0) return <p className="soft">{strings.none}</p>;
  return (
    <>
      {letters.some(({ sealed }) => sealed === false) && (
        <Notice tone="bad" title={strings.notSealed}>
          <p>{strings.notSealedHint}</p>
        </Notice>
      )}
      <TableFrame label={strings.title}>
        <table className="table table-stacked letters" aria-label={strings.title}>
          <thead>
            <tr>
              <th scope="col">{strings.letter}</th>
              <th scope="col">{strings.status}</th>
              <th scope="col">
                <span className="visually-hidden">{strings.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {letters.map((letter) => (
              <tr
                key={letter.id}
                id={toLetterRowId(letter.id)}
                tabIndex={-1}
                data-replaced={!isCurrent(letter) || undefined}
              >
                <th scope="row">
                  <LetterDetails letter={letter} author={formatActor(letter.createdBy)} />
                </th>
                <td>
                  <LetterStatus letter={letter} />
                </td>
                <td className="table-end">
                  <div className="row letter-actions">
                    {onRequestPdf &&
                      listPdfRequests(letter).map((request) => (
                        <PdfButton
                          key={`${request.copy} ${request.delivery}`}
                          request={request}
                          needsApproval={needsApproval}
                          isPending={isSameRequest(pending, request)}
                          onPress={() => onRequestPdf(request)}
                        />
                      ))}
                    {onSign && canSign(letter) && (
                      <Button
                        size="small"
                        onPress={() => onSign(letter)}
                        aria-label={strings.signLabel(letter.number)}
                      >
                        {strings.sign}
                      </Button>
                    )}
                    {onRequestSignature && canSign(letter) && (
                      <Button
                        size="small"
                        variant="quiet"
                        onPress={() => onRequestSignature(letter)}
                        aria-label={strings.requestLabel(letter.number)}
                      >
                        {strings.request}
                      </Button>
                    )}
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </>
  );
}

function listPdfRequests(letter: Letter): PdfRequest[] {
  const copies: readonly Copy[] = letter.signature ? ["signed", "issued"] : ["issued"];
  return copies.flatMap((copy) => [
    { letter, copy, delivery: "open" as const },
    { letter, copy, delivery: "save" as const },
  ]);
}

function isSameRequest(pending: PdfRequest | null, { letter, copy, delivery }: PdfRequest): boolean {
  return pending?.letter.id === letter.id && pending.copy === copy && pending.delivery === delivery;
}

const PDF_LABELS = {
  signed: { open: strings.openSigned, save: strings.downloadSigned },
  issued: { open: strings.open, save: strings.download },
};

function PdfButton({
  request: { letter, copy, delivery },
  needsApproval,
  isPending,
  onPress,
}: {
  request: PdfRequest;
  needsApproval: boolean;
  isPending: boolean;
  onPress: () => void;
}) {
  const text = addSecondPersonNote(PDF_LABELS[copy][delivery], needsApproval);
  return (
    <Button
      size="small"
      variant="quiet"
      isPending={isPending}
      onPress={onPress}
      aria-label={strings.actionLabel(text, letter.number)}
    >
      {text}
    </Button>
  );
}

function LetterDetails({ letter, author }: { letter: Letter; author: string }) {
  const { kind, createdAt, accountNumbers, replaces, replacedBy, supersededByVersion } = letter;
  return (
    <div className="letter-summary">
      <span>{formatLetterKind(kind)}</span>
      <span className="soft">
        {strings.letterNumber(letter.number)}, <RelativeTime clock="organization" time={createdAt} />{" "}
        {strings.by} {author}
      </span>
      {replaces !== null && <span className="soft">{strings.replaces(replaces)}</span>}
      {replacedBy !== null && <span className="soft">{strings.replacedBy(replacedBy)}</span>}
      {supersededByVersion !== null && (
        <span className="soft">{strings.supersededBy(supersededByVersion)}</span>
      )}
      {accountNumbers === "full" && <span className="soft">{strings.full}</span>}
    </div>
  );
}

function LetterStatus({ letter }: { letter: Letter }) {
  const { signature, signatureRequest, supersededByVersion, sealed, seal } = letter;
  return (
    <div className="letter-summary">
      <span className="row">
        {isCurrent(letter) && <Badge tone="info">{strings.current}</Badge>}
        {supersededByVersion !== null && <Badge tone="warn">{strings.superseded}</Badge>}
        {signature && <Badge tone="good">{strings.signed}</Badge>}
      </span>
      {signature && (
        <span className="soft">
          {strings.signedBy(signature.name, signature.title)}{" "}
          <RelativeTime clock="organization" time={signature.signedAt} />
        </span>
      )}
      {signatureRequest && <SignatureRequestStatus request={signatureRequest} />}
      <span className={sealed === false ? "letter-seal-broken" : "soft"} title={seal}>
        {sealed === null ? strings.sealUnknown : sealed ? strings.sealed : strings.notSealed}
      </span>
    </div>
  );
}

function SignatureRequestStatus({ request }: { request: NonNullable<Letter["signatureRequest"]> }) {
  const { status, signer, reason, requestedAt, endedAt } = request;
  return (
    <>
      <span>
        {strings.requests[status] ?? status}{" "}
        <RelativeTime clock="organization" time={endedAt ?? requestedAt} />
      </span>
      {signer && <span className="soft">{strings.requestedFrom(signer.name, signer.email)}</span>}
      {reason !== null && <span className="soft">{strings.declinedBecause(reason)}</span>}
    </>
  );
}
