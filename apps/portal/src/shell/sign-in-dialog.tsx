import { Suspense } from "react";
import { queryClient } from "../api/queries.ts";
import { sessionQuery } from "../api/session.ts";
import { settleSignIn } from "../api/sign-in-prompt.ts";
import { Dialog } from "../ui/dialog.tsx";
import { lazyComponent } from "../ui/lazy-component.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { strings } from "./strings.ts";

const SignInForm = lazyComponent(() =>
  import("../pages/sign-in/sign-in-form.tsx").then((module) => ({ default: module.SignInForm })),
);

/** Signs the user in without leaving the page, then lets the failed calls retry. */
export function SignInDialog() {
  const onSignedIn = async () => {
    const previousUserId = queryClient.getQueryData(sessionQuery.queryKey)?.user.id;
    const session = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
    // Another user must not send the first user's input.
    if (previousUserId !== undefined && session.user.id !== previousUserId) location.assign("/portal/");
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
