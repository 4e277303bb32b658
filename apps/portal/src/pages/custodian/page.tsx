import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { Schemas } from "../../api/client.ts";
import { getQuery } from "../../api/queries.ts";
import { PaymentDetailsSection } from "../../payment-details/payment-details-section.tsx";
import { RequirementsSection } from "../../requirements/requirements-section.tsx";
import {
  Badge,
  CopyAsCurl,
  DefinitionList,
  formatBusinessDays,
  formatEnumValue,
  Lines,
  LoadedPage,
  Notice,
  PageHeader,
  Section,
  TextLink,
} from "../../ui/index.ts";
import { strings as listStrings } from "../custodians/strings.ts";
import { strings } from "./strings.ts";

type Custodian = Schemas["Custodian"];
type Requirement = keyof typeof strings.requirementNames;

const REQUIREMENTS = Object.keys(strings.requirementNames) as Requirement[];

export function Page() {
  const { id } = useParams({ strict: false }) as { id: string };
  const custodian = useQuery(getQuery("/v1/custodians/{id}", { params: { path: { id } } }));
  return (
    <LoadedPage query={custodian} noun="Custodian" list={{ href: "/custodians", title: "Custodians" }}>
      {(data) => (
        <>
          <PageHeader
            title={data.name}
            mark={
              data.verified ? (
                <Badge tone="good">{strings.verified}</Badge>
              ) : (
                <Badge>{strings.unverified}</Badge>
              )
            }
            actions={<CopyAsCurl call={{ method: "GET", path: `/v1/custodians/${id}` }} />}
          >
            <p className="row">
              <span className="mono">{id}</span> <TextLink href="/custodians">{strings.back}</TextLink>
            </p>
          </PageHeader>
          {!data.active && (
            <Notice tone="warn" title={strings.inactive}>
              <p>{strings.inactiveText}</p>
            </Notice>
          )}
          {!data.verified && <Notice tone="info" title={strings.unverifiedText} />}
          <div className="columns">
            <CustodianDetails custodian={data} />
            <Requirements custodian={data} />
          </div>
          <Receiving custodian={data} />
          <RequirementsSection subject={{ custodianId: id }} />
          <PaymentDetailsSection subject={{ custodianId: id }} />
        </>
      )}
    </LoadedPage>
  );
}

function CustodianDetails({ custodian }: { custodian: Custodian }) {
  const { category, aliases, roles, supportedAccountTypes, deliveryMethods, processingDays, website } =
    custodian;
  return (
    <Section title={strings.about}>
      <DefinitionList
        items={[
          [strings.kind, formatEnumValue(category)],
          aliases.length > 0 && [strings.names, aliases.join(", ")],
          [strings.roles, roles.map((role) => strings.roleNames[role]).join(", ")],
          [strings.types, supportedAccountTypes.map((type) => listStrings.accountTypes[type]).join(", ")],
          [strings.methods, deliveryMethods.map((method) => strings.methodNames[method]).join(", ")],
          [strings.days, formatBusinessDays(processingDays)],
          website !== null && [
            strings.website,
            <a key="website" href={website} target="_blank" rel="noreferrer noopener">
              {new URL(website).host}
            </a>,
          ],
        ]}
      />
    </Section>
  );
}

function Requirements({ custodian: { requirements, receiving } }: { custodian: Custodian }) {
  const enclosures = receiving?.enclosures ?? [];
  return (
    <Section title={strings.requirements}>
      <DefinitionList
        items={[
          ...REQUIREMENTS.map(
            (name) =>
              [
                strings.requirementNames[name],
                requirements[name] ? (
                  <Badge key={name} tone="warn">
                    {strings.yes}
                  </Badge>
                ) : (
                  <span key={name} className="soft">
                    {strings.no}
                  </span>
                ),
              ] as const,
          ),
          enclosures.length > 0 && [strings.enclosures, enclosures.join("; ")],
        ]}
      />
    </Section>
  );
}

function Receiving({ custodian: { receiving } }: { custodian: Custodian }) {
  if (!receiving) {
    return (
      <Section title={strings.receiving}>
        <p className="soft">{strings.unknown}</p>
      </Section>
    );
  }
  const { payee, checkAddress, wire, ach, dtcNumber, requests } = receiving;
  const { routing, account } = strings;
  return (
    <div className="columns">
      <Section title={strings.receiving}>
        <p className="soft">{strings.receivingNote}</p>
        <DefinitionList
          items={[
            payee !== null && [strings.payee, payee],
            checkAddress.length > 0 && [strings.checkAddress, <Lines key="address" lines={checkAddress} />],
            wire !== null && [
              strings.wire,
              <Lines
                key="wire"
                lines={[
                  wire.bankName,
                  `${routing} ${wire.routingNumber}`,
                  wire.beneficiary,
                  `${account} ${wire.accountNumberMask}`,
                ]}
              />,
            ],
            wire !== null && wire.furtherCredit !== null && [strings.further, wire.furtherCredit],
            ach !== null && [
              strings.ach,
              <Lines
                key="ach"
                lines={[`${routing} ${ach.routingNumber}`, `${account} ${ach.accountNumberMask}`]}
              />,
            ],
            dtcNumber !== null && [strings.dtc, dtcNumber],
          ]}
        />
      </Section>
      <Section title={strings.requests}>
        <DefinitionList
          items={[
            requests.address.length > 0 && [strings.byMail, <Lines key="mail" lines={requests.address} />],
            requests.fax !== null && [strings.fax, requests.fax],
            requests.email !== null && [strings.email, requests.email],
            requests.portal !== null && [strings.portal, requests.portal],
          ]}
        />
      </Section>
    </div>
  );
}
