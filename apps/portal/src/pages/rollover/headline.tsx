import { toLabel } from "../../forms/labels.ts";
import { CustodianLogo, Icon, TextLink } from "../../ui/index.ts";
import type { Rollover } from "./rollover.ts";
import { strings } from "./strings.ts";

export function Headline({
  rollover: { accountId, source, destination, type },
  amount,
  source: sourceName,
  destination: destinationName,
}: {
  rollover: Rollover;
  amount: string;
  source: string;
  destination: string;
}) {
  return (
    <span className="headline">
      <strong className="headline-amount">{amount}</strong>
      <span className="headline-route">
        <Side side={source} name={sourceName} />
        <Icon name="arrow-right" size="small" />
        <span className="visually-hidden">{strings.to}</span>
        <Side side={destination} name={destinationName} />
      </span>
      <span>{toLabel(type)}</span>
      <TextLink href={`/accounts/${accountId}`}>{strings.account}</TextLink>
    </span>
  );
}

function Side({ side, name }: { side: Rollover["source"]; name: string }) {
  return (
    <span className="headline-side">
      <CustodianLogo custodian={{ name }} />
      <TextLink href={`/custodians/${side.custodianId}`}>{name}</TextLink>{" "}
      <span className="numbers">{side.accountNumberMask}</span>
    </span>
  );
}
