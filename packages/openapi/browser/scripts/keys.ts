const STORAGE_KEY = "svc-docs-test-key";

/** Stores a test key until the tab is closed. Live keys are never stored. */
export function storeKey(key: string): void {
  try {
    if (key.startsWith("svc_test_")) sessionStorage.setItem(STORAGE_KEY, key);
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // The browser blocks storage.
  }
}

export function readStoredKey(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

export async function fetchDemoKey(): Promise<string | null> {
  const url = document.querySelector<HTMLElement>("[data-demo-key]")?.dataset.demoKey;
  if (!url) return null;
  const response = await fetch(url, { cache: "no-store", credentials: "omit" }).catch(() => null);
  if (!response?.ok) return null;
  const { apiKey } = (await response.json()) as { apiKey?: string };
  return apiKey ?? null;
}
