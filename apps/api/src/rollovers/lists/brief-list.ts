import { BriefAccount } from "@svc/accounts";
import type { TextRow, TextRows } from "@svc/database";
import { type Page, toPage } from "@svc/service-kit";
import type { ApiCall } from "../../declare.ts";
import { toAnswerTime } from "../../json-texts.ts";
import { type RolloverState, STATE_MEANINGS } from "../rollover-states.ts";
import { type BriefColumn, type BriefParts, listBriefRollovers, PLACES, partsOf } from "./brief-rows.ts";
import type { ListQuery } from "./list-query.ts";
import { isPlain, type ListedPage, listPage, readAsked } from "./list-rollovers.ts";

/** The columns that each member is read from. */
const COLUMNS_OF: Readonly<Record<string, readonly BriefColumn[]>> = {
  id: [],
  environment: [],
  externalId: ["externalId"],
  accountId: ["accountId"],
  type: ["type"],
  "source.custodianId": ["sourceCustodianId"],
  "destination.custodianId": ["destinationCustodianId"],
  "amount.kind": ["amountKind"],
  "amount.requested": ["amountRequested"],
  "amount.currency": ["currency"],
  state: ["state"],
  status: ["state"],
  version: ["version"],
  createdAt: [],
  updatedAt: ["updatedAt"],
  // There is one: the database has no rollover without.
  "account.id": ["accountId"],
  "account.environment": [],
  "account.externalId": ["participant.externalId"],
  "account.status": ["participant.status"],
  "account.firstName": ["participant.firstName"],
  "account.lastName": ["participant.lastName"],
  "account.email": ["participant.emailCiphertext"],
};

const OF_ACCOUNT = "account.";
const named = (isOfAccount: boolean) =>
  Object.keys(COLUMNS_OF).filter((member) => member.startsWith(OF_ACCOUNT) === isOfAccount);

/** What a table of rollovers mostly shows of each: none of it is JSON. */
export const BRIEF_MEMBERS: ReadonlySet<string> = new Set(named(false));
/** What it mostly shows of their participants. */
export const BRIEF_ACCOUNT_MEMBERS: ReadonlySet<string> = new Set(
  named(true).map((member) => member.slice(OF_ACCOUNT.length)),
);

/** A page of which each item has the members that were asked for. */
interface BriefPage extends Page<BriefRollover>, Omit<ListedPage, "items"> {}

/** As `listPage`, with these of `BRIEF_MEMBERS` of each, or with all members. @throws Problem the same */
export async function briefPage(
  call: ApiCall,
  query: ListQuery,
  members: ReadonlySet<string>,
): Promise<BriefPage | ListedPage> {
  const { order, filter, position, limit } = readAsked(call, query);
  if (filter.states?.length === 0 || !isPlain(filter)) return listPage(call, query);
  const { db, principal } = call;
  const { hasAccounts, ...parts } = partsFor(members);
  const texts = await listBriefRollovers(db, principal.organizationId, filter, position, limit, parts);
  const { items, hasMore } = toPage(texts.rows, limit);
  const accounts = hasAccounts ? new Map<string, BriefAccount>() : null;
  return {
    items: items.map((row) => new BriefRollover(row, texts, call, accounts)),
    hasMore,
    order,
    places: [],
    // Such a list is sorted by nothing else.
    placeAt: (index) => {
      const row = items[index] as TextRow;
      return { id: row[PLACES.id] as string, at: new Date(momentIn(texts, row, PLACES.createdAt)) };
    },
  };
}

/** By what was made of a document, which is kept as long as that. */
const knownParts = new WeakMap<ReadonlySet<string>, BriefParts & { hasAccounts: boolean }>();

function partsFor(members: ReadonlySet<string>) {
  const known = knownParts.get(members);
  if (known) return known;
  const names = [...members];
  const parts = {
    ...partsOf(names.flatMap((member) => COLUMNS_OF[member] ?? [])),
    hasAccounts: names.some((member) => member.startsWith(OF_ACCOUNT)),
  };
  knownParts.set(members, parts);
  return parts;
}

/** A rollover as the plain view shows it, of the columns that were read. What has to be put together is so when it is asked for. */
class BriefRollover {
  private readonly row: TextRow;
  private readonly texts: TextRows;
  private readonly call: ApiCall;
  /** Those of the page, by id: several rollovers may be of one. Null where nothing is asked of them. */
  private readonly accounts: Map<string, BriefAccount> | null;

  constructor(row: TextRow, texts: TextRows, call: ApiCall, accounts: Map<string, BriefAccount> | null) {
    this.row = row;
    this.texts = texts;
    this.call = call;
    this.accounts = accounts;
  }

  get id() {
    return this.row[PLACES.id];
  }
  get environment() {
    return this.call.environment;
  }
  get externalId() {
    return this.row[PLACES.externalId];
  }
  get accountId() {
    return this.row[PLACES.accountId];
  }
  get type() {
    return this.row[PLACES.type];
  }
  get source() {
    return { custodianId: this.row[PLACES.sourceCustodianId] };
  }
  get destination() {
    return { custodianId: this.row[PLACES.destinationCustodianId] };
  }
  get amount() {
    const { row } = this;
    return {
      kind: row[PLACES.amountKind],
      requested: row[PLACES.amountRequested],
      currency: row[PLACES.currency],
    };
  }
  get state() {
    return this.row[PLACES.state];
  }
  get status() {
    return STATE_MEANINGS[this.state as RolloverState].status;
  }
  get version() {
    return Number(this.row[PLACES.version]);
  }
  get createdAt() {
    return momentIn(this.texts, this.row, PLACES.createdAt);
  }
  get updatedAt() {
    return momentIn(this.texts, this.row, PLACES.updatedAt);
  }

  /** Its participant's account, where any of that was asked for with it. */
  get account() {
    const { row, accounts } = this;
    if (!accounts) return undefined;
    const id = this.accountId as string;
    const known = accounts.get(id);
    if (known) return known;
    const account = new BriefAccount(this.call, {
      id,
      externalId: row[PLACES["participant.externalId"]] ?? null,
      status: row[PLACES["participant.status"]] ?? null,
      firstName: row[PLACES["participant.firstName"]] ?? null,
      lastName: row[PLACES["participant.lastName"]] ?? null,
      emailCiphertext: row[PLACES["participant.emailCiphertext"]] ?? null,
    });
    accounts.set(id, account);
    return account;
  }
}

function momentIn(texts: TextRows, row: TextRow, place: number): string {
  return toAnswerTime(row[place] as string) ?? (texts.valueOf(row, place) as Date).toISOString();
}
