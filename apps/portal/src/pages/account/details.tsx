import { useState } from "react";
import type { Answer } from "../../api/client.ts";
import { Button, CopyableText, DefinitionList, RelativeTime } from "../../ui/index.ts";
import { Section } from "../../ui/section.tsx";
import { maskEmail, maskText } from "../accounts/mask.ts";
import { strings } from "./strings.ts";

type Account = Answer<"/v1/accounts/{id}">;

export function AccountDetails({ account }: { account: Account }) {
  const [isShown, setShown] = useState(false);
  const { id, externalId, email, phone, dateOfBirth, ssnLast4, address, metadata, version } = account;
  const covered = (text: string | null, cover: (text: string) => string) =>
    text && <span className="mono">{isShown ? text : cover(text)}</span>;
  const lines = address && [
    address.line1,
    address.line2,
    [address.city, address.region, address.postalCode].filter(Boolean).join(", "),
    address.country,
  ];
  return (
    <Section
      title={strings.details}
      actions={
        account.status === "active" && (
          <Button size="small" onPress={() => setShown(!isShown)} aria-pressed={isShown}>
            {isShown ? strings.cover : strings.show}
          </Button>
        )
      }
    >
      <DefinitionList
        items={[
          [strings.id, <CopyableText key="id" text={id} label={strings.id} />],
          externalId !== null && [
            strings.externalId,
            <span key="external" className="mono">
              {externalId}
            </span>,
          ],
          email !== null && [strings.email, covered(email, maskEmail)],
          phone !== null && [strings.phone, covered(phone, maskText)],
          dateOfBirth !== null && [strings.born, covered(dateOfBirth, () => "••••-••-••")],
          ssnLast4 !== null && [strings.ssn, covered(ssnLast4, () => "••••")],
          lines !== null && [
            strings.address,
            isShown
              ? lines.filter(Boolean).map((line) => <div key={line}>{line}</div>)
              : `••• ${address?.country}`,
          ],
          Object.keys(metadata).length > 0 && [
            strings.metadata,
            Object.entries(metadata).map(([name, value]) => (
              <div key={name} className="mono">
                {name}: {isShown ? value : "•••"}
              </div>
            )),
          ],
          [strings.created, <RelativeTime key="created" at={account.createdAt} />],
          [strings.updated, <RelativeTime key="updated" at={account.updatedAt} />],
          [strings.version, version],
        ]}
      />
    </Section>
  );
}
