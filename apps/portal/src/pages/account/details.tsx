import { useState } from "react";
import type { ApiResponse } from "../../api/client.ts";
import { formatAccountName } from "../../pickers/index.ts";
import { Button, CopyableText, DefinitionList, RelativeTime, Section } from "../../ui/index.ts";
import { maskEmail, maskText } from "../accounts/mask.ts";
import { strings } from "./strings.ts";

type Account = ApiResponse<"/v1/accounts/{id}">;

export function AccountDetails({ account }: { account: Account }) {
  const [isRevealed, setRevealed] = useState(false);
  const { id, externalId, formerNames, email, phone, dateOfBirth, ssnLast4, address, metadata, version } =
    account;
  const renderMasked = (text: string | null, mask: (text: string) => string) =>
    text && <span className="mono">{isRevealed ? text : mask(text)}</span>;
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
          <Button size="small" onPress={() => setRevealed(!isRevealed)} aria-pressed={isRevealed}>
            {isRevealed ? strings.hide : strings.show}
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
          formerNames.length > 0 && [
            strings.formerNames,
            formerNames.map((name) => (
              <div key={name.replacedAt}>
                {isRevealed ? formatAccountName({ ...name, externalId: null }) : "•••"}
              </div>
            )),
          ],
          email !== null && [strings.email, renderMasked(email, maskEmail)],
          phone !== null && [strings.phone, renderMasked(phone, maskText)],
          dateOfBirth !== null && [strings.dateOfBirth, renderMasked(dateOfBirth, () => "••••-••-••")],
          ssnLast4 !== null && [strings.ssn, renderMasked(ssnLast4, () => "••••")],
          lines !== null && [
            strings.address,
            isRevealed
              ? lines.filter(Boolean).map((line) => <div key={line}>{line}</div>)
              : `••• ${address?.country}`,
          ],
          Object.keys(metadata).length > 0 && [
            strings.metadata,
            Object.entries(metadata).map(([name, value]) => (
              <div key={name} className="mono">
                {name}: {isRevealed ? value : "•••"}
              </div>
            )),
          ],
          [strings.created, <RelativeTime key="created" time={account.createdAt} />],
          [strings.updated, <RelativeTime key="updated" time={account.updatedAt} />],
          [strings.version, version],
        ]}
      />
    </Section>
  );
}
