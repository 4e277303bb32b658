import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Schemas } from "../../api/client.ts";
import { browserClock } from "../../api/clock.ts";
import { getQuery } from "../../api/queries.ts";
import { useMay } from "../../api/session.ts";
import { LinkButton, RelativeTime, TextLink, type Tone } from "../../ui/index.ts";
import type { RolloverCounts } from "./counts.tsx";
import { strings } from "./strings.ts";
import "./home.css";

interface Matter {
  id: string;
  tone: Tone;
  title: string;
  detail?: ReactNode;
  href: string;
}

const SOON_MS = 14 * 24 * 60 * 60 * 1_000;
const MANY = 100;

/** Most urgent first. Queries only what the role can read. */
export function Attention({ counts }: { counts: RolloverCounts }) {
  const may = useMay();
  const page = { params: { query: { limit: MANY } } };
  const endpoints = useQuery({ ...getQuery("/v1/webhook-endpoints", page), enabled: may("webhooks:read") });
  const keys = useQuery({ ...getQuery("/v1/api-keys", page), enabled: may("keys:read") });
  const asked = { params: { query: { state: "pending" as const, limit: MANY } } };
  const approvals = useQuery({ ...getQuery("/v1/approvals", asked), enabled: may("rollovers:read") });
  const pending = approvals.data?.data ?? [];
  const others = pending.filter(({ cannotDecide }) => cannotDecide !== null);
  const matters = [
    ...rolloverMatters(counts),
    ...approvalMatters(pending.length - others.length),
    ...(endpoints.data?.data ?? []).flatMap(endpointMatters),
    ...(keys.data?.data ?? []).flatMap((key) => keyMatters(key, browserClock())),
  ];
  return (
    <section className="stack" aria-labelledby="attention">
      <h2 id="attention">{strings.attention}</h2>
      {matters.length === 0 ? (
        <p className="card">
          <span>{strings.nothing}</span>
          <span className="soft">{strings.nothingHint}</span>
        </p>
      ) : (
        <ul className="matters">
          {matters.map(({ id, tone, title, detail, href }) => (
            <li key={id} className="matter" data-tone={tone}>
              <span className="matter-words">
                <span>{title}</span>
                {detail && <span className="soft">{detail}</span>}
              </span>
              <LinkButton size="small" href={href} aria-label={`${strings.look}: ${title}`}>
                {strings.look}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <p>
          <TextLink href={others.every(({ isOwn }) => isOwn) ? "/approvals?tab=asked" : "/approvals"}>
            {strings.otherApprovals(others.length)}
          </TextLink>
        </p>
      )}
    </section>
  );
}

function rolloverMatters({ overdue, mismatch }: RolloverCounts): Matter[] {
  return [
    ...(overdue > 0
      ? [
          {
            id: "overdue",
            tone: "bad" as const,
            title: strings.overdue(overdue),
            href: "/rollovers?overdue=true",
          },
        ]
      : []),
    ...(mismatch > 0
      ? [
          {
            id: "mismatch",
            tone: "bad" as const,
            title: strings.mismatch(mismatch),
            href: "/rollovers?mismatch=true",
          },
        ]
      : []),
  ];
}

function approvalMatters(toDecide: number): Matter[] {
  return toDecide === 0
    ? []
    : [{ id: "approvals", tone: "warn", title: strings.approvals(toDecide), href: "/approvals" }];
}

function endpointMatters(endpoint: Schemas["WebhookEndpoint"]): Matter[] {
  const { id, url, enabled, disabledReason, failingSince } = endpoint;
  const href = `/webhooks/${id}`;
  const { host } = new URL(url);
  if (!enabled && disabledReason !== null) {
    return [{ id, tone: "bad", title: strings.disabled(host), href }];
  }
  if (!enabled || failingSince === null) return [];
  return [{ id, tone: "warn", title: strings.failing(host), detail: <Since at={failingSince} />, href }];
}

function Since({ at }: { at: string }) {
  return (
    <>
      {strings.failingSince} <RelativeTime at={at} />
    </>
  );
}

function keyMatters({ id, name, status, expiresAt, replacedBy }: Schemas["ApiKey"], now: number): Matter[] {
  const isAlive = status === "active" || status === "expiring";
  if (!isAlive || expiresAt === null || replacedBy !== null || Date.parse(expiresAt) - now > SOON_MS)
    return [];
  return [
    {
      id,
      tone: "warn",
      title: strings.expiring(name),
      detail: <RelativeTime at={expiresAt} />,
      href: `/keys/${id}`,
    },
  ];
}
