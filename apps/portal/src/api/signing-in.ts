import { useSyncExternalStore } from "react";

// A session can end while somebody works. Whoever notices it asks to sign in again; one dialog above the page answers all.

type Settle = (isSignedIn: boolean) => void;

const listeners = new Set<() => void>();
let waiting: Settle[] = [];
let isOff = false;

function set(next: Settle[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Asks the person to sign in again. True when they did: then the call may be repeated. */
export function signInAgain(): Promise<boolean> {
  if (isOff) return Promise.resolve(false);
  return new Promise((resolve) => set([...waiting, resolve]));
}

/** The dialog has its answer. */
export function settleSignIn(isSignedIn: boolean): void {
  const settled = waiting;
  set([]);
  for (const settle of settled) settle(isSignedIn);
}

/** On pages for those who are not signed in, a 401 is an answer like another. */
export function expectNoSession(isExpected: boolean): void {
  isOff = isExpected;
}

/** Whether the dialog is to be shown. */
export function useSignInAsked(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting.length > 0,
  );
}
