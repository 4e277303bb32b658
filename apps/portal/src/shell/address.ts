import { useNavigate, useSearch } from "@tanstack/react-router";

export const BASE = "/portal";

export type Address = Record<string, string | undefined>;

export function parseAddress(search: string): Address {
  return Object.fromEntries(new URLSearchParams(search));
}

export function serializeAddress(values: Record<string, unknown>): string {
  const entries = Object.entries(values).filter(
    ([, value]) => value !== undefined && value !== null && value !== "",
  );
  const text = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
  return text ? `?${text}` : "";
}

/** Returns the query parameters and a function that changes some. Use `replace` for typed text, to add no history entries. */
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
