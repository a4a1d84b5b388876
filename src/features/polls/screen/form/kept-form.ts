// Keeps what is typed into a form of a poll until it is sent or discarded, also over a reload.
import { useMemo, useState } from 'react'
import { type Kept, kept } from '../../../../ui/kept.ts'
import { useSession } from '../../../accounts/screen/use-session.ts'
import type { Poll } from '../../contract.ts'
import type { PollForm } from './poll-form.ts'

export interface KeptForm {
  form: PollForm
  /** The poll as it was when the typing began; null for a new one. */
  base: Poll | null
}

/** `which` is the poll's id, or "new". */
const keptForms = (userId: number, which: string): Kept<KeptForm> =>
  kept(sessionStorage, `poll-form:${userId}:${which}`)

/** The form that was kept, else the one to begin with; each change is kept. */
export function useKeptForm(which: string, begin: () => KeptForm) {
  const session = useSession()
  const userId = session.state === 'signed-in' ? session.user.id : 0
  const store = useMemo(() => keptForms(userId, which), [userId, which])
  const [first] = useState(() => store.read())
  const [{ form, base }, setKept] = useState<KeptForm>(() => first ?? begin())
  const [isTouched, setTouched] = useState(first !== null)
  function change(part: Partial<PollForm>) {
    setTouched(true)
    setKept((before) => {
      const next = { ...before, form: { ...before.form, ...part } }
      store.keep(next)
      return next
    })
  }
  return { form, base, change, isTouched, drop: store.drop }
}
