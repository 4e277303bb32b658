import { useMutation, useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { ApiResponse } from "../../api/client.ts";
import { download } from "../../api/files.ts";
import { getQuery } from "../../api/queries.ts";
import { toLabel } from "../../forms/labels.ts";
import {
  Badge,
  Button,
  CopyAsCurl,
  CopyableText,
  DefinitionList,
  ErrorNotice,
  LoadedPage,
  PageHeader,
  RelativeTime,
  Section,
  TextLink,
} from "../../ui/index.ts";
import { strings } from "./strings.ts";
import "./consent.css";

type Consent = ApiResponse<"/v1/consents/{id}">;

export function Page() {
  const { id = "" } = useParams({ strict: false });
  const query = useQuery(getQuery("/v1/consents/{id}", { params: { path: { id } } }));
  return (
    <LoadedPage query={query} noun="Consent" list={{ href: "/accounts", title: "Accounts" }} lines={10}>
      {(consent) => <ConsentView consent={consent} />}
    </LoadedPage>
  );
}

function ConsentView({ consent }: { consent: Consent }) {
  const { id, accountId, participantName, sessionId, rollover, statements, attestations, createdAt } =
    consent;
  const save = useMutation({
    mutationFn: () => download("/v1/consents/{id}", id, { name: `${id}.pdf`, accept: "application/pdf" }),
  });
  const attestedLabels = Object.keys(attestations).map(toLabel);
  return (
    <>
      <PageHeader
        title={strings.title}
        actions={
          <>
            <Button onPress={() => save.mutate()} isPending={save.isPending}>
              {strings.save}
            </Button>
            <CopyAsCurl call={{ method: "GET", path: `/v1/consents/${id}` }} />
          </>
        }
      />
      <ErrorNotice error={save.error} />
      <Section title={strings.details}>
        <DefinitionList
          items={[
            [strings.id, <CopyableText key="id" text={id} label={strings.id} />],
            [
              strings.participant,
              <TextLink key="who" href={`/accounts/${accountId}`}>
                {participantName ?? accountId}
              </TextLink>,
            ],
            [strings.given, <RelativeTime key="given" time={createdAt} />],
            [
              strings.session,
              <span key="session" className={sessionId === null ? "soft" : "mono"}>
                {sessionId ?? strings.erased}
              </span>,
            ],
            [strings.type, toLabel(rollover.type)],
            [strings.from, <Side key="from" side={rollover.source} />],
            [strings.to, <Side key="to" side={rollover.destination} />],
            attestedLabels.length > 0 && [strings.attested, attestedLabels.join(", ")],
          ]}
        />
      </Section>
      <Section title={strings.statementsTitle}>
        <p className="soft">{strings.statementsHint}</p>
        <Statements statements={statements} />
      </Section>
    </>
  );
}

function Side({ side }: { side: Consent["rollover"]["source"] }) {
  const { custodianId, custodianName, accountType } = side;
  return (
    <>
      {custodianId === null ? (
        <div>
          {custodianName ?? strings.erased} <span className="soft">({strings.notListed})</span>
        </div>
      ) : (
        <TextLink href={`/custodians/${custodianId}`}>{custodianName ?? custodianId}</TextLink>
      )}
      <div>{toLabel(accountType)}</div>
    </>
  );
}

type Statement = Consent["statements"][number];

/** Shows the statements as plain text without links, because a browser submitted them. */
function Statements({ statements }: { statements: readonly Statement[] }) {
  return (
    <ul className="statements">
      {statements.map((statement) => (
        <li key={`${statement.kind} ${statement.statement}`}>
          <p className="statement-text" lang={statement.language}>
            {statement.text ?? strings.textErased}
          </p>
          <p className="soft row">
            {toLabel(statement.statement)}, {strings.version(statement.version, statement.language)}
            {statement.kind === "terms" && <Badge>{strings.terms}</Badge>}
            {statement.isAltered && <Badge tone="warn">{strings.ownWording}</Badge>}
          </p>
          {statement.url !== null && (
            <p className="soft">
              {strings.fullText} <span className="mono">{statement.url}</span>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
