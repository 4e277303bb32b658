import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from "react";
import { getQuery } from "../../api/queries.ts";
import { formatAccountName, useAssignees, useCustodianNames } from "../../pickers/index.ts";
import {
  Button,
  Dialog,
  DialogActions,
  formatEnumValue,
  SearchField,
  Select,
  Skeleton,
  Toolbar,
} from "../../ui/index.ts";
import { FilterFields } from "./filter-fields.tsx";
import {
  type FilterName,
  type Filters,
  listActiveFilters,
  resolveSort,
  SORTS,
  timesToDays,
} from "./filters.ts";
import { strings } from "./strings.ts";

interface FilterBarProps {
  filters: Filters;
  q: string;
  onFilters(filters: Filters): void;
  onSearch(q: string): void;
  children?: ReactNode;
}

const DEBOUNCE_MS = 300;
const MIN_SEARCH_LENGTH = 2;

export function FilterBar({ filters, q, onFilters, onSearch, children }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const activeNames = listActiveFilters(filters);
  return (
    <div className="queue-filters">
      <div className="queue-tools">
        <Search q={q} onSearch={onSearch} />
        <Button onPress={() => setOpen(true)}>
          {activeNames.length > 0 ? strings.filterCount(activeNames.length) : strings.filters}
        </Button>
        <div className="queue-sort">
          <Select
            label={strings.sort}
            options={SORTS.map((id) => ({ id, label: strings.sorts[id] ?? id }))}
            selectedKey={resolveSort(filters)}
            onSelectionChange={(sort) => onFilters({ ...filters, sort: String(sort) })}
          />
        </div>
        {children}
      </div>
      {activeNames.length > 0 && (
        <Toolbar label={strings.filters} className="">
          <ul className="queue-chips" aria-label={strings.filters}>
            {activeNames.map((name) => (
              <Chip key={name} name={name} filters={filters} onFilters={onFilters} />
            ))}
            <li>
              <Button variant="quiet" size="small" onPress={() => onFilters(keepSortOnly(filters))}>
                {strings.clearFilters}
              </Button>
            </li>
          </ul>
        </Toolbar>
      )}
      <Dialog title={strings.filters} isOpen={isOpen} onClose={() => setOpen(false)} size="wide">
        <DeferredFields filters={filters} onFilters={onFilters} />
        <DialogActions>
          <Button onPress={() => onFilters(keepSortOnly(filters))}>{strings.clearFilters}</Button>
          <Button variant="primary" onPress={() => setOpen(false)}>
            {strings.done}
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}

/** Renders the fields after the dialog, so that the dialog opens without delay. */
function DeferredFields(props: Pick<FilterBarProps, "filters" | "onFilters">) {
  const isReady = useDeferredValue(true, false);
  return isReady ? <FilterFields {...props} /> : <Skeleton lines={8} />;
}

const keepSortOnly = ({ sort }: Filters): Filters => (sort === undefined ? {} : { sort });

function Search({ q, onSearch }: Pick<FilterBarProps, "q" | "onSearch">) {
  const [text, setText] = useState(q);
  // Shows a search text that changed elsewhere, for example by the Back button.
  const lastQuery = useRef(q);
  if (lastQuery.current !== q) {
    lastQuery.current = q;
    if (q !== text.trim()) setText(q);
  }
  const latestOnSearch = useRef(onSearch);
  latestOnSearch.current = onSearch;
  const query = text.trim();
  useEffect(() => {
    if (query === lastQuery.current || (query !== "" && [...query].length < MIN_SEARCH_LENGTH)) return;
    const timer = setTimeout(() => latestOnSearch.current(query), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [query]);
  return (
    <div className="queue-search">
      <SearchField
        label={strings.search}
        value={text}
        onChange={setText}
        maxLength={100}
        onSubmit={() => query !== q && [...query].length >= MIN_SEARCH_LENGTH && onSearch(query)}
      />
    </div>
  );
}

function Chip({
  name,
  filters,
  onFilters,
}: Pick<FilterBarProps, "filters" | "onFilters"> & { name: FilterName }) {
  const value = useFilterValueLabel(name, filters);
  const label = value === "" ? strings.field[name] : `${strings.field[name]}: ${value}`;
  return (
    <li>
      <Button
        size="small"
        className="queue-chip"
        aria-label={strings.remove(label ?? name)}
        onPress={() => onFilters({ ...filters, [name]: undefined })}
      >
        {label}
        <span aria-hidden="true">×</span>
      </Button>
    </li>
  );
}

function useFilterValueLabel(name: FilterName, filters: Filters): string {
  const value = filters[name] ?? "";
  const custodians = useCustodianNames(name === "custodianId" || name === "sourceCustodianId" ? [value] : []);
  const assignees = useAssignees();
  const account = useQuery({
    ...getQuery("/v1/accounts/{id}", { params: { path: { id: value } } }),
    enabled: name === "accountId",
  });
  const days = timesToDays(filters);
  switch (name) {
    case "overdue":
      return value === "true" ? "" : strings.no;
    case "mismatch":
    case "unassigned":
    case "inTransit":
      return "";
    case "inTransitAge":
      return strings.transitAges[value] ?? value;
    case "pendingOn":
      return value
        .split(",")
        .map((one) => strings.pendingOn[one] ?? one)
        .join(", ");
    case "priority":
      return strings.priorities[value] ?? value;
    case "custodianId":
    case "sourceCustodianId":
      return custodians.get(value) ?? value;
    case "assigneeId":
      return assignees.getName(value);
    case "accountId":
      return (account.data && formatAccountName(account.data)) ?? value;
    case "createdAfter":
      return days.from ?? value;
    case "createdBefore":
      return days.to ?? value;
    case "dueBefore":
      return days.dueBy ?? value;
    case "state":
    case "status":
    case "type":
      return value.split(",").map(formatEnumValue).join(", ");
    default:
      return value;
  }
}
