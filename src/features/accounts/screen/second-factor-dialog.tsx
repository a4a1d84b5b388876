// A change of the second factors: the person shows again who they are, then comes what each change takes.
import { useId, useState } from 'react'
import type { Response } from '../../../kit/contract.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { toast } from '../../../ui/toasts.ts'
import type { getSecondFactor } from '../second-factor/contract.ts'
import { AppStep } from './factor-app-step.tsx'
import { CodesDialog } from './factor-codes-dialog.tsx'
import { DeviceStep } from './factor-device-step.tsx'
import { ProofStep } from './factor-proof-step.tsx'
import { type FactorAct, type Proved, useProve } from './use-second-factor.ts'

type What = FactorAct['what']

const signedOut = 'All your other browsers are signed out.'

const words: Record<What, { title: string; description: string; label: string }> = {
  'add-app': {
    title: 'Add an authenticator app',
    description: `First show that it is you. Once the app is added, ${signedOut.toLowerCase()}`,
    label: 'Continue',
  },
  'add-passkey': {
    title: 'Add a passkey',
    description: `First show that it is you. Once the passkey is added, ${signedOut.toLowerCase()}`,
    label: 'Continue',
  },
  'remove-app': {
    title: 'Remove the authenticator app?',
    description: `Its codes no longer open your account. ${signedOut}`,
    label: 'Remove',
  },
  'remove-passkey': {
    title: 'Remove this passkey?',
    description: `It no longer opens your account. Delete it on your device, too. ${signedOut}`,
    label: 'Remove',
  },
  codes: {
    title: 'New recovery codes',
    description: 'Those that you have now stop working.',
    label: 'Make Codes',
  },
}

interface SecondFactorDialogProps {
  act: FactorAct
  state: Response<typeof getSecondFactor>
  onClose: () => void
}

export function SecondFactorDialog({ act, state, onClose }: SecondFactorDialogProps) {
  // As it was when the dialog opened: what is added meanwhile is no reason to ask for it.
  const [{ passkeys, since }] = useState(state)
  const [proved, setProved] = useState<Proved | null>(null)
  const [isBusy, setBusy] = useState(false)
  const form = useId()
  const close = (title: string, description?: string) => {
    toast({ kind: 'success', title, ...(description && { description }) })
    onClose()
  }
  const prove = useProve(act, (next) => {
    if (next.step === 'done') close('Second Factor Removed', next.message)
    else setProved(next)
  })
  const added = (codes: readonly string[]) => {
    if (codes.length > 0) setProved({ step: 'codes', codes })
    else close('Second Factor Added')
  }
  if (proved?.step === 'codes') return <CodesDialog codes={proved.codes} onClose={onClose} />
  const { title, description, label } = words[act.what]
  const last = proved?.step === 'device' ? 'Add Passkey' : 'Confirm'
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={act.what === 'remove-passkey' ? `Remove “${act.name}”?` : title}
      description={proved === null ? description : undefined}
      size="sm"
      footer={
        <DialogActions
          form={form}
          label={proved === null ? label : last}
          busyLabel={proved?.step === 'device' ? 'Waiting for your device...' : 'Please wait...'}
          busy={prove.isPending || isBusy}
          onCancel={onClose}
        />
      }
    >
      {proved === null && (
        <ProofStep
          form={form}
          prove={prove}
          hasApp={since !== null}
          hasPasskey={passkeys.length > 0}
          hasPassword={state.hasPassword}
        />
      )}
      {proved?.step === 'app' && (
        <AppStep form={form} secret={proved.secret} uri={proved.uri} onBusy={setBusy} onAdded={added} />
      )}
      {proved?.step === 'device' && (
        <DeviceStep form={form} options={proved.options} onBusy={setBusy} onAdded={added} />
      )}
    </Dialog>
  )
}
