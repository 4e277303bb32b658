import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Schemas } from "../../api/client.ts";
import { browserClock } from "../../api/clock.ts";
import { getQuery } from "../../api/queries.ts";
import { useHasScope } from "../../api/session.ts";
import { LinkButton, RelativeTime, TextLink, type Tone } from "../../ui/index.ts";
import type { RolloverCounts } from "./counts.tsx";
import { useDirectoryItems } from "./directory-items.ts";
import { findKeyIssue } from "./key-issues.ts";
import { strings } from "./strings.ts";
import "./home.css";

interface AttentionItem {
  id: string;
  tone: Tone;
  title: string;
  detail?: ReactNode;
  href: string;
}

const PAGE_SIZE = 100;

interface AttentionItems {
  items: readonly AttentionItem[];
  /** Pending approvals that only other members can decide. */
  approvalsForOthers: readonly Schemas["Approval"][];
  /** Number of payment details that only other members can confirm. */
  paymentsForOthers: number;
}

/** Collects the items that need attention. Returns null while they load. */
export function useAttentionItems(counts: RolloverCounts): AttentionItems | null {
  const hasScope = useHasScope();
  const pageParams = { params: { query: { limit: PAGE_SIZE } } };
  const endpoints = useQuery({
    ...getQuery("/v1/webhook-endpoints", pageParams),
    enabled: hasScope("webhooks:read"),
  });
  const keys = useQuery({ ...getQuery("/v1/api-keys", pageParams), enabled: hasScope("keys:read") });
  const pendingQuery = { params: { query: { state: "pending" as const, limit: PAGE_SIZE } } };
  const approvals = useQuery({
    ...getQuery("/v1/approvals", pendingQuery),
    enabled: hasScope("rollovers:read"),
  });
  const pendingApprovals = approvals.data?.data ?? [];
  const approvalsForOthers = pendingApprovals.filter(({ cannotDecide }) => cannotDecide !== null);
  const directory = useDirectoryItems();
  if (directory.isLoading || [endpoints, keys, approvals].some(({ isLoading }) => isLoading)) return null;
  const items = [
    ...listRolloverItems(counts),
    ...listApprovalItems(pendingApprovals.length - approvalsForOthers.length),
    ...directory.items,
    ...(endpoints.data?.data ?? []).flatMap(listEndpointItems),
    ...(keys.data?.data ?? []).flatMap((key) => listKeyItems(key, browserClock())),
  ];
  return { items, approvalsForOthers, paymentsForOthers: directory.paymentsForOthers };
}

export function Attention({ items, approvalsForOthers, paymentsForOthers }: AttentionItems) {
  return (
    <section className="stack" aria-labelledby="attention">
      <h2 id="attention">{strings.attention}</h2>
      {items.length === 0 ? (
        <p className="card">
          <span>{strings.nothing}</span>
          <span className="soft">{strings.nothingHint}</span>
        </p>
      ) : (
        <ul className="attention-list">
          {items.map(({ id, tone, title, detail, href }) => (
            <li key={id} className="attention-item" data-tone={tone}>
              <span className="home-item-text">
                <span>{title}</span>
                {detail && <span className="soft">{detail}</span>}
              </span>
              <LinkButton size="small" href={href} aria-label={`${strings.view}: ${title}`}>
                {strings.view}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
      {approvalsForOthers.length > 0 && (
        <p>
          <TextLink
            href={approvalsForOthers.every(({ isOwn }) => isOwn) ? "/approvals?tab=own" : "/approvals"}
          >
            {strings.otherApprovals(approvalsForOthers.length)}
          </TextLink>
        </p>
      )}
      {paymentsForOthers > 0 && (
        <p>
          <TextLink href="/plans?tab=payments">{strings.otherPaymentDetails(paymentsForOthers)}</TextLink>
        </p>
      )}
    </section>
  );
}

function listRolloverItems({ overdue, mismatch }: RolloverCounts): AttentionItem[] {
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

function listApprovalItems(count: number): AttentionItem[] {
  return count === 0
    ? []
    : [{ id: "approvals", tone: "warn", title: strings.approvals(count), href: "/approvals" }];
}

function listEndpointItems(endpoint: Schemas["WebhookEndpoint"]): AttentionItem[] {
  const { id, url, enabled, disabledReason, failingSince } = endpoint;
  const href = `/webhooks/${id}`;
  const { host } = new URL(url);
  if (!enabled && disabledReason !== null) {
    return [{ id, tone: "bad", title: strings.disabled(host), href }];
  }
  if (!enabled || failingSince === null) return [];
  return [
    { id, tone: "warn", title: strings.failing(host), detail: <FailingSince at={failingSince} />, href },
  ];
}

function FailingSince({ at }: { at: string }) {
  return (
    <>
      {strings.failingSince} <RelativeTime time={at} />
    </>
  );
}

function listKeyItems(key: Schemas["ApiKey"], now: number): AttentionItem[] {
  if (findKeyIssue(key, now) !== "expires") return [];
  const { id, name, last4, expiresAt } = key;
  return [
    {
      id,
      tone: "warn",
      title: strings.expiring(name, last4),
      detail: <RelativeTime time={expiresAt} />,
      href: `/keys/${id}`,
    },
  ];
}
