// A signed-out visit to a signed-in page: nothing of the shell, the message, and the way to sign-in (LAND-16).
import { useEffect } from 'react'
import { Toaster } from '../ui/toaster.tsx'
import { toast } from '../ui/toasts.ts'
import { browserPorts, createSignInAgain } from '../ui/unauthorized.ts'

// Made once, so that the message and the way out come once, however often this is drawn.
const signInAgain = createSignInAgain({ toast, ...browserPorts })

export function SignInAgain({ words }: { words: string | undefined }) {
  useEffect(() => signInAgain(), [])
  return (
    <main>
      {words !== undefined && <p className="p-6">{words}</p>}
      <Toaster />
    </main>
  )
}
