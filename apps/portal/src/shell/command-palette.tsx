import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Header } from "react-aria-components/Header";
import { Input } from "react-aria-components/Input";
import { Menu, MenuItem, MenuSection } from "react-aria-components/Menu";
import { SearchField } from "react-aria-components/SearchField";
import { useHasScope } from "../api/session.ts";
import { State } from "../ui/badge.tsx";
import { ShortId } from "../ui/copy.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { BASE } from "./address.ts";
import { findPathForId } from "./ids.ts";
import { NAVIGATION, type NavItem } from "./navigation.ts";
import { usePaletteSearch } from "./palette-search.ts";
import { strings } from "./strings.ts";
import "../ui/field.css";
import "../ui/list.css";
import "./command-palette.css";

interface PaletteItem {
  href: string;
  title: string;
  content: ReactNode;
}

export function CommandPalette({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState("");
  const router = useRouter();
  const searchText = text.trim();
  const pathForId = findPathForId(searchText);
  const { results, isSearching, error } = usePaletteSearch(searchText);
  const groups: readonly [string, readonly PaletteItem[]][] = [
    [strings.palette.id, pathForId ? [{ href: pathForId, title: searchText, content: searchText }] : []],
    [strings.palette.pages, usePageItems(searchText)],
    [strings.pages.rollovers, results.rollovers.map(toRolloverItem)],
    [strings.pages.accounts, results.accounts.map(toAccountItem)],
  ];
  const visibleGroups = groups.filter(([, items]) => items.length > 0);
  const firstItem = visibleGroups[0]?.[1][0];
  const openPath = (href: string) => {
    onClose();
    router.history.push(`${BASE}${href}`);
  };
  // Pasted text focuses no result, so Enter opens the first one.
  const openFirst = () => {
    const hasFocusedItem = document.activeElement?.hasAttribute("aria-activedescendant");
    if (firstItem && searchText !== "" && !isSearching && !hasFocusedItem) openPath(firstItem.href);
  };
  const emptyText = error
    ? strings.palette.failed(error.message)
    : isSearching
      ? strings.palette.searching
      : strings.palette.nothing;
  return (
    <Dialog title={strings.find} isOpen onClose={onClose} size="wide">
      <Autocomplete inputValue={text} onInputChange={setText}>
        <SearchField aria-label={strings.palette.label} autoFocus className="field" onSubmit={openFirst}>
          <Input className="input" placeholder={strings.palette.placeholder} />
        </SearchField>
        <Menu
          className="palette"
          aria-label={strings.palette.results}
          onAction={(key) => openPath(String(key))}
          renderEmptyState={() => <p className="list-empty">{emptyText}</p>}
        >
          {visibleGroups.map(([title, items]) => (
            <MenuSection key={title}>
              <Header className="menu-heading">{title}</Header>
              {items.map((one) => (
                <MenuItem key={one.href} id={one.href} textValue={one.title} className="menu-item">
                  {one.content}
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
  const pages: readonly NavItem[] = [
    ...NAVIGATION.flatMap(({ items }) => items),
    { to: "/rollovers/new", title: strings.palette.newRollover, icon: "plus", scope: "rollovers:write" },
    { to: "/profile", title: strings.pages.profile, icon: "circle-user-round" },
  ];
  return pages
    .filter(({ title, scope }) => (!scope || hasScope(scope)) && hasWordStart(title, text))
    .map(({ to, title, icon }) => ({
      href: to,
      title,
      content: (
        <>
          <Icon name={icon} />
          {title}
        </>
      ),
    }));
}

/** Matches only the start of a word. Other matches would list pages above the person searched for. */
function hasWordStart(title: string, text: string): boolean {
  return ` ${title.toLowerCase()}`.includes(` ${text.toLowerCase()}`);
}

type Results = ReturnType<typeof usePaletteSearch>["results"];

function toRolloverItem(rollover: Results["rollovers"][number]): PaletteItem {
  const { id, externalId, name, source, destination, amount, state } = rollover;
  const title = name ?? externalId ?? strings.palette.noName;
  return {
    href: `/rollovers/${id}`,
    title,
    content: (
      <span className="palette-rollover">
        <strong>{title}</strong>
        <span className="numbers">{amount}</span>
        <span className="palette-route">
          {source ?? "…"} <span aria-hidden="true">→</span>
          <span className="visually-hidden">{strings.palette.to}</span> {destination ?? "…"}
        </span>
        <span className="palette-state">
          <State state={state} />
          <span className="palette-id">
            <ShortId id={id} />
          </span>
        </span>
      </span>
    ),
  };
}

function toAccountItem({ id, externalId, name }: Results["accounts"][number]): PaletteItem {
  const title = name ?? strings.palette.noName;
  return {
    href: `/accounts/${id}`,
    title,
    content: (
      <span className="palette-account">
        <strong>{title}</strong>
        <span className="palette-id">{externalId ?? <ShortId id={id} />}</span>
      </span>
    ),
  };
}
