import type { RefObject } from "react";
import { Tooltip, TooltipTrigger } from "react-aria-components/Tooltip";
import "./relative-time.css";

export function ExactTime({ text, target }: { text: string; target: RefObject<HTMLElement | null> }) {
  return (
    // Tooltip throws without a TooltipTrigger: https://github.com/adobe/react-spectrum/issues/8927
    <TooltipTrigger isOpen>
      <Tooltip triggerRef={target} className="tooltip">
        {text}
      </Tooltip>
    </TooltipTrigger>
  );
}
