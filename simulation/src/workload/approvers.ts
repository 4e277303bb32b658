import { random, read, write } from "./client.ts";
import { GUARDED_ACTIONS } from "./fixture.ts";
import { type ActorContext, type KnownRollover, parse, setState, withKey } from "./shop.ts";

const THINK_MS = 40;
const MAX_PENDING = 3;

/** Requests approvals with the organization's keys, or as one of its people. */
export async function runRequester(context: ActorContext): Promise<void> {
  const { history, shop } = context;
  const { name, people } = shop.organization;
  while (context.isOpen) {
    await context.think(THINK_MS);
    const possible = shop.rollovers.filter(
      (rollover) =>
        rollover.state in GUARDED_ACTIONS && !shop.pending.some((one) => one.rollover.id === rollover.id),
    );
    if (possible.length === 0 || shop.pending.length >= MAX_PENDING) continue;
    const rollover = random().pick(possible);
    const requested = await write(history, {
      organization: name,
      kind: "request_approval",
      path: "/v1/approvals",
      body: { action: GUARDED_ACTIONS[rollover.state], rolloverId: rollover.id, params: {} },
      headers: random().chance(0.8) ? withKey(shop) : random().pick(people).headers,
    });
    if (requested.status < 300) shop.pending.push({ id: parse<{ id: string }>(requested).id, rollover });
    else await refresh(context, rollover);
  }
}

const OWNER_CHANCE = 0.4;

/** Confirms approvals as a random person of the organization. Most often chooses the owner of the keys, whom the service must reject. */
export async function runConfirmer(context: ActorContext): Promise<void> {
  const { history, shop } = context;
  const { name, people } = shop.organization;
  while (context.isOpen) {
    await context.think(THINK_MS);
    if (shop.pending.length === 0) continue;
    const approval = random().pick(shop.pending);
    const confirmed = await write(history, {
      organization: name,
      kind: "confirm",
      path: `/v1/approvals/${approval.id}/confirm`,
      body: {},
      headers: (random().chance(OWNER_CHANCE) ? people[0] : random().pick(people)).headers,
    });
    // The requester and the key's owner get 403. Another person can still confirm.
    if (confirmed.status === 403) continue;
    shop.pending = shop.pending.filter(({ id }) => id !== approval.id);
    await refresh(context, approval.rollover);
  }
}

/** Reads the state of a rollover that another client has changed. */
async function refresh({ history, shop }: ActorContext, rollover: KnownRollover): Promise<void> {
  const path = `/v1/rollovers/${rollover.id}`;
  const target = { method: "GET", path, headers: withKey(shop) };
  setState(rollover, await read(history, shop.organization.name, target));
}
