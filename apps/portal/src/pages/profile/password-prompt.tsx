import { useState } from "react";
import { Button, DialogActions, Form, TextField } from "../../ui/index.ts";
import { strings } from "./strings.ts";

/** Asks for the password, because someone else may be using the signed-in browser. */
export function PasswordPrompt({
  mutation,
  onClose,
}: {
  mutation: { mutate: (password: string) => void; error: unknown; isPending: boolean };
  onClose: () => void;
}) {
  const [password, setPassword] = useState("");
  return (
    <Form onSubmit={() => mutation.mutate(password)} error={mutation.error} label={strings.continueLabel}>
      <TextField
        label={strings.confirmPassword}
        name="password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        isRequired
        autoFocus
      />
      <DialogActions>
        <Button onPress={onClose}>{strings.cancel}</Button>
        <Button type="submit" variant="primary" isPending={mutation.isPending}>
          {strings.continueLabel}
        </Button>
      </DialogActions>
    </Form>
  );
}
