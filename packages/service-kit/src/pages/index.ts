export { CompressedText } from "./compressed-text.ts";
export { NOT_FOUND_PAGE, sendNotFound } from "./not-found-page.ts";
export { assetAddress, serveAsset, versionedAddress } from "./page-assets.ts";
export { PAGE_POLICY } from "./page-policy.ts";
export { renderPage } from "./render-page.ts";
export {
  findFailedChecks,
  renderChecks,
  renderFact,
  renderState,
  type ShownState,
} from "./render-state.ts";
export type { Heading, Link, LinkGroup, ShownPage, SideLink, Site } from "./site.ts";
