import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { callAuth, readLinkToken } from "../../api/auth-client.ts";
import { Button, Form, LinkButton, Notice, PageHeader, TextField, TextLink } from "../../ui/index.ts";
import { strings } from "./strings.ts";

export function Page() {
  const [token, setToken] = useState(readLinkToken);
  return (
    <>
      <PageHeader title={strings.title} />
      {token === "" ? (
        <RequestLink />
      ) : (
        <ChoosePassword token={token} onRequestAnother={() => setToken("")} />
      )}
      <p>
        <TextLink href="/sign-in">{strings.toSignIn}</TextLink>
      </p>
    </>
  );
}

function RequestLink() {
  const [email, setEmail] = useState("");
  const requestLink = useMutation({
    mutationFn: () => callAuth("POST", "/request-password-reset", { email }),
  });
  if (requestLink.isSuccess)
    return (
      <Notice tone="good" title={strings.linkSent}>
        <p>{strings.linkSentHint}</p>
      </Notice>
    );
  return (
    <Form onSubmit={() => requestLink.mutate()} error={requestLink.error} label={strings.title}>
      <TextField
        label={strings.email}
        hint={strings.emailHint}
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        isRequired
      />
      <Button type="submit" variant="primary" isPending={requestLink.isPending}>
        {strings.sendLink}
      </Button>
    </Form>
  );
}

function ChoosePassword({ token, onRequestAnother }: { token: string; onRequestAnother: () => void }) {
  const [newPassword, setNewPassword] = useState("");
  const resetPassword = useMutation({
    mutationFn: () => callAuth("POST", "/reset-password", { token, newPassword }),
  });
  if (resetPassword.isSuccess)
    return (
      <Notice tone="good" title={strings.passwordChanged}>
        <div>
          <LinkButton variant="primary" href="/sign-in">
            {strings.toSignIn}
          </LinkButton>
        </div>
      </Notice>
    );
  return (
    <Form onSubmit={() => resetPassword.mutate()} error={resetPassword.error} label={strings.title}>
      <TextField
        label={strings.password}
        hint={strings.passwordHint}
        name="newPassword"
        type="password"
        autoComplete="new-password"
        value={newPassword}
        onChange={setNewPassword}
        isRequired
        autoFocus
      />
      <div className="row">
        <Button type="submit" variant="primary" isPending={resetPassword.isPending}>
          {strings.choose}
        </Button>
        {resetPassword.isError && <Button onPress={onRequestAnother}>{strings.requestAnother}</Button>}
      </div>
    </Form>
  );
}
