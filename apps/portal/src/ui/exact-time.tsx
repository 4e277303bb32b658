import type { RefObject } from "react";
import { Tooltip, TooltipTrigger } from "react-aria-components/Tooltip";
import "./relative-time.css";

/** The exact time beside a relative one; loaded when the first is asked for. */
export function ExactTime({ text, of }: { text: string; of: RefObject<HTMLElement | null> }) {
  return (
    // A Tooltip without a trigger around it throws: https://github.com/adobe/react-spectrum/issues/8927
    <TooltipTrigger isOpen>
      <Tooltip triggerRef={of} className="tooltip">
        {text}
      </Tooltip>
    </TooltipTrigger>
  );
}
