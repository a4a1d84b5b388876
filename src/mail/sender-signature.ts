// When a signature that verifies is worth believing.
import type { DKIMResult } from 'mailauth'

/** The fields of mailauth's result that its types leave out. */
interface SignatureFacts {
  signingHeaders?: { keys?: string }
  /** Bytes of the body that the hash covers, and bytes there are. */
  canonBodyLength?: number
  canonBodyLengthTotal?: number
}

/** A pass counts when the signature covers From and the whole body (RFC 6376 sections 5.4 and 8.2). */
export function isSound(result: DKIMResult): boolean {
  if (result.status.result !== 'pass') return false
  const facts = result as DKIMResult & SignatureFacts
  const covered = (facts.signingHeaders?.keys ?? '')
    .toLowerCase()
    .split(':')
    .map((name) => name.trim())
  const whole = (facts.canonBodyLength ?? 0) >= (facts.canonBodyLengthTotal ?? 0)
  return covered.includes('from') && whole
}
