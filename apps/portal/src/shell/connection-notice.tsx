import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { browserClock } from "../api/clock.ts";
import { getConnection, postponeRetry, useConnection } from "../api/connection.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { strings } from "./strings.ts";

const TICK_MS = 1_000;

export function ConnectionNotice() {
  const { isUnreachable, retryAt } = useConnection();
  const isOffline = useSyncExternalStore(listenToNetwork, () => !navigator.onLine);
  const queryClient = useQueryClient();
  const [now, setNow] = useState(browserClock);
  useEffect(() => {
    if (!isUnreachable) return;
    setNow(browserClock());
    const timer = setInterval(() => {
      setNow(browserClock());
      if (browserClock() < getConnection().retryAt) return;
      postponeRetry();
      void queryClient.refetchQueries({ type: "active" });
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isUnreachable, queryClient]);
  if (!isUnreachable && !isOffline) return null;
  const seconds = Math.max(0, Math.ceil((retryAt - now) / 1_000));
  return (
    <div role="status">
      <Notice tone="warn" title={strings.unreachable}>
        <div className="row">
          {/* Screen readers announce the outage, not each second of the countdown. */}
          {isUnreachable && !isOffline && <span aria-live="off">{strings.retryIn(seconds)}</span>}
          <Button size="small" onPress={() => void queryClient.refetchQueries({ type: "active" })}>
            {strings.tryAgain}
          </Button>
        </div>
      </Notice>
    </div>
  );
}

function listenToNetwork(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
