import { css } from "./tokens.ts";

export const COMPANIES = css`
.search {
  position: relative;
  color: var(--_soft);
}
.search > .icon,
.tick {
  position: absolute;
  top: 0.875rem;
  inset-inline-start: 0.875rem;
  pointer-events: none;
}
.tick {
  inset-inline: auto 0.875rem;
  display: none;
  color: var(--_accent);
}
[data-chosen] .tick {
  display: block;
}
.search .input {
  padding-inline: 2.75rem;
  text-overflow: ellipsis;
}
[role="listbox"] {
  max-height: min(16rem, 60vh);
  margin: 0.5rem 0 0;
  padding: 0.25rem;
  border: 1px solid var(--_line);
  border-radius: var(--_radius);
  background: var(--_surface);
  list-style: none;
  overflow-y: auto;
  overscroll-behavior: contain;
}
[data-searching] [role="listbox"] {
  opacity: 0.6;
}
[role="option"] {
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 3.25rem;
  padding: 0.375rem 0.625rem;
  border-radius: calc(var(--_radius) - 0.25rem);
  cursor: pointer;
}
[role="option"]:hover {
  background: var(--_raised);
}
[role="option"][aria-selected="true"] {
  background: var(--_raised);
  outline: 0.125rem solid var(--_accent);
  outline-offset: -0.125rem;
}
.mark {
  display: grid;
  flex: none;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: 50%;
  background: color-mix(in srgb, var(--_accent) 14%, var(--_surface));
  color: var(--_ink);
  font-size: 0.8125rem;
  font-weight: 650;
}
[data-hue] {
  background: light-dark(oklch(94% 0.035 var(--_hue)), oklch(30% 0.05 var(--_hue)));
  color: light-dark(oklch(42% 0.11 var(--_hue)), oklch(86% 0.08 var(--_hue)));
}
[data-hue="0"] {
  --_hue: 25;
}
[data-hue="1"] {
  --_hue: 60;
}
[data-hue="2"] {
  --_hue: 105;
}
[data-hue="3"] {
  --_hue: 150;
}
[data-hue="4"] {
  --_hue: 195;
}
[data-hue="5"] {
  --_hue: 240;
}
[data-hue="6"] {
  --_hue: 285;
}
[data-hue="7"] {
  --_hue: 330;
}
.assurances {
  margin: 1.75rem 0 0;
  padding: 1rem 0 0;
  border-top: 1px solid var(--_line);
  color: var(--_soft);
  font-size: 0.875rem;
}
.assurances ul {
  display: grid;
  gap: 0.625rem;
  margin: 0;
  padding: 0;
  list-style: none;
}
.assurances li {
  display: flex;
  gap: 0.625rem;
}
.assurances .icon {
  flex: none;
  width: 1.125rem;
  height: 1.125rem;
  margin-top: 0.0625rem;
  color: var(--_accent);
}
.support a {
  display: inline-block;
  color: var(--_accent);
  overflow-wrap: anywhere;
}
.names {
  flex: 1;
  min-width: 0;
}
.name,
.aliases {
  display: block;
  margin: 0;
}
.name {
  font-weight: 600;
  line-height: 1.35;
}
.aliases {
  color: var(--_soft);
  font-size: 0.8125rem;
}
[role="option"] .aliases {
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
}
.unlisted {
  border-top: 1px solid var(--_line);
}
.mark img {
  width: 100%;
  height: 100%;
  border-radius: inherit;
  background: #fff;
  object-fit: contain;
}
.tiles {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
  gap: 0.5rem;
  margin: 0.5rem 0 0;
  padding: 0;
  list-style: none;
}
.tile {
  display: flex;
  align-items: center;
  gap: 0.625rem;
  width: 100%;
  height: 100%;
  min-height: 3.25rem;
  padding: 0.375rem 0.625rem;
  border: 1px solid var(--_line);
  border-radius: var(--_radius);
  background: var(--_surface);
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
}
.tile:hover {
  border-color: var(--_edge);
  background: var(--_raised);
}
.tile:focus-visible {
  outline: 0.1875rem solid var(--_accent);
  outline-offset: 0.125rem;
}
`;
