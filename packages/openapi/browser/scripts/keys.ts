const STORED = "svc-docs-test-key";

/** Remembers a key of test for the pages of this tab; one of live is kept nowhere. */
export function storeKey(key: string): void {
  try {
    if (key.startsWith("svc_test_")) sessionStorage.setItem(STORED, key);
    else sessionStorage.removeItem(STORED);
  } catch {
    // A browser that keeps nothing has it typed again.
  }
}

export function storedKey(): string | null {
  try {
    return sessionStorage.getItem(STORED);
  } catch {
    return null;
  }
}

/** The demo's key, where the page says that this service tells it; null where it does not. */
export async function demoKey(): Promise<string | null> {
  const at = document.querySelector<HTMLElement>("[data-demo-key]")?.dataset.demoKey;
  if (!at) return null;
  const answer = await fetch(at, { cache: "no-store", credentials: "omit" }).catch(() => null);
  if (!answer?.ok) return null;
  const { apiKey } = (await answer.json()) as { apiKey?: string };
  return apiKey ?? null;
}
