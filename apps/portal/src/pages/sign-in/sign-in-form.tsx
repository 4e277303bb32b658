import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  callAuth,
  isPasskeyCanceled,
  signInMethodsQuery,
  signInWithPasskey,
  supportsPasskeys,
} from "../../api/auth-client.ts";
import { Button, ErrorNotice, Form, Icon, TextField, TextLink } from "../../ui/index.ts";
import { strings } from "./strings.ts";

export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [needsSecondFactor, setNeedsSecondFactor] = useState(false);
  return needsSecondFactor ? (
    <SecondFactor onSignedIn={onSignedIn} onBack={() => setNeedsSecondFactor(false)} />
  ) : (
    <FirstFactor onSignedIn={onSignedIn} onSecondFactor={() => setNeedsSecondFactor(true)} />
  );
}

function FirstFactor({ onSignedIn, onSecondFactor }: { onSignedIn: () => void; onSecondFactor: () => void }) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const signInMethods = useQuery(signInMethodsQuery);
  const signIn = useMutation({
    mutationFn: () => callAuth<{ next: string }>("POST", "/sign-in/email", { email, password }),
    onSuccess: ({ next }) => (next === "second_factor" ? onSecondFactor() : onSignedIn()),
  });
  const passkey = useMutation({ mutationFn: signInWithPasskey, onSuccess: onSignedIn });
  const sso = useMutation({
    mutationFn: () => callAuth<{ url: string }>("POST", "/sign-in/sso"),
    onSuccess: ({ url }) => location.assign(url),
  });
  return (
    <div className="stack">
      <Form onSubmit={() => signIn.mutate()} error={signIn.error} label={strings.title}>
        <TextField
          label={strings.email}
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          isRequired
          autoFocus
        />
        <TextField
          label={strings.password}
          name="password"
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          isRequired
        />
        <Button type="submit" variant="primary" isPending={signIn.isPending}>
          {strings.signIn}
        </Button>
      </Form>
      <ErrorNotice error={isPasskeyCanceled(passkey.error) ? null : (passkey.error ?? sso.error)} />
      {supportsPasskeys() && (
        <Button onPress={() => passkey.mutate()} isPending={passkey.isPending}>
          <Icon name="key-round" />
          {strings.withPasskey}
        </Button>
      )}
      {signInMethods.data?.sso && (
        <Button onPress={() => sso.mutate()} isPending={sso.isPending}>
          <Icon name="building" />
          {strings.withSso}
        </Button>
      )}
      <p>
        <TextLink href="/reset">{strings.forgotten}</TextLink>
      </p>
    </div>
  );
}

function SecondFactor({ onSignedIn, onBack }: { onSignedIn: () => void; onBack: () => void }) {
  const [usesRecoveryCode, setUsesRecoveryCode] = useState(false);
  const [code, setCode] = useState("");
  const confirm = useMutation({
    mutationFn: () =>
      callAuth("POST", usesRecoveryCode ? "/two-factor/verify-backup-code" : "/two-factor/verify-totp", {
        code: code.trim(),
      }),
    onSuccess: onSignedIn,
  });
  const switchCodeType = () => {
    setUsesRecoveryCode(!usesRecoveryCode);
    setCode("");
    confirm.reset();
  };
  return (
    <Form onSubmit={() => confirm.mutate()} error={confirm.error} label={strings.title}>
      <TextField
        key={String(usesRecoveryCode)}
        label={usesRecoveryCode ? strings.recoveryCode : strings.code}
        hint={usesRecoveryCode ? strings.recoveryCodeHint : strings.codeHint}
        name="code"
        autoComplete="one-time-code"
        inputMode={usesRecoveryCode ? "text" : "numeric"}
        value={code}
        onChange={setCode}
        isRequired
        isMono
        autoFocus
      />
      <div className="row">
        <Button type="submit" variant="primary" isPending={confirm.isPending}>
          {strings.confirm}
        </Button>
        <Button onPress={onBack}>{strings.back}</Button>
      </div>
      <div>
        <Button variant="quiet" onPress={switchCodeType}>
          {usesRecoveryCode ? strings.useCode : strings.useRecoveryCode}
        </Button>
      </div>
    </Form>
  );
}
