import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callAuth, tokenOfLink, waysQuery } from "../../api/sign-in-calls.ts";
import { Button, Form, LinkButton, Loaded, Notice, PageHeader } from "../../ui/index.ts";
import { profileQuery } from "../profile/profile.ts";
import { SignInForm } from "../sign-in/sign-in-form.tsx";
import { strings } from "./strings.ts";

/** Sends and redeems the verification link. Both require the account's session, so a leaked link verifies nothing. */
export function Page() {
  const [token] = useState(tokenOfLink);
  const ways = useQuery(waysQuery);
  return (
    <>
      <PageHeader title={strings.title} />
      <Loaded query={ways}>
        {({ isSignedIn }) =>
          isSignedIn ? (
            <Account token={token} />
          ) : (
            <>
              <p>{strings.signIn}</p>
              <SignInForm onSignedIn={() => ways.refetch()} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

function Account({ token }: { token: string }) {
  const query = useQuery(profileQuery);
  return (
    <Loaded query={query}>
      {({ email, isEmailVerified }) =>
        isEmailVerified ? <Verified /> : <Verify token={token} email={email} onVerified={query.refetch} />
      }
    </Loaded>
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
  const isLink = token !== "" && !verify.isError;
  return (
    <Form
      onSubmit={() => (isLink ? verify.mutate() : send.mutate())}
      error={send.error ?? verify.error}
      label={strings.title}
    >
      <p>
        <strong>{email}</strong>
      </p>
      <p className="soft">{strings.why}</p>
      <div>
        <Button type="submit" look="primary" isPending={verify.isPending || send.isPending}>
          {isLink ? strings.confirm : strings.send}
        </Button>
      </div>
    </Form>
  );
}

function Verified() {
  return (
    <Notice tone="good" title={strings.verified}>
      <div>
        <LinkButton look="primary" href="/">
          {strings.toPortal}
        </LinkButton>
      </div>
    </Notice>
  );
}
