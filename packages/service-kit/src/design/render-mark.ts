/** Two half discs in a box of 32 by 32: money that leaves, and money that arrives. */
export const MARK_PATHS = { from: "M4.5 16a7 7 0 0 1 14 0z", to: "M13.5 16a7 7 0 0 0 14 0z" } as const;

/** Renders the product's mark as inline SVG, in two CSS colors. */
export function renderMark({ tile, shapes }: { tile: string; shapes: string }): string {
  return `<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="${tile}"/><g fill="${shapes}"><path d="${MARK_PATHS.from}" opacity=".65"/><path d="${MARK_PATHS.to}"/></g></svg>`;
}
