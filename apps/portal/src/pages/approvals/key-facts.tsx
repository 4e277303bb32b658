import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { getQuery } from "../../api/queries.ts";
import { useHasScope } from "../../api/session.ts";
import { DefinitionList, formatExact, QueryContent } from "../../ui/index.ts";
import type { Key } from "../keys/key.ts";
import { ChangesTable } from "../rollover/changes-table.tsx";
import type { Approval } from "./approval.ts";
import { strings } from "./strings.ts";

interface KeyParams {
  keyId?: string;
  type?: string;
  name?: string;
  scopes?: readonly string[];
  ipAllowlist?: readonly string[];
  proofKey?: object;
  proofKeyThumbprint?: string | null;
  rateLimitPerMinute?: number | null;
  expiresAt?: string | null;
  gracePeriodSeconds?: number;
}

const FACTS: readonly (readonly [keyof KeyParams, string, (value: never) => string])[] = [
  ["name", strings.keyName, String],
  ["type", strings.keyType, String],
  ["scopes", strings.keyScopes, (scopes: readonly string[]) => scopes.join(", ")],
  [
    "ipAllowlist",
    strings.keyAllowlist,
    (entries: readonly string[]) => (entries.length === 0 ? strings.anywhere : entries.join(", ")),
  ],
  ["proofKey", strings.keyProof, JSON.stringify],
  ["proofKeyThumbprint", strings.keyBinding, (thumbprint: string | null) => thumbprint ?? strings.notBound],
  ["rateLimitPerMinute", strings.keyLimit, (limit: number | null) => String(limit ?? strings.defaultLimit)],
  [
    "expiresAt",
    strings.keyExpires,
    (time: string | null) => (time === null ? strings.never : formatExact(time)),
  ],
];

const formatFact = (params: KeyParams, [name, , toText]: (typeof FACTS)[number]): string | null => {
  const value = params[name];
  return value === undefined ? null : toText(value as never);
};

export function KeyFacts({ approval }: { approval: Approval }) {
  const params = (approval.params ?? {}) as KeyParams;
  if (params.keyId !== undefined) return <ExistingKey id={params.keyId} params={params} />;
  const newKey = { ipAllowlist: [], rateLimitPerMinute: null, expiresAt: null, ...params };
  return <Facts title={strings.key} facts={toFacts(newKey)} />;
}

function ExistingKey({ id, params }: { id: string; params: KeyParams }) {
  const hasScope = useHasScope();
  const key = useQuery({
    ...getQuery("/portal/api/keys/{id}", { params: { path: { id } } }),
    enabled: hasScope("keys:read"),
  });
  const { gracePeriodSeconds: grace } = params;
  return (
    <QueryContent query={key}>
      {(currentKey) => (
        <>
          <Facts
            title={strings.keyNow}
            facts={[
              ...toFacts({ ...currentKey, name: `${currentKey.name} (…${currentKey.last4})` } as Key &
                KeyParams),
              ...(grace === undefined
                ? []
                : [[strings.grace, grace === 0 ? strings.graceNone : strings.hours(grace / 3_600)] as const]),
            ]}
          />
          <KeyChanges currentKey={currentKey as KeyParams} params={params} />
        </>
      )}
    </QueryContent>
  );
}

function KeyChanges({ currentKey, params }: { currentKey: KeyParams; params: KeyParams }) {
  const changes = FACTS.flatMap((fact) => {
    const after = formatFact(params, fact);
    const before = formatFact(currentKey, fact);
    return after === null || after === before ? [] : [{ label: fact[1], before, after }];
  });
  if (changes.length === 0) return null;
  return (
    <section className="stack stack-tight">
      <h3>{strings.keyChanges}</h3>
      <ChangesTable changes={changes} label={strings.keyChanges} />
    </section>
  );
}

function toFacts(params: KeyParams): (readonly [string, ReactNode])[] {
  return FACTS.flatMap((fact) => {
    const text = formatFact(params, fact);
    return text === null ? [] : [[fact[1], text] as const];
  });
}

function Facts({ title, facts }: { title: string; facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <section className="stack stack-tight">
      <h3>{title}</h3>
      <DefinitionList items={facts} />
    </section>
  );
}
