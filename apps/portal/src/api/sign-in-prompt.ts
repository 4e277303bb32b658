import { useSyncExternalStore } from "react";

// All calls that find an expired session share one sign-in dialog.

type Settle = (isSignedIn: boolean) => void;

const listeners = new Set<() => void>();
let waiting: Settle[] = [];
let isPromptSuppressed = false;

function set(next: Settle[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Resolves to true if the user signed in and the call can be retried. */
export function promptSignIn(): Promise<boolean> {
  if (isPromptSuppressed) return Promise.resolve(false);
  return new Promise((resolve) => set([...waiting, resolve]));
}

export function settleSignIn(isSignedIn: boolean): void {
  const settled = waiting;
  set([]);
  for (const settle of settled) settle(isSignedIn);
}

/** Turns the dialog off on public pages, where a 401 is an ordinary response. */
export function suppressSignInPrompt(isSuppressed: boolean): void {
  isPromptSuppressed = isSuppressed;
}

export function useIsSignInPending(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting.length > 0,
  );
}
