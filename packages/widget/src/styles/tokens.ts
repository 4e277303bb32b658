/** Marks CSS for the build, which minifies it. */
export const css = String.raw;

/** Defaults are the design tokens of service-kit. Colors follow the page's `color-scheme`. */
export const TOKENS = css`
:host {
  --_accent: var(--svc-accent, var(--_preset-accent, light-dark(#0b6b58, #5fd3b5)));
  --_on-accent: var(--svc-on-accent, var(--_preset-on-accent, light-dark(#ffffff, #05231c)));
  --_ink: var(--svc-ink, light-dark(#161a22, #eceef3));
  --_soft: var(--svc-ink-soft, light-dark(#525a69, #a3abba));
  --_surface: var(--svc-surface, light-dark(#ffffff, #171a20));
  --_raised: var(--svc-surface-raised, light-dark(#f7f8fa, #252a33));
  --_line: var(--svc-line, light-dark(#e2e5eb, #2a303a));
  --_edge: var(--svc-field-line, light-dark(#858c9b, #737b8f));
  --_danger: var(--svc-danger, light-dark(#b3261e, #ff9a92));
  --_danger-ground: var(--svc-danger-surface, light-dark(#fdeceb, #351817));
  --_radius: var(--svc-radius, var(--_preset-radius, 0.75rem));
  --_font: var(--svc-font, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif);
  --_shadow: var(--svc-shadow, 0 1.5rem 4rem rgb(8 20 32 / 28%));
  --_backdrop: var(--svc-backdrop, rgb(10 18 28 / 55%));
  --_width: var(--svc-width, 30rem);
  display: contents;
}
:host([appearance="classic"]) {
  --_preset-accent: light-dark(#1f3a68, #a9c4f5);
  --_preset-on-accent: light-dark(#ffffff, #0a1830);
  --_preset-radius: 0.25rem;
}
:host([appearance="mono"]) {
  --_preset-accent: light-dark(#161a22, #eceef3);
  --_preset-on-accent: light-dark(#ffffff, #161a22);
  --_preset-radius: 0.5rem;
}
:host([appearance="warm"]) {
  --_preset-accent: light-dark(#9a3412, #fdba74);
  --_preset-on-accent: light-dark(#ffffff, #2a1204);
  --_preset-radius: 1.25rem;
}
:host([hidden]) {
  display: none;
}
:host([theme="light"]) {
  color-scheme: light;
}
:host([theme="dark"]) {
  color-scheme: dark;
}
:host([theme="auto"]) {
  color-scheme: light dark;
}
`;
