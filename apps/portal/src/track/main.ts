import "../ui/tokens.css";
import "./track.css";
import { startPage } from "./page.ts";
import { startStopPage } from "./views/stop.ts";

const root = document.getElementById("page");
if (!root) throw new Error("the page has no root");
const [, stopToken] = /^\/track\/stop\/([\w-]+)$/.exec(location.pathname) ?? [];
if (stopToken) startStopPage(root, stopToken);
else {
  startPage(root, location.hash.slice(1));
  // A second link in the same tab changes only the fragment.
  addEventListener("hashchange", () => location.reload());
}
