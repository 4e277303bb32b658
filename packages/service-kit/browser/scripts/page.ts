// What every page can do beyond being read. Without it everything is there, unfolded and in its order.

import { addCopyButtons } from "./copy-buttons.ts";
import { filterCodes } from "./filter-codes.ts";
import { foldMenus } from "./fold-menus.ts";
import { followHeadings } from "./follow-headings.ts";
import { offerSearch } from "./offer-search.ts";
import { createTabs } from "./sample-tabs.ts";
import { makeScrollableFocusable } from "./scrolled-blocks.ts";

addCopyButtons();
createTabs();
makeScrollableFocusable();
foldMenus();
followHeadings();
filterCodes();
offerSearch();
