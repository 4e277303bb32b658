import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { api, getBody, type Schemas } from "../api/client.ts";
import { getOrganizationId } from "../api/organization.ts";
import { useHasScope } from "../api/session.ts";
import { isAwaitingMoney, toMoneySummary } from "../pages/rollover/money.ts";
import { fetchAccountNames, fetchCustodianNames, formatAccountName } from "../pickers/names.ts";
import { formatMoney } from "../ui/money-format.ts";
import { findPathForId } from "./ids.ts";
import { strings } from "./strings.ts";

interface FoundRollover {
  id: string;
  externalId: string | null;
  /** Name of the participant; null if unknown. */
  name: string | null;
  source: string | null;
  destination: string | null;
  amount: string;
  state: string;
}

interface FoundAccount {
  id: string;
  externalId: string | null;
  name: string | null;
}

interface SearchResults {
  rollovers: readonly FoundRollover[];
  accounts: readonly FoundAccount[];
}

const MAX_RESULTS = 6;
/** More rollovers than the palette shows, so that it can show the open rollovers first. */
const MAX_ROLLOVERS = 20;
const MIN_SEARCH_LENGTH = 2;
const NO_RESULTS: SearchResults = { rollovers: [], accounts: [] };

interface PaletteSearch {
  results: SearchResults;
  isSearching: boolean;
  error: Error | null;
}

/** Finds rollovers and accounts together, so that the first result does not change while a person looks at it. */
export function usePaletteSearch(text: string): PaletteSearch {
  const hasScope = useHasScope();
  const deferredText = useDeferredValue(text);
  const canRead = { rollovers: hasScope("rollovers:read"), accounts: hasScope("accounts:read") };
  const isEnabled = deferredText.length >= MIN_SEARCH_LENGTH && findPathForId(deferredText) === null;
  const { data, isFetching, error } = useQuery({
    queryKey: [getOrganizationId(), "palette", deferredText],
    enabled: isEnabled,
    queryFn: ({ signal }) => search(deferredText, canRead, signal),
  });
  return {
    results: (isEnabled && data) || NO_RESULTS,
    isSearching: text !== deferredText || (isFetching && !data),
    error: isEnabled ? error : null,
  };
}

async function search(
  q: string,
  canRead: { rollovers: boolean; accounts: boolean },
  signal: AbortSignal,
): Promise<SearchResults> {
  const [rollovers, accounts] = await Promise.all([
    canRead.rollovers
      ? getBody(
          api.POST("/v1/rollovers/search", { body: { q, sort: "urgency", limit: MAX_ROLLOVERS }, signal }),
        )
      : { data: [] },
    canRead.accounts
      ? getBody(api.POST("/portal/api/accounts/search", { body: { q }, signal }))
      : { data: [] },
  ]);
  const shown = sortOpenFirst(rollovers.data).slice(0, MAX_RESULTS);
  const [names, custodianNames] = await Promise.all([
    canRead.accounts
      ? fetchAccountNames([...new Set(shown.map(({ accountId }) => accountId))], signal).catch(
          () => new Map(),
        )
      : new Map<string, string>(),
    fetchCustodianNames(
      shown.flatMap(({ source, destination }) => [source.custodianId, destination.custodianId]),
    ),
  ]);
  return {
    rollovers: shown.map((rollover) => ({
      id: rollover.id,
      externalId: rollover.externalId,
      name: names.get(rollover.accountId) ?? null,
      source: custodianNames.get(rollover.source.custodianId) ?? null,
      destination: custodianNames.get(rollover.destination.custodianId) ?? null,
      amount: formatAmount(rollover),
      state: rollover.state,
    })),
    accounts: accounts.data.slice(0, MAX_RESULTS).map((account) => ({
      id: account.id,
      externalId: account.externalId,
      name: formatAccountName(account),
    })),
  };
}

const isOpen = ({ pendingOn }: Schemas["Rollover"]) => pendingOn !== "none";

const sortOpenFirst = (rollovers: readonly Schemas["Rollover"][]) =>
  rollovers.toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a)));

function formatAmount(rollover: Schemas["Rollover"]): string {
  const { requested } = rollover.amount;
  if (isOpen(rollover) && isAwaitingMoney(rollover))
    return strings.palette.outstanding(formatMoney(toMoneySummary(rollover).outstanding));
  return requested === null ? strings.palette.fullBalance : formatMoney(requested);
}
