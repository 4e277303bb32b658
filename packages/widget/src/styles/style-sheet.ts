import { BUTTONS } from "./buttons.ts";
import { CARDS } from "./cards.ts";
import { CONTROLS } from "./controls.ts";
import { FRAME } from "./frame.ts";
import { TOKENS } from "./tokens.ts";

let sheet: CSSStyleSheet | null = null;

/** The one sheet of every widget on the page. Made by script, it needs nothing of the page's content policy. */
export function styleSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(TOKENS + FRAME + BUTTONS + CONTROLS + CARDS);
  }
  return sheet;
}
