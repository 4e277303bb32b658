import { createLazy } from "@svc/service-kit";

/** Imports the renderer with the first letter, because the PDF packages are large and most processes render no letters. */
export const loadRenderer = createLazy(() => import("./render-letter.ts"));
