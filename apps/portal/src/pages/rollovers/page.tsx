import { useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { getQuery, refetch } from "../../api/queries.ts";
import { useHasScope, useMe } from "../../api/session.ts";
import { NextButton, useNextCase } from "../../next-case/next-button.tsx";
import { useAddress } from "../../shell/address.ts";
import {
  Button,
  CopyAsCurl,
  EmptyState,
  ErrorNotice,
  LinkButton,
  PageHeader,
  Skeleton,
  Toolbar,
  toast,
} from "../../ui/index.ts";
import type { BulkOutcome } from "./bulk.ts";
import { type BulkTarget, suggestBulkAction } from "./bulk-action.ts";
import { BulkActionDialog } from "./bulk-action-dialog.tsx";
import { BulkBar, type BulkDialogName, BulkDialogs, useBulkUpdate } from "./bulk-bar.tsx";
import { toggleDensity } from "./density.ts";
import { ExportMenu } from "./export-menu.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { type Filters, isCountable, parseFilters, serializeFilters, toAddress, toQuery } from "./filters.ts";
import { Grid } from "./grid.tsx";
import { type Command, listTargetIds, NO_SELECTION, type Rows, type SelectionState } from "./keyboard.ts";
import { findIndexedRow, findPage, type IndexedRow, PAGE_SIZE } from "./list-store.ts";
import { DensityButton, SelectAllButton, SelectLoaded, useSelectAll } from "./selection-controls.tsx";
import { ShortcutsDialog } from "./shortcuts-dialog.tsx";
import { strings } from "./strings.ts";
import { type QueueList, useList } from "./use-list.ts";
import { listBuiltInViews } from "./views.ts";
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
            {hasScope("rollovers:write") && <LinkButton href="/rollovers/new">{strings.create}</LinkButton>}
            <NextButton />
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

/** Keeps the text in the history entry, where it survives a reload but stays out of the URL. */
function useSearchText(): [string, (q: string) => void] {
  const { state, href } = useLocation();
  const navigate = useNavigate();
  const storedQuery = (state as { q?: unknown }).q;
  const q = typeof storedQuery === "string" ? storedQuery : "";
  const set = (next: string) => {
    void navigate({
      // `navigate` adds the base path `/portal`.
      to: href.replace(/^\/portal(?=\/)/, ""),
      state: ((previous: object) => ({ ...previous, q: next })) as never,
      // The Back button leaves the search, instead of undoing each change of its text.
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
  const { memberId } = useMe();
  const list = useList(filters, q);
  const [selection, setSelection] = useState<SelectionState>(NO_SELECTION);
  const [openDialog, setOpenDialog] = useState<BulkDialogName | null>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const total = useTotal(filters, q);
  const nextCase = useNextCase();
  const rows: Rows = {
    count: list.count,
    idAt: (index) => findIndexedRow(list.listIndex, index)?.id,
    canSelect: hasScope("rollovers:write"),
  };
  const canAct = hasScope("rollovers:act");
  const selectAll = useSelectAll({ filters, q }, (ids) =>
    setSelection((previous) => ({ ...previous, selected: new Set(ids) })),
  );
  const toTargets = (ids: readonly string[]) => ids.map((id) => findTarget(list, selectAll.rows, id));
  const targets = toTargets(listTargetIds(selection, rows));
  const deselect = (ids: ReadonlySet<string>) =>
    setSelection((previous) => ({
      ...previous,
      selected: new Set([...previous.selected].filter((id) => !ids.has(id))),
    }));
  const onDone = ({ updated, rejections }: BulkOutcome) => {
    list.updateRows([...updated, ...rejections.flatMap(({ current }) => current ?? [])]);
    for (const row of updated) selectAll.rows.set(row.id, row);
    const gone = rejections.filter(({ isGone }) => isGone);
    deselect(new Set([...updated, ...gone].map(({ id }) => id)));
  };
  const update = useBulkUpdate(onDone);
  const assignToMe = (ids: readonly string[]) => {
    if (update.isPending) return;
    update.mutate(
      { targets: toTargets(ids), change: { assigneeId: memberId } },
      { onError: (error) => toast({ title: strings.bulkFailed, detail: error.message, tone: "bad" }) },
    );
  };
  const onCommand = (command: Exclude<Command, "open">) => {
    switch (command) {
      case "help":
        return setHelpOpen(true);
      case "search":
        return document.querySelector<HTMLElement>(".queue-search input")?.focus();
      case "density":
        return toggleDensity();
      case "selectAll":
        return selectAll.select();
      case "assignToMe":
        return assignToMe(listTargetIds(selection, rows));
      case "nextCase":
        return canAct ? nextCase.start() : undefined;
      case "act":
        return canAct ? setOpenDialog("act") : undefined;
      default:
        return setOpenDialog(command);
    }
  };
  if (list.error !== null && list.count === 0) return <ErrorNotice error={list.error} onRetry={list.retry} />;
  if (list.isFirstLoading) return <Skeleton lines={10} />;
  const loadedIds = list.listIndex.pages.flatMap((page) => page?.map(({ id }) => id) ?? []);
  const selectedCount = selection.selected.size;
  const isExact = total !== undefined || list.listIndex.isComplete;
  const knownCount = Math.max(total ?? 0, list.count);
  const matchCount = total ?? (list.listIndex.isComplete ? list.count : undefined);
  const clearSelection = () => setSelection((previous) => ({ ...previous, selected: new Set() }));
  return (
    <>
      <div className="queue-status">
        <span className="soft" aria-live="polite">
          {isExact ? strings.count(knownCount) : strings.countOrMore(knownCount)}
        </span>
        <Toolbar label={strings.list} className="queue-status-tools">
          {list.newCount > 0 && (
            <Button size="small" variant="primary" onPress={list.refresh}>
              {strings.showNew(list.newCount)}
            </Button>
          )}
          <DensityButton />
          <Button
            size="small"
            variant="quiet"
            className="queue-shortcuts-button"
            onPress={() => setHelpOpen(true)}
          >
            {strings.keysHint}
          </Button>
        </Toolbar>
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
          onCommand={onCommand}
          onAssignToMe={(id) => assignToMe([id])}
          headSelection={
            <SelectLoaded
              ids={loadedIds}
              selected={selection.selected}
              onSelect={(ids) => setSelection((previous) => ({ ...previous, selected: new Set(ids) }))}
            />
          }
        />
      )}
      {rows.canSelect && (
        <BulkBar
          count={selectedCount}
          canAct={canAct}
          selectAll={
            (matchCount === undefined || matchCount > selectedCount) && (
              <SelectAllButton selectAll={selectAll} count={matchCount} />
            )
          }
          onAssignToMe={() => onCommand("assignToMe")}
          onOpen={setOpenDialog}
          onClear={clearSelection}
        />
      )}
      {openDialog === "act" ? (
        <BulkActionDialog
          targets={targets}
          suggestion={suggestBulkAction(findLoadedRow(list, targets[0]?.id)?.state)}
          onClose={(changedVersions) => {
            setOpenDialog(null);
            if (changedVersions === null) return;
            for (const target of targets) {
              const version = changedVersions.get(target.id);
              if (version !== undefined) selectAll.rows.set(target.id, { ...target, version });
            }
            deselect(new Set(changedVersions.keys()));
            list.reload();
            void refetch("/v1/rollovers/counts", "/v1/approvals");
          }}
        />
      ) : (
        <BulkDialogs targets={targets} openDialog={openDialog} onOpen={setOpenDialog} onDone={onDone} />
      )}
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

/** Returns the rollover with its latest known version. */
function findTarget(
  { listIndex }: QueueList,
  selectedRows: ReadonlyMap<string, IndexedRow>,
  id: string,
): BulkTarget {
  const loaded = listIndex.pages[findPage(listIndex, id)]?.find((row) => row.id === id);
  const selected = selectedRows.get(id);
  const row = loaded && loaded.version >= (selected?.version ?? 0) ? loaded : selected;
  return row ?? { id, version: undefined, accountId: null, externalId: null };
}

function findLoadedRow(list: QueueList, id: string | undefined) {
  const page = id === undefined ? -1 : findPage(list.listIndex, id);
  const index = list.listIndex.pages[page]?.findIndex((row) => row.id === id) ?? -1;
  return index < 0 ? undefined : list.rowAt(page * PAGE_SIZE + index);
}

function Empty({ filters, q, onFilters, onSearch }: QueueProps) {
  const { memberId } = useMe();
  const hasScope = useHasScope();
  const clearButton = <Button onPress={() => onFilters({})}>{strings.clearFilters}</Button>;
  if (q !== "") {
    return (
      <EmptyState
        title={strings.emptySearch(q)}
        action={<Button onPress={() => onSearch("")}>{strings.clearSearch}</Button>}
      >
        {strings.emptySearchHint}
      </EmptyState>
    );
  }
  const { sort: _sort, ...filtersWithoutSort } = filters;
  const view = listBuiltInViews(memberId, hasScope("rollovers:operate")).find(
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
    <EmptyState title={strings.emptyFiltered} action={clearButton}>
      {strings.emptyFilteredHint}
    </EmptyState>
  );
}
