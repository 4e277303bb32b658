import "../ui/tokens.css";
import "./track.css";
import { startPage } from "./page.ts";
import { startStopPage } from "./views/stop.ts";

const root = document.getElementById("page");
if (!root) throw new Error("The page has no element with the ID `page`.");
const [, stopToken] = /^\/track\/stop\/([\w-]+)$/.exec(location.pathname) ?? [];
if (stopToken) startStopPage(root, stopToken);
else {
  startPage(root, location.hash.slice(1));
  // Opening another tracking link in the same tab changes only the fragment, so the browser does not reload the page.
  addEventListener("hashchange", () => location.reload());
}
