// Signing in with a passkey alone: the device shows that it is the person, and no password is asked for.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { api } from '../../../ui/api.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { User } from '../contract.ts'
import { challengeToSignIn, signInWithPasskey } from '../passkeys/contract.ts'
import { knowsPasskeys, passkeyFailure, signWithPasskey } from './passkey-browser.ts'
import { sessionKey } from './use-session.ts'

export function PasskeySignIn({ onDone }: { onDone: () => void }) {
  const queryClient = useQueryClient()
  const enter = useMutation({
    async mutationFn() {
      const passkey = await signWithPasskey(await api(challengeToSignIn, {}))
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      return api(signInWithPasskey, { body: { passkey, timeZone } })
    },
    onSuccess(user: User) {
      queryClient.setQueryData(sessionKey, user)
      onDone()
    },
  })
  if (!knowsPasskeys()) return null
  const failure = passkeyFailure(enter.error, 'The passkey did not work')
  return (
    <div className="mt-3 grid gap-3">
      <Button
        size="lg"
        className="w-full"
        icon={<KeyRound aria-hidden />}
        busy={enter.isPending}
        busyLabel="Waiting for your device..."
        onClick={() => enter.mutate()}
      >
        Sign in with a passkey
      </Button>
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
    </div>
  )
}
