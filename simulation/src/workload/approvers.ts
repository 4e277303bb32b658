import { getRandom, read, write } from "./client.ts";
import { GUARDED_ACTIONS } from "./fixture.ts";
import { type ActorContext, type KnownRollover, parse, pickKeyHeaders, setState } from "./tenant.ts";

const THINK_MS = 40;
const MAX_PENDING = 3;

/** Requests approvals with the organization's keys, or with the session of one of its people. */
export async function runRequester(context: ActorContext): Promise<void> {
  const { history, tenant } = context;
  const { name, people } = tenant.organization;
  while (context.isOpen) {
    await context.think(THINK_MS);
    const possible = tenant.rollovers.filter(
      (rollover) =>
        rollover.state in GUARDED_ACTIONS &&
        !tenant.pending.some((approval) => approval.rollover.id === rollover.id),
    );
    if (possible.length === 0 || tenant.pending.length >= MAX_PENDING) continue;
    const rollover = getRandom().pick(possible);
    const requested = await write(history, {
      organization: name,
      kind: "request_approval",
      path: "/v1/approvals",
      body: { action: GUARDED_ACTIONS[rollover.state], rolloverId: rollover.id, params: {} },
      headers: getRandom().chance(0.8) ? pickKeyHeaders(tenant) : getRandom().pick(people).headers,
    });
    if (requested.status < 300) tenant.pending.push({ id: parse<{ id: string }>(requested).id, rollover });
    else await refresh(context, rollover);
  }
}

const OWNER_CHANCE = 0.4;

/** Confirms approvals as a random person: most often the owner of the keys, whom the service must reject. */
export async function runConfirmer(context: ActorContext): Promise<void> {
  const { history, tenant } = context;
  const { name, people } = tenant.organization;
  while (context.isOpen) {
    await context.think(THINK_MS);
    if (tenant.pending.length === 0) continue;
    const approval = getRandom().pick(tenant.pending);
    const confirmed = await write(history, {
      organization: name,
      kind: "confirm",
      path: `/v1/approvals/${approval.id}/confirm`,
      body: {},
      headers: (getRandom().chance(OWNER_CHANCE) ? people[0] : getRandom().pick(people)).headers,
    });
    // The requester and the key's owner get 403. Another person can still confirm.
    if (confirmed.status === 403) continue;
    tenant.pending = tenant.pending.filter(({ id }) => id !== approval.id);
    await refresh(context, approval.rollover);
  }
}

/** Reads a rollover that another client has changed. */
async function refresh({ history, tenant }: ActorContext, rollover: KnownRollover): Promise<void> {
  const path = `/v1/rollovers/${rollover.id}`;
  const target = { method: "GET", path, headers: pickKeyHeaders(tenant) };
  setState(rollover, await read(history, tenant.organization.name, target));
}
