import { renderMark } from "../design/render-mark.ts";

const renderIcon = (paths: string) =>
  `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`;

export const MARK = renderMark({ tile: "var(--fill)", shapes: "var(--on-fill)" });
export const SEARCH_ICON = renderIcon('<circle cx="11" cy="11" r="8"/><path d="m21 21-4.34-4.34"/>');
export const MENU_ICON = renderIcon('<path d="M4 5h16M4 12h16M4 19h16"/>');
