import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { getQuery } from "../../api/queries.ts";
import { useHasScope } from "../../api/session.ts";
import { DefinitionList, formatExact, QueryContent } from "../../ui/index.ts";
import type { Key } from "../keys/key.ts";
import { ChangesTable } from "../rollover/changes-table.tsx";
import type { Approval } from "./approval.ts";
import { strings } from "./strings.ts";

const SECONDS_PER_HOUR = 3_600;

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

interface KeyFact {
  name: keyof KeyParams;
  label: string;
  format: (value: never) => string;
}

const FACTS: readonly KeyFact[] = [
  { name: "name", label: strings.keyName, format: String },
  { name: "type", label: strings.keyType, format: String },
  { name: "scopes", label: strings.keyScopes, format: (scopes: readonly string[]) => scopes.join(", ") },
  {
    name: "ipAllowlist",
    label: strings.keyAllowlist,
    format: (entries: readonly string[]) => (entries.length === 0 ? strings.anywhere : entries.join(", ")),
  },
  { name: "proofKey", label: strings.keyProof, format: JSON.stringify },
  {
    name: "proofKeyThumbprint",
    label: strings.keyBinding,
    format: (thumbprint: string | null) => thumbprint ?? strings.notBound,
  },
  {
    name: "rateLimitPerMinute",
    label: strings.keyLimit,
    format: (limit: number | null) => String(limit ?? strings.defaultLimit),
  },
  {
    name: "expiresAt",
    label: strings.keyExpires,
    format: (time: string | null) => (time === null ? strings.never : formatExact(time)),
  },
];

const formatFact = (params: KeyParams, { name, format }: KeyFact): string | null => {
  const value = params[name];
  return value === undefined ? null : format(value as never);
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
  const { gracePeriodSeconds } = params;
  return (
    <QueryContent query={key}>
      {(currentKey) => (
        <>
          <Facts
            title={strings.keyNow}
            facts={[
              ...toFacts({ ...currentKey, name: `${currentKey.name} (…${currentKey.last4})` } as Key &
                KeyParams),
              ...(gracePeriodSeconds === undefined
                ? []
                : [[strings.oldKeyExpires, formatGracePeriod(gracePeriodSeconds)] as const]),
            ]}
          />
          <KeyChanges currentKey={currentKey as KeyParams} params={params} />
        </>
      )}
    </QueryContent>
  );
}

const formatGracePeriod = (seconds: number) =>
  seconds === 0 ? strings.immediately : strings.hoursAfterRotation(seconds / SECONDS_PER_HOUR);

function KeyChanges({ currentKey, params }: { currentKey: KeyParams; params: KeyParams }) {
  const changes = FACTS.flatMap((fact) => {
    const after = formatFact(params, fact);
    const before = formatFact(currentKey, fact);
    return after === null || after === before ? [] : [{ label: fact.label, before, after }];
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
    return text === null ? [] : [[fact.label, text] as const];
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
