import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callAuth, readLinkToken, signInMethodsQuery } from "../../api/auth-client.ts";
import { Button, Form, LinkButton, Notice, PageHeader, QueryContent } from "../../ui/index.ts";
import { profileQuery } from "../profile/profile.ts";
import { SignInForm } from "../sign-in/sign-in-form.tsx";
import { strings } from "./strings.ts";

/** Requires the user to be signed in, so that a leaked link alone is useless. */
export function Page() {
  const [token] = useState(readLinkToken);
  const signInMethods = useQuery(signInMethodsQuery);
  return (
    <>
      <PageHeader title={strings.title} />
      <QueryContent query={signInMethods}>
        {({ isSignedIn }) =>
          isSignedIn ? (
            <Account token={token} />
          ) : (
            <>
              <p>{strings.signIn}</p>
              <SignInForm onSignedIn={() => signInMethods.refetch()} />
            </>
          )
        }
      </QueryContent>
    </>
  );
}

function Account({ token }: { token: string }) {
  const query = useQuery(profileQuery);
  return (
    <QueryContent query={query}>
      {({ email, isEmailVerified }) =>
        isEmailVerified ? (
          <VerifiedNotice />
        ) : (
          <Verify token={token} email={email} onVerified={query.refetch} />
        )
      }
    </QueryContent>
  );
}

function Verify({ token, email, onVerified }: { token: string; email: string; onVerified: () => unknown }) {
  const verify = useMutation({
    mutationFn: () => callAuth("POST", "/email/verify", { token }),
    onSuccess: onVerified,
  });
  const send = useMutation({ mutationFn: () => callAuth("POST", "/email/send-verification") });
  if (send.isSuccess)
    return (
      <Notice tone="good" title={strings.sent}>
        <p>{strings.sentHint}</p>
      </Notice>
    );
  const hasLink = token !== "" && !verify.isError;
  return (
    <Form
      onSubmit={() => (hasLink ? verify.mutate() : send.mutate())}
      error={send.error ?? verify.error}
      label={strings.title}
    >
      <p>
        <strong>{email}</strong>
      </p>
      <p className="soft">{strings.why}</p>
      <div>
        <Button type="submit" variant="primary" isPending={verify.isPending || send.isPending}>
          {hasLink ? strings.confirm : strings.send}
        </Button>
      </div>
    </Form>
  );
}

function VerifiedNotice() {
  return (
    <Notice tone="good" title={strings.verified}>
      <div>
        <LinkButton variant="primary" href="/">
          {strings.toPortal}
        </LinkButton>
      </div>
    </Notice>
  );
}
