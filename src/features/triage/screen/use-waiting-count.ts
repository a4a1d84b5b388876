// How much waits for a person to decide, for the header of every page: a number alone, not the lists behind it.
import { useRead } from '../../../ui/use-read.ts'
import { countWaiting } from '../contract.ts'

/** 0 until it is known. */
export function useWaitingCount(): number {
  const select = ({ suggestions, mails }: { suggestions: number; mails: number }) => suggestions + mails
  return useRead(countWaiting, {}, { select }).data ?? 0
}
