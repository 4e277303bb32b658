import { useEffect, useState } from "react";
import { shortenKeys } from "../../api/shorten-keys.ts";
import { useAddress } from "../../shell/address.ts";
import { SearchField, Select } from "../../ui/index.ts";
import type { Status } from "./incoming-funds.ts";
import { strings } from "./strings.ts";

const TYPING_PAUSE_MS = 300;
const ORDER_OPTIONS = Object.entries(strings.orders).map(([id, label]) => ({ id, label }));
const SHOW_OPTIONS = Object.entries(strings.shows).map(([id, label]) => ({ id, label }));

export function FilterRow({ status }: { status: Status }) {
  const [address, setAddress] = useAddress();
  const showOptions =
    status === "suspense" ? SHOW_OPTIONS : SHOW_OPTIONS.filter(({ id }) => id !== "overdue");
  return (
    <search className="desk-filters" aria-label={strings.filters}>
      <SearchText
        text={address.q ?? ""}
        onChange={(q) => setAddress({ q: q || undefined }, { replace: true })}
      />
      <Select
        aria-label={strings.show}
        label=""
        options={showOptions}
        value={showOptions.some(({ id }) => id === address.show) ? (address.show ?? "all") : "all"}
        onChange={(next) =>
          setAddress({ show: next === "all" ? undefined : String(next) }, { replace: true })
        }
      />
      <Select
        aria-label={strings.order}
        label=""
        options={ORDER_OPTIONS}
        value={address.order === "oldest" ? "oldest" : "newest"}
        onChange={(next) =>
          setAddress({ order: next === "newest" ? undefined : String(next) }, { replace: true })
        }
      />
    </search>
  );
}

/** Searches after the user pauses typing. */
function SearchText({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const [typed, setTyped] = useState(text);
  useEffect(() => {
    if (typed.trim() === text) return;
    const timer = setTimeout(() => onChange(typed.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <SearchField
      label={strings.search}
      placeholder={strings.searchHint}
      value={typed}
      // Shortens API keys as the address does, because the effect compares both texts.
      onChange={(next) => setTyped(shortenKeys(next))}
      onClear={() => onChange("")}
      maxLength={100}
    />
  );
}
