import { PageHeader } from "../../ui/index.ts";
import { strings } from "./strings.ts";

export function Page() {
  return <PageHeader title={strings.title} />;
}
