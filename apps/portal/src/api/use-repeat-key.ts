import { useRef } from "react";

/**
 * Gives the `Idempotency-Key` of a body: the same body, sent again because no answer came, does nothing twice; another is another
 * call.
 */
export function useRepeatKey(): (body: unknown) => string {
  const last = useRef<{ text: string; key: string } | null>(null);
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current?.text !== text) last.current = { text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
