import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { type Actor, useActorNames } from "../../api/actor-names.ts";
import type { Schemas } from "../../api/client.ts";
import { getQuery } from "../../api/queries.ts";
import { useHasScope } from "../../api/session.ts";
import { toLabel } from "../../forms/labels.ts";
import { PaymentDetailsSection } from "../../payment-details/payment-details-section.tsx";
import { useCustodianNames } from "../../pickers/index.ts";
import { ByAndWhen } from "../../requirements/requirement-facts.tsx";
import { RequirementsSection } from "../../requirements/requirements-section.tsx";
import {
  Button,
  CopyAsCurl,
  CopyableText,
  DefinitionList,
  LinkButton,
  LoadedPage,
  PageHeader,
  QueryContent,
  RelativeTime,
  Section,
  TextLink,
} from "../../ui/index.ts";
import { EditPlan } from "./edit-plan.tsx";
import { PlanRollovers } from "./plan-rollovers.tsx";
import { strings } from "./strings.ts";

type Plan = Schemas["Plan"];

const FORM_5500_SEARCH = "https://www.efast.dol.gov/5500Search/";

export function Page() {
  const { id = "" } = useParams({ strict: false });
  const query = useQuery(getQuery("/v1/plans/{id}", { params: { path: { id } } }));
  return (
    <LoadedPage query={query} noun="Plan" list={{ href: "/plans", title: "Plans" }} lines={10}>
      {(plan) => <PlanView plan={plan} />}
    </LoadedPage>
  );
}

function PlanView({ plan }: { plan: Plan }) {
  const { id, name } = plan;
  const hasScope = useHasScope();
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <PageHeader
        title={name}
        actions={
          <>
            {hasScope("rollovers:write") && (
              <LinkButton variant="primary" href={`/rollovers/new?plan=${id}`}>
                {strings.newRollover}
              </LinkButton>
            )}
            {hasScope("rollovers:operate") && (
              <Button onPress={() => setEditing(true)}>{strings.edit}</Button>
            )}
            <CopyAsCurl call={{ method: "GET", path: `/v1/plans/${id}` }} />
          </>
        }
      >
        <p className="row">
          <span className="mono">{id}</span> <TextLink href="/plans">{strings.back}</TextLink>
        </p>
      </PageHeader>
      <PlanDetails plan={plan} />
      <RequirementsSection subject={{ planId: id }} />
      <PaymentDetailsSection subject={{ planId: id }} />
      {hasScope("rollovers:read") && (
        <>
          <PlanRollovers plan={plan} />
          <NigoItems plan={plan} />
        </>
      )}
      {isEditing && <EditPlan plan={plan} onClose={() => setEditing(false)} />}
    </>
  );
}

function PlanDetails({ plan }: { plan: Plan }) {
  const { ein, planNumber, form5500Key, accountType, planKind, sponsorName, recordkeeperId, contact } = plan;
  const names = useCustodianNames(recordkeeperId === null ? [] : [recordkeeperId]);
  const formatActor = useActorNames([plan.createdBy]);
  return (
    <Section title={strings.about}>
      <DefinitionList
        items={[
          [strings.ein, <span key="ein">{ein}</span>],
          [strings.number, planNumber],
          [
            strings.form5500,
            <div key="key">
              <CopyableText text={form5500Key} label={strings.form5500} />
              <a href={FORM_5500_SEARCH} target="_blank" rel="noreferrer noopener">
                {strings.form5500Search}
              </a>
            </div>,
          ],
          [strings.type, toLabel(accountType)],
          [strings.kind, planKind === null ? strings.kindUnknown : toLabel(planKind)],
          sponsorName !== null && [strings.sponsor, sponsorName],
          recordkeeperId !== null && [
            strings.recordkeeper,
            <TextLink key="recordkeeper" href={`/custodians/${recordkeeperId}`}>
              {names.get(recordkeeperId) ?? recordkeeperId}
            </TextLink>,
          ],
          contact !== null && [strings.contact, <Contact key="contact" contact={contact} />],
          [
            strings.by,
            <ByAndWhen key="by" actor={formatActor(plan.createdBy as Actor)} time={plan.createdAt} />,
          ],
          [strings.updated, <RelativeTime key="updated" clock="organization" time={plan.updatedAt} />],
        ]}
      />
    </Section>
  );
}

function Contact({ contact: { name, phone, email, address } }: { contact: NonNullable<Plan["contact"]> }) {
  return (
    <>
      {name && <div>{name}</div>}
      {phone && (
        <div>
          {strings.phone}: {phone}
        </div>
      )}
      {email && (
        <div>
          {strings.email}: {email}
        </div>
      )}
      {address.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </>
  );
}

/** Adds up the API's counts, which are grouped by plan name and custodian. */
function NigoItems({ plan: { name, recordkeeperId } }: { plan: Plan }) {
  const statistics = useQuery(getQuery("/v1/rollovers/nigo-statistics", {}));
  return (
    <Section title={strings.nigoItems}>
      <QueryContent query={statistics} lines={1}>
        {({ plans }) => {
          const matching = plans.filter(
            ({ planName, custodianId }) =>
              planName === name && (recordkeeperId === null || custodianId === recordkeeperId),
          );
          return <p>{strings.nigoCount(matching.reduce((sum, { items }) => sum + items, 0))}</p>;
        }}
      </QueryContent>
    </Section>
  );
}
