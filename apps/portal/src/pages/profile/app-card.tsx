import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { callAuth } from "../../api/sign-in-calls.ts";
import { Button, Dialog, toast } from "../../ui/index.ts";
import { AskPassword } from "./ask-password.tsx";
import { type Profile, refetchProfile } from "./profile.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetUpApp } from "./set-up-app.tsx";
import { strings } from "./strings.ts";

type Step = "set-up" | "new-codes" | "remove";

export function AppCard({ profile: { hasAuthenticator } }: { profile: Profile }) {
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);
  return (
    <section className="card" aria-label={strings.app}>
      <h2>{strings.app}</h2>
      <p className="soft">{hasAuthenticator ? strings.appIsOn : strings.appIsOff}</p>
      <div className="row">
        {hasAuthenticator ? (
          <>
            <Button onPress={() => setStep("new-codes")}>{strings.newCodes}</Button>
            <Button look="quiet" onPress={() => setStep("remove")}>
              {strings.removeApp}
            </Button>
          </>
        ) : (
          <Button onPress={() => setStep("set-up")}>{strings.setUpApp}</Button>
        )}
      </div>
      <Dialog title={strings.setUpApp} isOpen={step === "set-up"} onClose={close} role="alertdialog">
        <SetUpApp onClose={close} />
      </Dialog>
      <Dialog title={strings.newCodes} isOpen={step === "new-codes"} onClose={close} role="alertdialog">
        <NewCodes onClose={close} />
      </Dialog>
      <Dialog title={strings.removeApp} isOpen={step === "remove"} onClose={close}>
        <RemoveApp onClose={close} />
      </Dialog>
    </section>
  );
}

function NewCodes({ onClose }: { onClose: () => void }) {
  const make = useMutation({
    mutationFn: (password: string) =>
      callAuth<{ recoveryCodes: string[] }>("POST", "/two-factor/generate-backup-codes", { password }),
  });
  if (make.data) return <RecoveryCodes codes={make.data.recoveryCodes} onClose={onClose} />;
  return <AskPassword ask={make} onClose={onClose} />;
}

function RemoveApp({ onClose }: { onClose: () => void }) {
  const remove = useMutation({
    mutationFn: (password: string) => callAuth("POST", "/two-factor/disable", { password }),
    onSuccess: async () => {
      await refetchProfile();
      toast({ title: strings.appRemoved, tone: "good" });
      onClose();
    },
  });
  return <AskPassword ask={remove} onClose={onClose} />;
}
