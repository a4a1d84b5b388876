// A signed-out visit to a signed-in page: nothing of the shell, the message, and the way to sign-in (LAND-16).
import { useEffect } from 'react'
import { Toaster } from '../ui/toaster.tsx'
import { toast } from '../ui/toasts.ts'
import { browserPorts, createSignInAgain } from '../ui/unauthorized.ts'

// Made once, so that the message and the way out come once, however often this is drawn.
const signInAgain = createSignInAgain({ toast, ...browserPorts })

export function SignInAgain({ path }: { path: string }) {
  useEffect(() => signInAgain(), [])
  return (
    <main>
      {path.startsWith('/teams/tula') && <p className="p-6">Please log in to access Tula</p>}
      <Toaster />
    </main>
  )
}
