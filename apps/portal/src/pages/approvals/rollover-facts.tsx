import { useMutation } from "@tanstack/react-query";
import { download } from "../../api/files.ts";
import { useSecondPerson } from "../../api/second-person.ts";
import { useHasScope } from "../../api/session.ts";
import { toLabel } from "../../forms/labels.ts";
import { Button, DefinitionList, ErrorNotice, formatMoney, State, TextLink } from "../../ui/index.ts";
import { TableFrame } from "../../ui/table-frame.tsx";
import type { Approval } from "./approval.ts";
import { strings } from "./strings.ts";

type ApprovedRollover = NonNullable<Approval["rollover"]>;

export function formatAmount({ amount: { requested, currency } }: ApprovedRollover): string {
  return requested === null
    ? strings.fullBalanceIn(currency)
    : `${formatMoney(requested, currency)} ${currency}`;
}

export function RolloverFacts({
  rollover,
  rolloverId,
  title,
}: {
  rollover: ApprovedRollover;
  rolloverId: string;
  title: string;
}) {
  const { moneySources, amount, source, destination } = rollover;
  return (
    <section className="stack stack-tight" aria-labelledby="approved-rollover">
      <h3 id="approved-rollover">{title}</h3>
      <DefinitionList
        items={[
          [strings.participant, rollover.participantName ?? strings.unnamed],
          [strings.amount, <strong key="amount">{formatAmount(rollover)}</strong>],
          [strings.from, <Side key="from" side={source} />],
          [strings.to, <Side key="to" side={destination} />],
          [strings.delivery, toLabel(rollover.deliveryMethod)],
        ]}
      />
      {moneySources.length > 0 && (
        <TableFrame label={strings.sources}>
          <table className="table" aria-label={strings.sources}>
            <thead>
              <tr>
                <th scope="col">{strings.source}</th>
                <th scope="col" className="table-end">
                  {strings.share}
                </th>
              </tr>
            </thead>
            <tbody>
              {moneySources.map(({ kind, amount: part, percent, planned }) => (
                <tr key={kind}>
                  <th scope="row">{toLabel(kind)}</th>
                  <td className="table-end">{formatShare(part ?? planned, percent, amount.currency)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableFrame>
      )}
      <DocumentList rollover={rollover} rolloverId={rolloverId} />
      <div>
        <TextLink href={`/rollovers/${rolloverId}`}>{strings.openRollover}</TextLink>
      </div>
    </section>
  );
}

function formatShare(amount: string | null, percent: string | null, currency: string): string {
  const money = amount === null ? null : formatMoney(amount, currency);
  if (percent === null) return money ?? strings.all;
  return money === null ? `${percent}%` : `${money} (${percent}%)`;
}

function Side({ side }: { side: ApprovedRollover["source"] }) {
  return (
    <>
      <TextLink href={`/custodians/${side.custodianId}`}>
        {side.custodianName ?? strings.unknownCustodian}
      </TextLink>
      <div>
        {toLabel(side.accountType)} <span className="mono">{side.accountNumberMask}</span>
      </div>
    </>
  );
}

/** The files contain full account numbers, so opening a file needs `rollovers:reveal`. */
function DocumentList({
  rollover: { documents },
  rolloverId,
}: {
  rollover: ApprovedRollover;
  rolloverId: string;
}) {
  const hasScope = useHasScope();
  const needsSecondPerson = useSecondPerson()("reveal");
  const canOpen = hasScope("rollovers:reveal") && !needsSecondPerson;
  const open = useMutation({
    // The letter is the PDF of the rollover's instructions, so its ID is the rollover's ID.
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      id === rolloverId
        ? download("/v1/rollovers/{id}/instructions", id, { name, accept: "application/pdf" })
        : download("/v1/documents/{id}/file", id, { name }),
  });
  const opener = {
    open: canOpen ? open.mutate : null,
    openingId: open.isPending ? open.variables.id : null,
  };
  return (
    <>
      <DefinitionList
        items={[
          [strings.documents, <Documents key="documents" documents={documents} opener={opener} />],
          hasScope("rollovers:reveal") && [
            strings.letter,
            <Letter key="letter" id={rolloverId} opener={opener} />,
          ],
        ]}
      />
      <ErrorNotice error={open.error} />
    </>
  );
}

interface Opener {
  /** Null if the viewer lacks `rollovers:reveal`, or if opening files needs a second person. */
  open: ((file: { id: string; name: string }) => void) | null;
  openingId: string | null;
}

function Documents({ documents, opener }: { documents: ApprovedRollover["documents"]; opener: Opener }) {
  const { open, openingId } = opener;
  if (documents.length === 0) return strings.noDocuments;
  return (
    <ul className="bare-list">
      {documents.map(({ id, type, name, status, hasFile }) => (
        <li key={id} className="row">
          {toLabel(type)} <State state={status} />
          {hasFile && open ? (
            <Button size="small" isPending={openingId === id} onPress={() => open({ id, name })}>
              {strings.openFile(name)}
            </Button>
          ) : (
            <span className="soft">{hasFile ? name : strings.byReference(name)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Letter({ id, opener: { open, openingId } }: { id: string; opener: Opener }) {
  if (!open) return <span className="soft">{strings.letterNeedsApproval}</span>;
  return (
    <span className="row">
      <Button
        size="small"
        isPending={openingId === id}
        onPress={() => open({ id, name: `${id}-instructions.pdf` })}
      >
        {strings.openLetter}
      </Button>
      <span className="soft">{strings.letterHint}</span>
    </span>
  );
}
