import type { RefObject } from "react";
import { Tooltip } from "react-aria-components/Tooltip";
import "./relative-time.css";

/** The exact time beside a relative one; loaded when the first is asked for. */
export function ExactTime({ text, of }: { text: string; of: RefObject<HTMLElement | null> }) {
  return (
    <Tooltip triggerRef={of} isOpen className="tooltip">
      {text}
    </Tooltip>
  );
}
