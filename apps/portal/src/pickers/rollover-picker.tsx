import { api, getBody } from "../api/client.ts";
import { ProblemError } from "../api/problem.ts";
import { useHasScope } from "../api/session.ts";
import { formatEnumValue } from "../ui/badge.tsx";
import { SearchBox, type SearchBoxProps } from "../ui/combo-box.tsx";
import type { Option } from "../ui/select.tsx";
import { fetchAccountNames } from "./names.ts";
import { strings } from "./strings.ts";

const MAX_RESULTS = 10;
const MIN_SEARCH_LENGTH = 2;
const ROLLOVER_ID = /^rol_[0-9a-z]{26}$/;

type FieldProps = Partial<Pick<SearchBoxProps, "label" | "hint" | "name" | "isRequired">>;

async function searchRollovers(q: string, signal: AbortSignal) {
  const { data } = await getBody(
    api.POST("/v1/rollovers/search", { body: { q, limit: MAX_RESULTS }, signal }),
  );
  return data;
}

async function findById(id: string, signal: AbortSignal) {
  try {
    return [await getBody(api.GET("/v1/rollovers/{id}", { params: { path: { id } }, signal }))];
  } catch (error) {
    if (error instanceof ProblemError && error.status === 404) return [];
    throw error;
  }
}

export function RolloverPicker({
  value,
  onChange,
  ...fieldProps
}: FieldProps & { value: Option | null; onChange: (option: Option | null) => void }) {
  const canReadAccounts = useHasScope()("accounts:read");
  // Searches with POST to keep names out of URLs.
  const search = async (q: string, signal: AbortSignal): Promise<Option[]> => {
    if (q.length < MIN_SEARCH_LENGTH) return [];
    const data = ROLLOVER_ID.test(q) ? await findById(q, signal) : await searchRollovers(q, signal);
    const accountIds = [...new Set(data.map(({ accountId }) => accountId))];
    const names = canReadAccounts ? await fetchAccountNames(accountIds, signal) : new Map<string, string>();
    return data.map(({ id, accountId, externalId, state }) => ({
      id,
      label: [names.get(accountId) ?? externalId, formatEnumValue(state)].filter(Boolean).join(", "),
      hint: id,
    }));
  };
  return (
    <SearchBox
      label={strings.rollover}
      hint={strings.rolloverHint}
      {...fieldProps}
      queryKey={["rollovers", canReadAccounts]}
      search={search}
      value={value}
      onChange={onChange}
    />
  );
}
