import { createLazy } from "@svc/service-kit";

/** Loads the renderer on first use, because the PDF packages are large and most processes render no letters. */
export const loadRenderer = createLazy(() => import("./render-letter.ts"));
