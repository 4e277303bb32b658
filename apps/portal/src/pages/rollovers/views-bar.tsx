import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api, getBody } from "../../api/client.ts";
import { getQuery, refetch } from "../../api/queries.ts";
import { useHasScope, useMe } from "../../api/session.ts";
import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  ErrorNotice,
  Menu,
  MenuItem,
  TextField,
  TextLink,
  Toolbar,
  toast,
} from "../../ui/index.ts";
import { type Filters, parseFilters, serializeFilters } from "./filters.ts";
import { strings } from "./strings.ts";
import { listBuiltInViews, toViewCounts } from "./views.ts";

const SAVED_VIEWS_PATH = "/portal/api/saved-views" as const;

const parseViewQuery = (query: string) => parseFilters(Object.fromEntries(new URLSearchParams(query)));
const serializeWithoutSort = ({ sort: _sort, ...filters }: Filters) => serializeFilters(filters);

const toHref = (filters: Filters) => {
  const query = serializeFilters(filters);
  return query === "" ? "/rollovers" : `/rollovers?${query}`;
};

export function ViewsBar({ filters }: { filters: Filters }) {
  const { memberId } = useMe();
  const hasScope = useHasScope();
  const canOperate = hasScope("rollovers:operate");
  const all = useQuery(getQuery("/v1/rollovers/counts"));
  const mine = useQuery(getQuery("/v1/rollovers/counts", { params: { query: { assigneeId: memberId } } }));
  const unassigned = useQuery(getQuery("/v1/rollovers/counts", { params: { query: { unassigned: true } } }));
  const saved = useQuery(getQuery(SAVED_VIEWS_PATH));
  const counts: Record<string, number | undefined> = {
    ...(all.data && toViewCounts(all.data, canOperate)),
    mine: mine.data?.total,
    unassigned: unassigned.data?.total,
  };
  const currentQuery = serializeWithoutSort(filters);
  return (
    <nav aria-label={strings.views}>
      <Toolbar label={strings.views} className="queue-views">
        <ul>
          {listBuiltInViews(memberId, canOperate).map((view) => (
            <li key={view.id}>
              <ViewLink
                href={toHref(view.filters)}
                isCurrent={serializeWithoutSort(view.filters) === currentQuery}
                name={strings.view[view.id] ?? view.id}
                count={counts[view.id]}
                isAlarm={view.id === "overdue" || view.id === "mismatch"}
              />
            </li>
          ))}
          {(saved.data?.data ?? []).map((view) => (
            <li key={view.id}>
              <ViewLink
                href={toHref(parseViewQuery(view.query))}
                isCurrent={serializeWithoutSort(parseViewQuery(view.query)) === currentQuery}
                name={view.isOwn ? view.name : `${view.name} (${strings.shared})`}
                count={undefined}
              />
            </li>
          ))}
        </ul>
        <SaveView filters={filters} />
        <DeleteViews
          views={(saved.data?.data ?? []).filter(({ isOwn }) => isOwn || hasScope("members:write"))}
        />
      </Toolbar>
    </nav>
  );
}

function ViewLink(props: {
  href: string;
  isCurrent: boolean;
  name: string;
  count: number | undefined;
  isAlarm?: boolean;
}) {
  const { href, isCurrent, name, count, isAlarm } = props;
  return (
    <span className="queue-view" data-current={isCurrent || undefined}>
      <TextLink href={href} {...(isCurrent ? { "aria-current": "page" as const } : {})}>
        {name}
        {count !== undefined && (
          <span className="queue-view-count" data-alarm={(isAlarm && count > 0) || undefined}>
            {count.toLocaleString("en-US")}
          </span>
        )}
      </TextLink>
    </span>
  );
}

function SaveView({ filters }: { filters: Filters }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" onPress={() => setOpen(true)}>
        {strings.saveView}
      </Button>
      {isOpen && <SaveViewDialog filters={filters} onClose={() => setOpen(false)} />}
    </>
  );
}

function SaveViewDialog({ filters, onClose }: { filters: Filters; onClose: () => void }) {
  const [name, setName] = useState("");
  const [isShared, setShared] = useState(false);
  const hasScope = useHasScope();
  const save = useMutation({
    mutationFn: () =>
      getBody(
        api.POST(SAVED_VIEWS_PATH, {
          body: { name: name.trim(), query: serializeFilters(filters), isShared },
        }),
      ),
    onSuccess: async () => {
      await refetch(SAVED_VIEWS_PATH);
      toast({ title: strings.viewSaved(name.trim()), tone: "good" });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== "" && !save.isPending) save.mutate();
  };
  return (
    <Dialog title={strings.saveView} isOpen onClose={onClose}>
      <form className="stack" onSubmit={submit}>
        <TextField
          label={strings.viewName}
          hint={strings.viewNameHint}
          value={name}
          onChange={setName}
          maxLength={60}
          autoFocus
        />
        {hasScope("rollovers:write") && (
          <Checkbox isSelected={isShared} onChange={setShared}>
            {strings.viewShared}
          </Checkbox>
        )}
        <ErrorNotice error={save.error} />
        <DialogActions>
          <Button onPress={onClose}>{strings.cancel}</Button>
          <Button type="submit" variant="primary" isPending={save.isPending} isDisabled={name.trim() === ""}>
            {strings.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function DeleteViews({ views }: { views: readonly { id: string; name: string }[] }) {
  const remove = useMutation({
    mutationFn: ({ id }: { id: string; name: string }) =>
      getBody(api.DELETE("/portal/api/saved-views/{id}", { params: { path: { id } } })),
    onSuccess: async (_, { name }) => {
      await refetch(SAVED_VIEWS_PATH);
      toast({ title: strings.viewDeleted(name) });
    },
    onError: (error) => toast({ title: error.message, tone: "bad" }),
  });
  if (views.length === 0) return null;
  return (
    <Menu label={strings.savedViews} size="small">
      {views.map((view) => (
        <MenuItem key={view.id} isDanger onAction={() => remove.mutate(view)}>
          {strings.deleteView(view.name)}
        </MenuItem>
      ))}
    </Menu>
  );
}
