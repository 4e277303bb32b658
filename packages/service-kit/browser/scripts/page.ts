// Enhances every page. Without JavaScript, all content is visible, expanded and in order.

import { addCopyButtons } from "./copy-buttons.ts";
import { expandMenus } from "./expand-menus.ts";
import { filterCodes } from "./filter-codes.ts";
import { followHeadings } from "./follow-headings.ts";
import { createTabs } from "./sample-tabs.ts";
import { makeScrollableFocusable } from "./scrollable-blocks.ts";
import { addSearchShortcuts } from "./search-shortcuts.ts";

addCopyButtons();
createTabs();
makeScrollableFocusable();
expandMenus();
followHeadings();
filterCodes();
addSearchShortcuts();
