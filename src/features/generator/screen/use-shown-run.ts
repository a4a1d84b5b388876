// The run of test mails whose outcome is shown; the address keeps it, so that it can be looked at again.
import { useAddressState } from '../../../ui/use-address-state.ts'
import { TEST_RUN } from '../../triage/contract.ts'
import { testMailCounts } from '../contract.ts'

export interface ShownRun {
  id: string
  /** Mails in all. */
  count: number
}

function read(query: URLSearchParams): ShownRun | null {
  const id = query.get('run') ?? ''
  const count = testMailCounts.find((one) => String(one) === query.get('count'))
  return TEST_RUN.test(id) && count !== undefined ? { id, count } : null
}

function write(query: URLSearchParams, run: ShownRun | null): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const name of ['run', 'count']) next.delete(name)
  if (run)
    for (const [name, value] of [
      ['run', run.id],
      ['count', String(run.count)],
    ] as const)
      next.set(name, value)
  return next
}

export const useShownRun = () => useAddressState(read, write)
