import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api, getBody } from "../api/client.ts";
import { ProblemError } from "../api/problem.ts";
import { idParams } from "../api/queries.ts";
import { Button, DatePicker, Dialog, DialogActions, Form, toast } from "../ui/index.ts";
import { RequirementFacts } from "./requirement-facts.tsx";
import { type RequirementSet, refetchRequirements } from "./requirement-sets.ts";
import { strings } from "./strings.ts";

export function ConfirmRequirements({ set, onClose }: { set: RequirementSet; onClose: () => void }) {
  const [expiresOn, setExpiresOn] = useState<string | null>(null);
  const confirm = useMutation({
    mutationFn: () =>
      getBody(
        api.POST("/v1/requirement-sets/{id}/confirm", {
          ...idParams(set.id),
          body: expiresOn === null ? {} : { expiresOn },
        }),
      ),
    // A teammate may have saved a new version.
    onError: (error) => {
      if (error instanceof ProblemError && error.status === 409) void refetchRequirements();
    },
    async onSuccess() {
      toast({ title: strings.confirmed, tone: "good" });
      await refetchRequirements();
      onClose();
    },
  });
  return (
    <Dialog title={strings.confirmTitle} isOpen onClose={onClose} size="wide" role="alertdialog">
      <p className="soft">{strings.confirmHint}</p>
      <RequirementFacts set={set} />
      <Form label={strings.confirmTitle} error={confirm.error} onSubmit={() => confirm.mutate()}>
        <DatePicker
          name="expiresOn"
          label={strings.confirmUntil}
          hint={strings.confirmUntilHint}
          isOptional
          value={expiresOn}
          onChange={setExpiresOn}
        />
        <DialogActions>
          <Button onPress={onClose}>{strings.cancel}</Button>
          <Button type="submit" variant="primary" isPending={confirm.isPending}>
            {strings.confirmNow}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
