import { useSyncExternalStore } from "react";
import { createStore } from "./store.ts";

// Calls that fail with an expired session share one sign-in dialog.

type SignInCallback = (isSignedIn: boolean) => void;

const pendingCallbacks = createStore<readonly SignInCallback[]>([]);
let isPromptSuppressed = false;

/** Resolves to true if the user signed in. */
export function promptSignIn(): Promise<boolean> {
  if (isPromptSuppressed) return Promise.resolve(false);
  return new Promise((resolve) => pendingCallbacks.set([...pendingCallbacks.get(), resolve]));
}

export function settleSignIn(isSignedIn: boolean): void {
  const callbacks = pendingCallbacks.get();
  pendingCallbacks.set([]);
  for (const callback of callbacks) callback(isSignedIn);
}

/** Turns the dialog off on public pages, where a 401 is an ordinary response. */
export function setSignInPromptSuppressed(isSuppressed: boolean): void {
  isPromptSuppressed = isSuppressed;
}

export function useIsSignInPending(): boolean {
  return useSyncExternalStore(pendingCallbacks.subscribe, () => pendingCallbacks.get().length > 0);
}
