import { useNavigate, useSearch } from "@tanstack/react-router";
import { shortenKeys } from "../api/shorten-keys.ts";

/** Prefix that paths in the portal's code omit. */
export const BASE = "/portal";

/** Query parameters of the page, such as filters and the open dialog. */
export type Address = Record<string, string | undefined>;

export function parseAddress(search: string): Address {
  return Object.fromEntries(new URLSearchParams(search));
}

/** Returns `?name=value`, or an empty string. Shortens API keys. */
export function serializeAddress(values: Record<string, unknown>): string {
  const entries = Object.entries(values).filter(
    ([, value]) => value !== undefined && value !== null && value !== "",
  );
  const text = new URLSearchParams(
    entries.map(([name, value]) => [name, shortenKeys(String(value))]),
  ).toString();
  return text ? `?${text}` : "";
}

/**
 * Returns the query parameters and a function that changes some of them. Use `replace` for changes that should add no history
 * entry, such as typed text.
 */
export function useAddress(): [Address, (changes: Address, options?: { replace?: boolean }) => void] {
  const address = useSearch({ strict: false }) as Address;
  const navigate = useNavigate();
  const set = (changes: Address, { replace = false } = {}) => {
    void navigate({
      to: ".",
      search: ((previous: Address) => ({ ...previous, ...changes })) as never,
      replace,
    });
  };
  return [address, set];
}
