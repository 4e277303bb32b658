import { useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { getQuery } from "../../api/queries.ts";
import { useHasScope, useMe } from "../../api/session.ts";
import { useAddress } from "../../shell/address.ts";
import {
  Button,
  CopyAsCurl,
  EmptyState,
  ErrorNotice,
  LinkButton,
  PageHeader,
  Skeleton,
} from "../../ui/index.ts";
import type { BulkOutcome } from "./bulk.ts";
import { type BulkAction, BulkBar, BulkDialogs } from "./bulk-bar.tsx";
import { ExportMenu } from "./export-menu.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { type Filters, isCountable, parseFilters, serializeFilters, toAddress, toQuery } from "./filters.ts";
import { Grid } from "./grid.tsx";
import { type Effect, NO_SELECTION, type Rows, type SelectionState, targetIds } from "./keyboard.ts";
import { findIndexedRow } from "./list-store.ts";
import { ShortcutsDialog } from "./shortcuts-dialog.tsx";
import { strings } from "./strings.ts";
import { type QueueList, useList } from "./use-list.ts";
import { builtInViews } from "./views.ts";
import { ViewsBar } from "./views-bar.tsx";
import "./queue-rows.css";
import "./queue.css";
import "./queue-cards.css";

export function Page() {
  const [address, setAddress] = useAddress();
  const hasScope = useHasScope();
  const filters = parseFilters(address);
  const [q, setQ] = useSearchText();
  const key = `${serializeFilters(filters)} ${q}`;
  const onFilters = (next: Filters) => setAddress(toAddress(next));
  return (
    <>
      <PageHeader
        title={strings.title}
        actions={
          <>
            <CopyAsCurl
              call={{ method: "GET", path: `/v1/rollovers?${serializeFilters(toQuery(filters))}` }}
            />
            <ExportMenu filters={filters} q={q} />
            {hasScope("rollovers:write") && (
              <LinkButton href="/rollovers/new" variant="primary">
                {strings.create}
              </LinkButton>
            )}
          </>
        }
      />
      <div className="queue-page">
        <ViewsBar filters={filters} />
        <FilterBar filters={filters} q={q} onFilters={onFilters} onSearch={setQ} />
        <Queue key={key} filters={filters} q={q} onFilters={onFilters} onSearch={setQ} />
      </div>
    </>
  );
}

/** In the history entry, the search text survives a reload but stays out of the URL. */
function useSearchText(): [string, (q: string) => void] {
  const { state, href } = useLocation();
  const navigate = useNavigate();
  const storedQuery = (state as { q?: unknown }).q;
  const q = typeof storedQuery === "string" ? storedQuery : "";
  const set = (next: string) => {
    void navigate({
      to: href.replace(/^\/portal(?=\/)/, ""),
      state: ((previous: object) => ({ ...previous, q: next })) as never,
      replace: q !== "" && next !== "",
    });
  };
  return [q, set];
}

interface QueueProps {
  filters: Filters;
  q: string;
  onFilters(filters: Filters): void;
  onSearch(q: string): void;
}

function Queue({ filters, q, onFilters, onSearch }: QueueProps) {
  const hasScope = useHasScope();
  const list = useList(filters, q);
  const [selection, setSelection] = useState<SelectionState>(NO_SELECTION);
  const [openAction, setOpenAction] = useState<BulkAction | null>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const total = useTotal(filters, q);
  const rows: Rows = {
    count: list.count,
    idAt: (index) => findIndexedRow(list.listIndex, index)?.id,
    canSelect: hasScope("rollovers:write"),
  };
  const targets = targetIds(selection, rows).map((id) => ({ id, version: findVersion(list, id) }));
  const onEffect = (effect: Exclude<Effect, null | "open">) => {
    if (effect === "help") setHelpOpen(true);
    else if (effect === "search") document.querySelector<HTMLElement>(".queue-search input")?.focus();
    else setOpenAction(effect);
  };
  const onDone = ({ updated, rejections }: BulkOutcome) => {
    list.updateRows([...updated, ...rejections.flatMap(({ current }) => current ?? [])]);
    const remaining = rejections.filter(({ current }) => current !== null).map(({ id }) => id);
    setSelection((previous) => ({
      ...previous,
      selected: new Set(previous.selected.size > 0 ? remaining : []),
    }));
  };
  if (list.error !== null && list.count === 0) return <ErrorNotice error={list.error} onRetry={list.retry} />;
  if (list.isFirstLoading) return <Skeleton lines={10} />;
  return (
    <>
      <div className="queue-status">
        <span className="soft" aria-live="polite">
          {total === undefined
            ? strings.count(list.count, list.listIndex.isComplete)
            : strings.count(Math.max(total, list.count), true)}
        </span>
        {list.newCount > 0 && (
          <Button size="small" variant="primary" onPress={list.refresh}>
            {strings.showNew(list.newCount)}
          </Button>
        )}
        <Button size="small" variant="quiet" className="queue-help" onPress={() => setHelpOpen(true)}>
          {strings.keysHint}
        </Button>
      </div>
      {list.listIndex.isComplete && list.count === 0 ? (
        <Empty filters={filters} q={q} onFilters={onFilters} onSearch={onSearch} />
      ) : (
        <Grid
          list={list}
          filters={filters}
          rows={rows}
          selection={selection}
          setSelection={setSelection}
          onEffect={onEffect}
        />
      )}
      {rows.canSelect && (
        <BulkBar
          count={selection.selected.size}
          onOpen={setOpenAction}
          onClear={() => setSelection((previous) => ({ ...previous, selected: new Set() }))}
        />
      )}
      <BulkDialogs targets={targets} openAction={openAction} onOpen={setOpenAction} onDone={onDone} />
      <ShortcutsDialog isOpen={isHelpOpen} canSelect={rows.canSelect} onClose={() => setHelpOpen(false)} />
    </>
  );
}

function useTotal(filters: Filters, q: string): number | undefined {
  const isCounted = q === "" && isCountable(filters);
  const { sort: _sort, ...query } = filters;
  const { data } = useQuery({
    ...getQuery("/v1/rollovers/counts", { params: { query: query as never } }),
    enabled: isCounted,
  });
  return isCounted ? data?.total : undefined;
}

function findVersion({ listIndex }: QueueList, id: string): number | undefined {
  for (const page of listIndex.rows) {
    const row = page?.find((one) => one.id === id);
    if (row) return row.version;
  }
  return undefined;
}

function Empty({ filters, q, onFilters, onSearch }: QueueProps) {
  const { memberId } = useMe();
  const hasScope = useHasScope();
  const clear = <Button onPress={() => onFilters({})}>{strings.clearFilters}</Button>;
  if (q !== "") {
    return (
      <EmptyState
        title={strings.emptySearch(q)}
        action={<Button onPress={() => onSearch("")}>{strings.clearSelection}</Button>}
      >
        {strings.emptySearchHint}
      </EmptyState>
    );
  }
  const { sort: _sort, ...filtersWithoutSort } = filters;
  const view = builtInViews(memberId, hasScope("rollovers:operate")).find(
    (one) => serializeFilters(one.filters) === serializeFilters(filtersWithoutSort),
  );
  if (view?.id === "all") {
    return (
      <EmptyState
        title={strings.emptyAll}
        action={
          hasScope("rollovers:write") && (
            <LinkButton href="/rollovers/new" variant="primary">
              {strings.create}
            </LinkButton>
          )
        }
      >
        {strings.emptyAllHint}
      </EmptyState>
    );
  }
  const emptyTexts = view && strings.emptyView[view.id];
  return emptyTexts ? (
    <EmptyState title={emptyTexts[0]}>{emptyTexts[1]}</EmptyState>
  ) : (
    <EmptyState title={strings.emptyFiltered} action={clear}>
      {strings.emptyFilteredHint}
    </EmptyState>
  );
}
