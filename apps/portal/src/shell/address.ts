import { useNavigate, useSearch } from "@tanstack/react-router";

/** What stands behind the `?` of the address, by name. */
export type Address = Record<string, string | undefined>;

export function parseAddress(search: string): Address {
  return Object.fromEntries(new URLSearchParams(search));
}

export function writeAddress(values: Record<string, unknown>): string {
  const kept = Object.entries(values).filter(
    ([, value]) => value !== undefined && value !== null && value !== "",
  );
  const text = new URLSearchParams(kept.map(([name, value]) => [name, String(value)])).toString();
  return text ? `?${text}` : "";
}

/**
 * What a page keeps in its address (filters, tabs), and how to change it: `set({ state: "requested", q: undefined })`. What is not
 * named stays. `replace` leaves no entry in the history: for what is typed.
 */
export function useAddress(): [Address, (changes: Address, options?: { replace?: boolean }) => void] {
  const address = useSearch({ strict: false }) as Address;
  const navigate = useNavigate();
  const set = (changes: Address, { replace = false } = {}) => {
    void navigate({ to: ".", search: ((before: Address) => ({ ...before, ...changes })) as never, replace });
  };
  return [address, set];
}
