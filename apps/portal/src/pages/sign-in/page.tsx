import { useSearch } from "@tanstack/react-router";
import { Notice, PageHeader } from "../../ui/index.ts";
import { toSafePath } from "./safe-path.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { strings } from "./strings.ts";

export function Page() {
  const { next, error } = useSearch({ strict: false }) as { next?: unknown; error?: unknown };
  return (
    <>
      <PageHeader title={strings.title} />
      {error !== undefined && <Notice tone="bad" title={strings.ssoFailed} />}
      <SignInForm onSignedIn={() => location.assign(toSafePath(next, location.origin))} />
    </>
  );
}
