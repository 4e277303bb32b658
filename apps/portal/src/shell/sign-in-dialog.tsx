import { lazy, Suspense } from "react";
import { queryClient } from "../api/queries.ts";
import { sessionQuery } from "../api/session.ts";
import { settleSignIn } from "../api/signing-in.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { strings } from "./strings.ts";

const SignInForm = lazy(() =>
  import("../pages/sign-in/sign-in-form.tsx").then((it) => ({ default: it.SignInForm })),
);

/** Above the page when its session has ended: the page stays as it is, and what was being sent is sent again. */
export function SignInDialog() {
  const onSignedIn = async () => {
    const before = queryClient.getQueryData(sessionQuery.queryKey)?.user.id;
    const session = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
    // Somebody else at the same desk must not send what the first one entered.
    if (before !== undefined && session.user.id !== before) location.assign("/portal/");
    else settleSignIn(true);
  };
  return (
    <Dialog title={strings.signInAgain} isOpen onClose={() => settleSignIn(false)} role="alertdialog">
      <p>{strings.signInAgainHint}</p>
      <Suspense fallback={<Skeleton />}>
        <SignInForm onSignedIn={onSignedIn} />
      </Suspense>
    </Dialog>
  );
}
