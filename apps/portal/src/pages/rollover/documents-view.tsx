import { useMutation } from "@tanstack/react-query";
import { download } from "../../api/files.ts";
import { toLabel } from "../../forms/labels.ts";
import { Badge, Button, ErrorNotice, formatFileSize, RelativeTime, State, useToday } from "../../ui/index.ts";
import { TableFrame } from "../../ui/table-frame.tsx";
import { strings } from "./documents-strings.ts";
import type { AvailableAction, Rollover } from "./rollover.ts";
import { TrackingLink } from "./tracking-link.tsx";

type RolloverDocument = Rollover["documents"][number];

interface DocumentsViewProps {
  rollover: Rollover;
  actions: readonly AvailableAction[];
  canReveal: boolean;
  onOpen: (action: AvailableAction, presets: { documentId: string }) => void;
}

export function DocumentsView({ rollover: { documents }, actions, canReveal, onOpen }: DocumentsViewProps) {
  const save = useMutation({
    mutationFn: ({ id, name }: RolloverDocument) => download("/v1/documents/{id}/file", id, { name }),
  });
  const findAction = (name: string) => actions.find(({ action }) => action === name);
  const [accept, reject] = [findAction("accept_document"), findAction("reject_document")];
  if (documents.length === 0) return <p className="soft">{strings.none}</p>;
  return (
    <>
      <ErrorNotice error={save.error} />
      <TableFrame label={strings.title}>
        <table className="table table-stacked" aria-label={strings.title}>
          <thead>
            <tr>
              <th scope="col">{strings.document}</th>
              <th scope="col">{strings.status}</th>
              <th scope="col" className="table-secondary">
                {strings.validUntil}
              </th>
              <th scope="col">
                <span className="visually-hidden">{strings.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {documents.map((document) => (
              <tr key={document.id}>
                <th scope="row">
                  <DocumentDetails document={document} />
                </th>
                <td>
                  <DocumentStatus document={document} />
                </td>
                <td className="table-secondary">{document.expiresOn ?? strings.noEnd}</td>
                <td className="table-end">
                  <div className="row document-actions">
                    {document.file && canReveal && (
                      <Button
                        size="small"
                        variant="quiet"
                        isPending={save.isPending && save.variables.id === document.id}
                        onPress={() => save.mutate(document)}
                        aria-label={`${strings.download}: ${document.name}`}
                      >
                        {strings.download}
                      </Button>
                    )}
                    {accept && document.status === "provided" && (
                      <Button
                        size="small"
                        onPress={() => onOpen(accept, { documentId: document.id })}
                        aria-label={`${strings.accept}: ${document.name}`}
                      >
                        {strings.accept}
                      </Button>
                    )}
                    {reject && (document.status === "provided" || document.status === "accepted") && (
                      <Button
                        size="small"
                        variant="danger"
                        onPress={() => onOpen(reject, { documentId: document.id })}
                        aria-label={`${strings.reject}: ${document.name}`}
                      >
                        {strings.reject}
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

function DocumentDetails({ document }: { document: RolloverDocument }) {
  const { type, name, file, sha256, mail } = document;
  const kind = file && `${strings.kinds[file.mediaType] ?? file.mediaType}, ${formatFileSize(file.size)}`;
  return (
    <div className="document-summary">
      <span>{toLabel(type)}</span>
      <span className="soft">{name}</span>
      <span className="soft" title={`SHA-256 ${sha256}`}>
        {kind ?? strings.byReference}
      </span>
      {mail && <MailDetails mail={mail} status={document.status} />}
    </div>
  );
}

function MailDetails({
  mail: { carrier, trackingNumber, trackingUrl, sentOn, expectedOn },
  status,
}: {
  mail: NonNullable<RolloverDocument["mail"]>;
  status: RolloverDocument["status"];
}) {
  const today = useToday();
  const isLate = status === "provided" && expectedOn !== null && today !== null && expectedOn < today;
  const mailDetails = [
    carrier && toLabel(carrier),
    trackingNumber && trackingUrl === null && trackingNumber,
    sentOn && strings.mailed(sentOn),
    expectedOn && strings.expected(expectedOn),
  ];
  return (
    <span className="soft">
      {mailDetails.filter(Boolean).join(" · ")}
      {trackingUrl && (
        <>
          {" "}
          <TrackingLink url={trackingUrl} number={trackingNumber ?? ""} />
        </>
      )}
      {isLate && (
        <>
          {" "}
          <Badge tone="bad">{strings.lateMail}</Badge>
        </>
      )}
    </span>
  );
}

function DocumentStatus({
  document: { status, providedAt, reviewedAt, rejection },
}: {
  document: RolloverDocument;
}) {
  return (
    <div className="document-summary">
      <span>
        <State state={status} />
      </span>
      {(reviewedAt ?? providedAt) && (
        <span className="soft">
          {reviewedAt ? strings.reviewed : strings.submitted}{" "}
          <RelativeTime clock="organization" time={reviewedAt ?? providedAt} />
        </span>
      )}
      {rejection && (
        <span>
          {rejection.reason} <code>{rejection.code}</code>
        </span>
      )}
    </div>
  );
}
