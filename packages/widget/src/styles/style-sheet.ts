import { BUTTONS } from "./buttons.ts";
import { COMPANIES } from "./companies.ts";
import { CONTROLS } from "./controls.ts";
import { FRAME } from "./frame.ts";
import { TOKENS } from "./tokens.ts";

let rules = TOKENS + FRAME + BUTTONS + CONTROLS + COMPANIES;
let sheet: CSSStyleSheet | null = null;

/** Returns a constructed style sheet, which is exempt from the page's content security policy. */
export function getStyleSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
  }
  return sheet;
}

export function addStyles(newRules: string): void {
  rules += newRules;
  sheet?.replaceSync(rules);
}
