import { type Actor, useActorNames } from "../api/actor-names.ts";
import { toLabel } from "../forms/labels.ts";
import {
  Badge,
  DefinitionList,
  formatBusinessDays,
  formatDay,
  RelativeTime,
  useNow,
  withKeys,
} from "../ui/index.ts";
import { REQUIREMENT_NAMES, type RequirementSet } from "./requirement-sets.ts";
import { strings } from "./strings.ts";
import "./requirements.css";

type Requirements = RequirementSet["requirements"];

export function RequiredBadges({ requirements }: { requirements: Requirements }) {
  const required = REQUIREMENT_NAMES.filter((name) => requirements[name]);
  if (required.length === 0) return <span className="soft">{strings.nothing}</span>;
  return (
    <span className="row">
      {required.map((name) => (
        <Badge key={name} tone="warn">
          {strings.names[name]}
        </Badge>
      ))}
    </span>
  );
}

export function SendTo({ sendTo }: { sendTo: NonNullable<RequirementSet["sendTo"]> }) {
  const { address, fax, email, portal } = sendTo;
  return (
    <>
      {address.map((line) => (
        <div key={line}>{line}</div>
      ))}
      {fax !== null && (
        <div>
          {strings.fax}: {fax}
        </div>
      )}
      {email !== null && (
        <div>
          {strings.email}: {email}
        </div>
      )}
      {portal !== null && (
        <div>
          {strings.portal}:{" "}
          <a href={portal} target="_blank" rel="noreferrer noopener">
            {new URL(portal).host}
          </a>
        </div>
      )}
    </>
  );
}

export function BulletList({ items }: { items: readonly string[] }) {
  return (
    <ul className="requirement-list">
      {withKeys(items).map(({ key, item }) => (
        <li key={key}>{item}</li>
      ))}
    </ul>
  );
}

export function RequirementFacts({ set }: { set: RequirementSet }) {
  const formatActor = useActorNames([set.createdBy, set.confirmedBy]);
  const now = useNow("organization");
  const { requirements, enclosures, signers, sendTo, processingDays, note, source } = set;
  return (
    <DefinitionList
      items={[
        [strings.required, <RequiredBadges key="required" requirements={requirements} />],
        enclosures.length > 0 && [strings.enclosures, <BulletList key="enclosures" items={enclosures} />],
        signers.length > 0 && [strings.signers, signers.map(toLabel).join(", ")],
        sendTo !== null && [strings.sendTo, <SendTo key="send" sendTo={sendTo} />],
        processingDays !== null && [strings.days, formatBusinessDays(processingDays)],
        note !== null && [
          strings.note,
          <span key="note" className="requirement-note">
            {note}
          </span>,
        ],
        [
          strings.source,
          <span key="source">
            {source} <span className="soft">({strings.learned(formatDay(set.learnedOn, now))})</span>
          </span>,
        ],
        [strings.by, <ByAndWhen key="by" actor={formatActor(set.createdBy as Actor)} time={set.createdAt} />],
        set.confirmedBy !== null && [
          strings.lastConfirmed,
          <ByAndWhen key="confirmed" actor={formatActor(set.confirmedBy as Actor)} time={set.confirmedAt} />,
        ],
      ]}
    />
  );
}

/** Shows `Ada Lovelace, 2 days ago`. */
export function ByAndWhen({ actor, time }: { actor: string; time: string | null }) {
  return (
    <>
      {actor}, <RelativeTime clock="organization" time={time} />
    </>
  );
}
