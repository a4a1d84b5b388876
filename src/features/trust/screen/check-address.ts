// What is wrong with an address that somebody wants to block, before the server is asked (SET-09 to SET-12).
import { addressToBlock, blockWords } from '../contract.ts'

export type CheckedAddress = { address: string } | { error: string }

/** `known` are the addresses that are blocked already, in lower case. */
export function checkAddress(entered: string, known: readonly string[]): CheckedAddress {
  const parsed = addressToBlock.safeParse(entered)
  if (!parsed.success) return { error: parsed.error.issues[0]?.message ?? blockWords.invalid }
  return known.includes(parsed.data) ? { error: blockWords.already } : { address: parsed.data }
}
