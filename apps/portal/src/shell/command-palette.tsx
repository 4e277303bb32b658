import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useDeferredValue, useState } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Header } from "react-aria-components/Header";
import { Input } from "react-aria-components/Input";
import { Menu, MenuItem, MenuSection } from "react-aria-components/Menu";
import { SearchField } from "react-aria-components/SearchField";
import { api, getBody } from "../api/client.ts";
import { useHasScope } from "../api/session.ts";
import { formatEnumValue } from "../ui/badge.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import type { IconName } from "../ui/icon-name.ts";
import { BASE } from "./address.ts";
import { pathForId } from "./ids.ts";
import { NAVIGATION, type NavItem } from "./navigation.ts";
import { strings } from "./strings.ts";
import "../ui/field.css";
import "../ui/list.css";
import "./command-palette.css";

interface PaletteItem {
  href: string;
  title: string;
  icon?: IconName;
  hint?: string;
}

const MAX_RESULTS = 6;
const MIN_SEARCH_LENGTH = 2;

export function CommandPalette({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState("");
  const router = useRouter();
  const searchText = text.trim();
  const query = useDeferredValue(searchText);
  const idPage = pathForId(searchText);
  const pages = usePageItems(searchText);
  const rollovers = useRolloversFor(query);
  const accounts = useAccountsFor(query);
  const groups: readonly [string, readonly PaletteItem[]][] = [
    [strings.palette.id, idPage ? [{ href: idPage, title: searchText }] : []],
    [strings.palette.pages, pages],
    [strings.pages.rollovers, rollovers],
    [strings.pages.accounts, accounts],
  ];
  const visibleGroups = groups.filter(([, items]) => items.length > 0);
  const openPath = (href: string) => {
    onClose();
    router.history.push(`${BASE}${href}`);
  };
  return (
    <Dialog title={strings.goAnywhere} isOpen onClose={onClose} size="wide">
      <Autocomplete inputValue={text} onInputChange={setText}>
        <SearchField aria-label={strings.palette.label} autoFocus className="field">
          <Input className="input" placeholder={strings.palette.placeholder} />
        </SearchField>
        <Menu
          className="palette"
          aria-label={strings.palette.results}
          onAction={(key) => openPath(String(key))}
          renderEmptyState={() => <p className="list-empty">{strings.palette.nothing}</p>}
        >
          {visibleGroups.map(([title, items]) => (
            <MenuSection key={title}>
              <Header className="menu-heading">{title}</Header>
              {items.map((one) => (
                <MenuItem key={one.href} id={one.href} textValue={one.title} className="menu-item">
                  {one.icon && <Icon name={one.icon} />}
                  {one.title}
                  {one.hint && <span className="field-hint">{one.hint}</span>}
                </MenuItem>
              ))}
            </MenuSection>
          ))}
        </Menu>
      </Autocomplete>
    </Dialog>
  );
}

function usePageItems(text: string): PaletteItem[] {
  const hasScope = useHasScope();
  const lower = text.toLowerCase();
  const pages: readonly NavItem[] = [
    ...NAVIGATION.flatMap(({ items }) => items),
    { to: "/rollovers/new", title: strings.palette.newRollover, icon: "plus", scope: "rollovers:write" },
    { to: "/profile", title: strings.pages.profile, icon: "circle-user-round" },
  ];
  return pages
    .filter(({ title, scope }) => (!scope || hasScope(scope)) && title.toLowerCase().includes(lower))
    .map(({ to, title, icon }) => ({ href: to, title, icon }));
}

function useRolloversFor(text: string): PaletteItem[] {
  const hasScope = useHasScope();
  const { data } = useQuery({
    queryKey: ["palette", "rollovers", text],
    enabled: hasScope("rollovers:read") && text.length >= MIN_SEARCH_LENGTH && pathForId(text) === null,
    queryFn: ({ signal }) =>
      getBody(api.POST("/v1/rollovers/search", { body: { q: text, limit: MAX_RESULTS }, signal })),
  });
  return (data?.data ?? []).map(({ id, state, type, externalId }) => ({
    href: `/rollovers/${id}`,
    title: `${formatEnumValue(type)}: ${formatEnumValue(state)}`,
    hint: externalId ?? id,
  }));
}

function useAccountsFor(text: string): PaletteItem[] {
  const hasScope = useHasScope();
  const { data } = useQuery({
    queryKey: ["palette", "accounts", text],
    enabled: hasScope("accounts:read") && text.length >= MIN_SEARCH_LENGTH && pathForId(text) === null,
    queryFn: ({ signal }) => getBody(api.POST("/portal/api/accounts/search", { body: { q: text }, signal })),
  });
  return (data?.data ?? []).slice(0, MAX_RESULTS).map(({ id, firstName, lastName, externalId }) => ({
    href: `/accounts/${id}`,
    title: `${firstName ?? ""} ${lastName ?? ""}`.trim() || id,
    hint: externalId ?? id,
  }));
}
