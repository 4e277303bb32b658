export { DESIGN } from "../generated/design-tokens.ts";
export { MARK_PATHS, renderMark } from "./render-mark.ts";
