import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callAuth, readLinkToken } from "../../api/auth-client.ts";
import { hasProblemCode } from "../../api/problem.ts";
import { Button, Form, Notice, PageHeader, QueryContent, TextField } from "../../ui/index.ts";
import { SignInForm } from "../sign-in/sign-in-form.tsx";
import { formatRole } from "../team/roles.ts";
import { strings } from "./strings.ts";

interface Invitation {
  email: string;
  role: string;
  organizationName: string | null;
  /**
   * `create`: the user has no account. `reclaim`: the account's address was never verified, so a new password replaces all
   * earlier credentials. `sign_in`: the user must sign in first. `join`: the user can accept without signing in.
   */
  step: "create" | "reclaim" | "sign_in" | "join";
}

export function Page() {
  const [token] = useState(readLinkToken);
  const query = useQuery({
    queryKey: ["invitation", token],
    queryFn: () => callAuth<Invitation>("POST", "/invitation/look-up", { token }),
    enabled: token !== "",
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <>
      <PageHeader title={strings.title} />
      {token === "" ? (
        <Notice title={strings.noLink} />
      ) : (
        <QueryContent query={query}>
          {(invitation) => <Accept token={token} invitation={invitation} />}
        </QueryContent>
      )}
    </>
  );
}

function Accept({ token, invitation }: { token: string; invitation: Invitation }) {
  const { email, role, organizationName, step } = invitation;
  const choosesPassword = step === "create" || step === "reclaim";
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const accept = useMutation({
    mutationFn: async () => {
      await callAuth("POST", "/invitation/accept", choosesPassword ? { token, name, password } : { token });
      // Joining does not require a sign-in, so only `sign_in` implies that the user is signed in.
      if (!choosesPassword) return step === "sign_in";
      const { next } = await callAuth<{ next: string }>("POST", "/sign-in/email", { email, password });
      return next === "done";
    },
    onSuccess: (isSignedIn) => location.assign(isSignedIn ? "/portal/" : "/portal/sign-in"),
  });
  // Only the request to accept shows whether the last sign-in is recent enough.
  const needsFreshSignIn = hasProblemCode(accept.error, "sign_in_again");
  const mustSignIn = step === "sign_in" || needsFreshSignIn;
  return (
    <>
      <p>{strings.invitedTo(organizationName, formatRole(role))}</p>
      <p className="soft">
        {strings.signsInWith} <strong>{email}</strong>
      </p>
      {step === "join" && <p>{strings.hasAccount}</p>}
      {step === "reclaim" && <p>{strings.reclaim}</p>}
      {mustSignIn && (
        <>
          <p>{strings.signInFirst}</p>
          <SignInForm onSignedIn={() => accept.mutate()} />
        </>
      )}
      <Form onSubmit={() => accept.mutate()} error={accept.error} label={strings.title}>
        {choosesPassword && (
          <>
            {/* Tells password managers which account the new password is for. */}
            <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
            <TextField
              label={strings.name}
              name="name"
              autoComplete="name"
              value={name}
              onChange={setName}
              isRequired
              autoFocus
            />
            <TextField
              label={strings.password}
              hint={strings.passwordHint}
              name="password"
              type="password"
              autoComplete="new-password"
              value={password}
              onChange={setPassword}
              isRequired
            />
          </>
        )}
        <div>
          {!mustSignIn && (
            <Button type="submit" variant="primary" isPending={accept.isPending}>
              {strings.accept}
            </Button>
          )}
        </div>
      </Form>
    </>
  );
}
