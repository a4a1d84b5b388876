// A test mail and what becomes of it, as the screens show it while it happens.
import { useEffect, useState } from 'react'
import { useMediaQuery } from '../../../ui/media-query.ts'
import { type SortStep, sortSteps } from '../../../ui/sort-bars.ts'
import { lastStep } from '../../triage/screen/last-step.ts'
import { useDeliveries } from '../../triage/screen/mail-log-query.ts'
import { useSendTestMail } from './use-mail-state.ts'

/** Milliseconds for which a step is seen before the next one is shown as done: the real ones are too short to see. */
const STEP_MS = 140

/** `delivery` is the first mail of the account, or the newest one that came after the test mail was asked for. */
export function useFirstMail({ ofAccount }: { ofAccount: boolean }) {
  const deliveries = useDeliveries(null)
  const newest = deliveries.data?.[0] ?? null
  const [before, setBefore] = useState<number | null>(null)
  const test = useSendTestMail()
  const isAfter = before !== null && newest !== null && newest.id > before
  const delivery = ofAccount || isAfter ? newest : null
  return {
    delivery,
    isOwnTest: before !== null,
    isSending: test.isPending,
    isUnderWay: test.isSuccess && delivery === null,
    send() {
      setBefore(newest?.id ?? 0)
      test.mutate()
    },
  }
}

export type FirstMail = ReturnType<typeof useFirstMail>

/** The step that is shown as done: goes up to the real one, a step at a time. */
export function useShownStep(delivery: FirstMail['delivery']): SortStep | null {
  const real = delivery ? lastStep(delivery.trace) : null
  const done = real === null ? 0 : sortSteps.indexOf(real) + 1
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [shown, setShown] = useState(0)
  useEffect(() => {
    if (shown >= done) return
    const timer = setTimeout(() => setShown(shown + 1), STEP_MS)
    return () => clearTimeout(timer)
  }, [shown, done])
  const count = isStill ? done : Math.min(shown, done)
  return sortSteps[count - 1] ?? null
}
