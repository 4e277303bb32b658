import { BUTTONS } from "./buttons.ts";
import { COMPANIES } from "./companies.ts";
import { CONTROLS } from "./controls.ts";
import { FRAME } from "./frame.ts";
import { TOKENS } from "./tokens.ts";

let rules = TOKENS + FRAME + BUTTONS + CONTROLS + COMPANIES;
let sheet: CSSStyleSheet | null = null;

/** The one sheet of every widget on the page. Made by script, it needs nothing of the page's content policy. */
export function styleSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
  }
  return sheet;
}

/** Adds rules behind those that are there. */
export function addStyles(more: string): void {
  rules += more;
  sheet?.replaceSync(rules);
}
