import { Badge, DefinitionList, formatEnumValue, State } from "../../ui/index.ts";
import { strings as settings } from "../settings/strings.ts";
import { type Approval, canConfirm, isOutdated, isRolloverAction } from "./approval.ts";
import { ChangePreview } from "./change-preview.tsx";
import { KeyFacts } from "./key-facts.tsx";
import { RolloverFacts } from "./rollover-facts.tsx";
import { strings } from "./strings.ts";

export function ApprovalState({ approval }: { approval: Approval }) {
  return isOutdated(approval) ? (
    <Badge tone="bad">{strings.outdatedState}</Badge>
  ) : (
    <State state={approval.state} />
  );
}

export function ApprovalFacts({ approval }: { approval: Approval }) {
  const { action, params, rollover, rolloverId } = approval;
  if (rolloverId !== null) {
    return (
      <>
        {rollover && (
          <RolloverFacts
            rollover={rollover}
            rolloverId={rolloverId}
            title={canConfirm(approval) ? strings.rolloverToApprove : strings.rollover}
          />
        )}
        <Params params={params} />
        {isRolloverAction(approval) && approval.state === "pending" && !isOutdated(approval) && (
          <ChangePreview approval={approval} rolloverId={rolloverId} />
        )}
      </>
    );
  }
  if (action !== "relax_second_person") return <KeyFacts approval={approval} />;
  const removedActions = [params?.remove ?? []].flat().map(String);
  return (
    <section className="stack stack-tight">
      {removedActions.length > 0 && (
        <>
          <h3>{strings.relaxed}</h3>
          <ul>
            {removedActions.map((name) => (
              <li key={name}>{settings.actions[name]?.[0] ?? formatEnumValue(name)}</li>
            ))}
          </ul>
        </>
      )}
      {params?.requiresPasskey === false && <p>{strings.withoutPasskey}</p>}
    </section>
  );
}

function Params({ params }: Pick<Approval, "params">) {
  const entries = Object.entries(params ?? {});
  if (entries.length === 0) return null;
  return (
    <section className="stack stack-tight">
      <h3>{strings.params}</h3>
      <DefinitionList
        items={entries.map(([name, value]) => [formatEnumValue(name), formatValue(value)] as const)}
      />
    </section>
  );
}

function formatValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(formatValue).join(", ");
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
}
