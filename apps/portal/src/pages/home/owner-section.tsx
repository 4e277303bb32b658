import { useQuery } from "@tanstack/react-query";
import { getQuery } from "../../api/queries.ts";
import {
  formatMoney,
  Money,
  QueryContent,
  RelativeTime,
  Section,
  TextLink,
  useToday,
} from "../../ui/index.ts";
import { formatApprovalName } from "../approvals/approval.ts";
import { formatRole, ROLE_OPTIONS } from "../team/roles.ts";
import { ownerStrings as strings } from "./role-strings.ts";
import "./home.css";

const MAX_ROWS = 5;
const MAX_MEMBERS = 100;
/** The 30-day period includes today, so its first day is 29 days earlier. */
const FIRST_DAY_OFFSET_MS = 29 * 86_400_000;
const pageParams = { params: { query: { limit: MAX_MEMBERS } } };

export function OwnerSection() {
  return (
    <section className="stack" aria-labelledby="organization">
      <h2 id="organization">{strings.title}</h2>
      <div className="columns home-wide-columns">
        <People />
        <Approvals />
        <IncomingMoney />
      </div>
    </section>
  );
}

function People() {
  const members = useQuery(getQuery("/portal/api/members", pageParams));
  const invitations = useQuery(getQuery("/portal/api/invitations", pageParams));
  return (
    <Section title={strings.people} actions={<TextLink href="/team">{strings.allPeople}</TextLink>}>
      <QueryContent query={members}>
        {({ data, hasMore }) => {
          const withoutSecondFactor = data.filter(({ hasSecondFactor }) => !hasSecondFactor).length;
          const roles = ROLE_OPTIONS.flatMap(({ id }) => {
            const count = data.filter(({ role }) => role === id).length;
            return count === 0 ? [] : [`${count} ${formatRole(id)}`];
          });
          const pendingInvitations = invitations.data?.data.length ?? 0;
          return (
            <ul className="home-list">
              <li className="home-item-text">
                <strong>
                  {data.length === 1
                    ? strings.oneMember
                    : strings.members(hasMore ? `${MAX_MEMBERS}+` : String(data.length))}
                </strong>
                <span className="soft">{roles.join(", ")}</span>
              </li>
              <li className={withoutSecondFactor > 0 ? "text-warn" : "soft"}>
                {withoutSecondFactor > 0
                  ? strings.withoutSecondFactor(withoutSecondFactor)
                  : strings.allSecured}
              </li>
              <li className={pendingInvitations > 0 ? undefined : "soft"}>
                {pendingInvitations > 0 ? strings.invitations(pendingInvitations) : strings.noInvitations}
              </li>
            </ul>
          );
        }}
      </QueryContent>
    </Section>
  );
}

function Approvals() {
  const query = { state: "pending" as const, limit: MAX_ROWS };
  const approvals = useQuery(getQuery("/v1/approvals", { params: { query } }));
  return (
    <Section
      title={strings.approvals}
      actions={<TextLink href="/approvals">{strings.allApprovals}</TextLink>}
    >
      <QueryContent query={approvals}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="soft">{strings.noApprovals}</p>
          ) : (
            <ul className="home-list">
              {data.map((approval) => (
                <li key={approval.id} className="row row-between">
                  <TextLink href={`/approvals/${approval.id}`}>{formatApprovalName(approval)}</TextLink>
                  <span className="soft">
                    {strings.expires} <RelativeTime time={approval.expiresAt} />
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryContent>
    </Section>
  );
}

const TOTALS = ["arrivals", "applied", "returned", "reversed", "unmatched", "suspense"] as const;

function IncomingMoney() {
  const today = useToday();
  const from =
    today === null ? undefined : new Date(Date.parse(today) - FIRST_DAY_OFFSET_MS).toISOString().slice(0, 10);
  const summary = useQuery({
    ...getQuery("/v1/incoming-funds/summary", { params: { query: { ...(from ? { from } : {}) } } }),
    enabled: from !== undefined,
  });
  return (
    <Section
      title={strings.incomingMoney}
      actions={<TextLink href="/receiving-desk">{strings.receivingDesk}</TextLink>}
    >
      <QueryContent query={summary}>
        {({ total, suspense }) => (
          <>
            {Number(total.arrivals) === 0 ? (
              <p className="soft">{strings.noMoney}</p>
            ) : (
              <dl className="home-balances">
                {TOTALS.map((name) => (
                  <div key={name}>
                    <dt>{strings.totals[name]}</dt>
                    <dd>
                      <Money amount={total[name]} />
                    </dd>
                  </div>
                ))}
              </dl>
            )}
            {suspense.overdue.count > 0 && (
              <p className="text-warn">
                {strings.suspenseOverdue(formatMoney(suspense.overdue.amount), suspense.overdue.count)}
              </p>
            )}
          </>
        )}
      </QueryContent>
    </Section>
  );
}
