import type { ReactNode } from "react";
import { useHasScope } from "../../api/session.ts";
import { toLabel } from "../../forms/labels.ts";
import { findPathForId } from "../../shell/ids.ts";
import { Badge, CopyableText, RelativeTime, State, TextLink } from "../../ui/index.ts";
import { strings } from "./details-strings.ts";
import type { Rollover } from "./rollover.ts";

export function Details({
  rollover,
  participant,
  source,
  destination,
  names,
}: {
  rollover: Rollover;
  participant: string | undefined;
  source: string | undefined;
  destination: string | undefined;
  names: ReadonlyMap<string, string>;
}) {
  const { id, accountId, relationship, planKind, decedentName, consent, eligibility, tags, metadata } =
    rollover;
  const { assigneeId, priority, externalId, distributionId, residualOf, residuals, attestations } = rollover;
  const attested = Object.entries(attestations).map(([name, value]) =>
    value === true ? toLabel(name) : `${toLabel(name)}: ${value === false ? "no" : value}`,
  );
  const items: [string, ReactNode | null | false][] = [
    [strings.id, <CopyableText key="id" text={id} label={strings.id} />],
    [strings.externalId, externalId],
    [
      strings.participant,
      <TextLink key="account" href={`/accounts/${accountId}`}>
        {participant ?? accountId}
      </TextLink>,
    ],
    [strings.type, toLabel(rollover.type)],
    [strings.source, <RolloverSide key="from" side={rollover.source} name={source} />],
    [strings.destination, <RolloverSide key="to" side={rollover.destination} name={destination} />],
    [strings.delivery, toLabel(rollover.deliveryMethod)],
    [strings.relationship, relationship !== "own" && toLabel(relationship)],
    [strings.decedent, decedentName],
    [strings.planKind, planKind && toLabel(planKind)],
    [strings.eligibility, <State key="eligibility" state={eligibility.outcome} />],
    [strings.consent, consent && <ConsentReference key="consent" reference={consent.reference} />],
    [strings.attested, attested.length > 0 && attested.join(", ")],
    [
      strings.assignee,
      (assigneeId && (names.get(assigneeId) ?? assigneeId)) ?? (
        <span className="soft">{strings.unassigned}</span>
      ),
    ],
    [
      strings.priority,
      <Badge key="priority" tone={priority === "urgent" ? "bad" : priority === "high" ? "warn" : "neutral"}>
        {toLabel(priority)}
      </Badge>,
    ],
    [
      strings.tags,
      tags.length > 0 && (
        <span key="tags" className="row">
          {tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </span>
      ),
    ],
    [strings.distribution, distributionId && <span className="mono">{distributionId}</span>],
    [strings.residualOf, residualOf && <RolloverLink key="of" id={residualOf} />],
    [strings.residuals, residuals.length > 0 && residuals.map((one) => <RolloverLink key={one} id={one} />)],
    [
      strings.metadata,
      Object.keys(metadata).length > 0 &&
        Object.entries(metadata).map(([name, value]) => (
          <div key={name} className="mono">
            {name}: {value}
          </div>
        )),
    ],
    [strings.created, <RelativeTime clock="organization" key="created" time={rollover.createdAt} />],
    [strings.updated, <RelativeTime clock="organization" key="updated" time={rollover.updatedAt} />],
    [strings.version, rollover.version],
  ];
  return (
    <dl className="details">
      {items.map(
        ([name, value]) =>
          value !== null &&
          value !== false && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function RolloverSide({ side, name }: { side: Rollover["source"]; name: string | undefined }) {
  return (
    <>
      <TextLink href={`/custodians/${side.custodianId}`}>{name ?? side.custodianId}</TextLink>
      <div>
        {toLabel(side.accountType)} <span className="mono">{side.accountNumberMask}</span>
      </div>
      {side.planId ? (
        <div>
          <TextLink href={`/plans/${side.planId}`}>{side.planName ?? strings.plan}</TextLink>
        </div>
      ) : (
        side.planName && <div className="soft">{side.planName}</div>
      )}
    </>
  );
}

/** Links to the consent if this service stores it. Integrators' own references have no page. */
function ConsentReference({ reference }: { reference: string }) {
  const hasScope = useHasScope();
  const page = reference.startsWith("cons_") && hasScope("accounts:read") ? findPathForId(reference) : null;
  const text = <span className="mono">{reference}</span>;
  return page === null ? text : <TextLink href={page}>{text}</TextLink>;
}

function RolloverLink({ id }: { id: string }) {
  return (
    <div>
      <TextLink href={`/rollovers/${id}`}>{id}</TextLink>
    </div>
  );
}
