import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { getQuery } from "../../api/queries.ts";
import { nameOfAccount, useAssignees, useCustodianNames } from "../../pickers/index.ts";
import { Button, Dialog, DialogActions, SearchField, Select, wordsOf } from "../../ui/index.ts";
import { FilterFields } from "./filter-fields.tsx";
import { type FilterName, type Filters, momentsToDays, narrowing, SORTS, sortOf } from "./filters.ts";
import { strings } from "./strings.ts";

interface FilterBarProps {
  filters: Filters;
  q: string;
  onFilters(filters: Filters): void;
  onSearch(q: string): void;
  children?: ReactNode;
}

const SEARCH_AFTER_MS = 300;
const SHORTEST = 2;

export function FilterBar({ filters, q, onFilters, onSearch, children }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const names = narrowing(filters);
  return (
    <div className="queue-filters">
      <div className="queue-tools">
        <Search q={q} onSearch={onSearch} />
        <Button onPress={() => setOpen(true)}>
          {names.length > 0 ? strings.filtersOn(names.length) : strings.filters}
        </Button>
        <div className="queue-sort">
          <Select
            label={strings.sort}
            options={SORTS.map((id) => ({ id, label: strings.sorts[id] ?? id }))}
            selectedKey={sortOf(filters)}
            onSelectionChange={(sort) => onFilters({ ...filters, sort: String(sort) })}
          />
        </div>
        {children}
      </div>
      {names.length > 0 && (
        <ul className="queue-chips" aria-label={strings.filters}>
          {names.map((name) => (
            <Chip key={name} name={name} filters={filters} onFilters={onFilters} />
          ))}
          <li>
            <Button look="quiet" size="small" onPress={() => onFilters(sortAlone(filters))}>
              {strings.clearFilters}
            </Button>
          </li>
        </ul>
      )}
      <Dialog title={strings.filters} isOpen={isOpen} onClose={() => setOpen(false)} size="wide">
        <FilterFields filters={filters} onFilters={onFilters} />
        <DialogActions>
          <Button onPress={() => onFilters(sortAlone(filters))}>{strings.clearFilters}</Button>
          <Button look="primary" onPress={() => setOpen(false)}>
            {strings.done}
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}

const sortAlone = ({ sort }: Filters): Filters => (sort === undefined ? {} : { sort });

function Search({ q, onSearch }: Pick<FilterBarProps, "q" | "onSearch">) {
  const [typed, setTyped] = useState(q);
  const known = useRef(q);
  if (known.current !== q) {
    known.current = q;
    if (q !== typed.trim()) setTyped(q);
  }
  const latest = useRef(onSearch);
  latest.current = onSearch;
  const asked = typed.trim();
  useEffect(() => {
    if (asked === known.current || (asked !== "" && [...asked].length < SHORTEST)) return;
    const timer = setTimeout(() => latest.current(asked), SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  return (
    <div className="queue-search">
      <SearchField
        label={strings.search}
        value={typed}
        onChange={setTyped}
        maxLength={100}
        onSubmit={() => asked !== q && [...asked].length >= SHORTEST && onSearch(asked)}
      />
    </div>
  );
}

function Chip({
  name,
  filters,
  onFilters,
}: Pick<FilterBarProps, "filters" | "onFilters"> & { name: FilterName }) {
  const value = useValueWords(name, filters);
  const words = value === "" ? strings.field[name] : `${strings.field[name]}: ${value}`;
  return (
    <li>
      <Button
        size="small"
        className="queue-chip"
        aria-label={strings.remove(words ?? name)}
        onPress={() => onFilters({ ...filters, [name]: undefined })}
      >
        {words}
        <span aria-hidden="true">×</span>
      </Button>
    </li>
  );
}

function useValueWords(name: FilterName, filters: Filters): string {
  const value = filters[name] ?? "";
  const custodians = useCustodianNames(name === "custodianId" ? [value] : []);
  const assignees = useAssignees();
  const account = useQuery({
    ...getQuery("/v1/accounts/{id}", { params: { path: { id: value } } }),
    enabled: name === "accountId",
  });
  const days = momentsToDays(filters);
  switch (name) {
    case "overdue":
    case "mismatch":
    case "unassigned":
      return "";
    case "pendingOn":
      return value
        .split(",")
        .map((one) => strings.pendingOn[one] ?? one)
        .join(", ");
    case "priority":
      return strings.priorities[value] ?? value;
    case "custodianId":
      return custodians.get(value) ?? value;
    case "assigneeId":
      return assignees.nameOf(value);
    case "accountId":
      return (account.data && nameOfAccount(account.data)) ?? value;
    case "createdAfter":
      return days.from ?? value;
    case "createdBefore":
      return days.to ?? value;
    case "state":
    case "status":
    case "type":
      return value.split(",").map(wordsOf).join(", ");
    default:
      return value;
  }
}
