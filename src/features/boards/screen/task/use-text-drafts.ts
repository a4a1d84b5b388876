// The drafts of whoever is signed in.
import { useMemo } from 'react'
import { useSession } from '../../../accounts/screen/use-session.ts'
import { type TextDrafts, textDrafts } from './text-draft.ts'

export function useTextDrafts(): TextDrafts {
  const session = useSession()
  const userId = session.state === 'signed-in' ? session.user.id : 0
  return useMemo(() => textDrafts(sessionStorage, userId), [userId])
}
