import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useDeferredValue, useState } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Header } from "react-aria-components/Header";
import { Input } from "react-aria-components/Input";
import { Menu, MenuItem, MenuSection } from "react-aria-components/Menu";
import { SearchField } from "react-aria-components/SearchField";
import { answer, api } from "../api/client.ts";
import { useMay } from "../api/session.ts";
import { wordsOf } from "../ui/badge.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { BASE } from "./base.ts";
import { pageOfId } from "./ids.ts";
import { NAVIGATION } from "./navigation.ts";
import { strings } from "./strings.ts";
import "../ui/field.css";
import "../ui/list.css";
import "./command-palette.css";

interface Found {
  href: string;
  title: string;
  hint?: string;
}

const FEW = 6;
const SHORTEST_SEARCH = 2;

export function CommandPalette({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState("");
  const router = useRouter();
  const wanted = text.trim();
  const asked = useDeferredValue(wanted);
  const idPage = pageOfId(wanted);
  const places = usePlaces(wanted);
  const rollovers = useRolloversFor(asked);
  const accounts = useAccountsFor(asked);
  const groups: readonly [string, readonly Found[]][] = [
    [strings.palette.id, idPage ? [{ href: idPage, title: wanted }] : []],
    [strings.palette.pages, places],
    [strings.pages.rollovers, rollovers],
    [strings.pages.accounts, accounts],
  ];
  const shown = groups.filter(([, found]) => found.length > 0);
  const go = (href: string) => {
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
          onAction={(key) => go(String(key))}
          renderEmptyState={() => <p className="list-empty">{strings.palette.nothing}</p>}
        >
          {shown.map(([title, found]) => (
            <MenuSection key={title}>
              <Header className="menu-heading">{title}</Header>
              {found.map((one) => (
                <MenuItem key={one.href} id={one.href} textValue={one.title} className="menu-item">
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

function usePlaces(text: string): Found[] {
  const may = useMay();
  const lower = text.toLowerCase();
  return [
    ...NAVIGATION.flatMap(({ places }) => places),
    { to: "/rollovers/new", title: strings.palette.newRollover, scope: "rollovers:write" },
    { to: "/profile", title: strings.pages.profile, scope: undefined },
  ]
    .filter(({ title, scope }) => (!scope || may(scope)) && title.toLowerCase().includes(lower))
    .map(({ to, title }) => ({ href: to, title }));
}

function useRolloversFor(text: string): Found[] {
  const may = useMay();
  const { data } = useQuery({
    queryKey: ["palette", "rollovers", text],
    enabled: may("rollovers:read") && text.length >= SHORTEST_SEARCH && pageOfId(text) === null,
    queryFn: ({ signal }) =>
      answer(api.POST("/v1/rollovers/search", { body: { q: text, limit: FEW }, signal })),
  });
  return (data?.data ?? []).map(({ id, state, type, externalId }) => ({
    href: `/rollovers/${id}`,
    title: `${wordsOf(type)}: ${wordsOf(state)}`,
    hint: externalId ?? id,
  }));
}

function useAccountsFor(text: string): Found[] {
  const may = useMay();
  const { data } = useQuery({
    queryKey: ["palette", "accounts", text],
    enabled: may("accounts:read") && text.length >= SHORTEST_SEARCH && pageOfId(text) === null,
    queryFn: ({ signal }) => answer(api.POST("/portal/api/accounts/search", { body: { q: text }, signal })),
  });
  return (data?.data ?? []).slice(0, FEW).map(({ id, firstName, lastName, externalId }) => ({
    href: `/accounts/${id}`,
    title: `${firstName ?? ""} ${lastName ?? ""}`.trim() || id,
    hint: externalId ?? id,
  }));
}
