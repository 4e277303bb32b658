const stroked = (paths: string) =>
  `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`;

export const MARK =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#3b4fd8"/><path d="M8 20h13l-4 4m4-4-4-4M24 12H11l4-4m-4 4 4 4" fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/></svg>';
export const SEARCH_ICON = stroked('<circle cx="11" cy="11" r="7"/><path d="m20 20-4-4"/>');
export const MENU_ICON = stroked('<path d="M4 6h16M4 12h16M4 18h16"/>');
