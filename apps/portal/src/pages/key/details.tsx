import { toKeyActor, useActorNames } from "../../api/actor-names.ts";
import { DefinitionList, RelativeTime, TextLink } from "../../ui/index.ts";
import { formatKeyHint, type Key } from "../keys/key.ts";
import { strings as keyStrings } from "../keys/strings.ts";
import { strings } from "./strings.ts";
import "../keys/keys.css";

function formatCreator({ createdBy }: Key): string {
  if (createdBy === null) return strings.details.byOperator;
  return createdBy.name === null ? strings.details.byUnknown : strings.details.by(createdBy.name);
}

export function Details({ apiKey }: { apiKey: Key }) {
  const titles = strings.details;
  const formatKey = useActorNames([toKeyActor(apiKey.rotatedFrom), toKeyActor(apiKey.replacedBy)]);
  return (
    <section className="card stack" aria-labelledby="key-details">
      <h2 id="key-details">{titles.title}</h2>
      <DefinitionList
        items={[
          [titles.type, keyStrings.types[apiKey.type].name],
          [titles.key, <code key="hint">{formatKeyHint(apiKey)}</code>],
          apiKey.proofKeyThumbprint !== null && [
            titles.proofKey,
            <code key="proof">{apiKey.proofKeyThumbprint}</code>,
          ],
          [titles.limit, apiKey.rateLimitPerMinute ?? titles.noLimit],
          [
            titles.created,
            <span key="created">
              <RelativeTime time={apiKey.createdAt} /> {formatCreator(apiKey)}
            </span>,
          ],
          [
            titles.expires,
            <RelativeTime key="expires" time={apiKey.expiresAt} otherwise={titles.neverExpires} />,
          ],
          apiKey.revokedAt !== null && [
            titles.revokedAt,
            <RelativeTime key="revoked" time={apiKey.revokedAt} />,
          ],
          apiKey.rotatedFrom !== null && [
            titles.predecessor,
            <TextLink key="from" href={`/keys/${apiKey.rotatedFrom}`}>
              {formatKey(toKeyActor(apiKey.rotatedFrom))}
            </TextLink>,
          ],
          apiKey.replacedBy !== null && [
            titles.successor,
            <TextLink key="by" href={`/keys/${apiKey.replacedBy}`}>
              {formatKey(toKeyActor(apiKey.replacedBy))}
            </TextLink>,
          ],
        ]}
      />
      <h3>{titles.scopes}</h3>
      <ul className="columns key-scopes">
        {apiKey.scopes.map((scope) => (
          <li key={scope}>
            {keyStrings.scopes[scope] ?? ""} <code>{scope}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
