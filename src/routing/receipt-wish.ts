// Whether a receipt is wanted: which of the person's switches may leave it out, its agents have named (SET-21).
import type { MailSwitch } from '../agent/outcome.ts'
import type { DeliveryServices } from './delivery-services.ts'
import type { Account } from './ports.ts'
import type { Summary } from './summary.ts'

/** `unsubscribeUrl` switches such mails off (RFC 8058). */
export type ReceiptWish = { wanted: true; unsubscribeUrl?: string } | { wanted: false }

/**
 * A receipt is left out when all that it tells is switched off. One that asks something, changes something or did not
 * understand is the answer to the person's own mail and always goes (agents.md 1.9). Guests have no switches; they
 * leave by `#stop`.
 */
export async function receiptWish(
  services: Pick<DeliveryServices, 'mailPermission'>,
  sender: Pick<Account, 'id' | 'confirmed'>,
  summaries: readonly Summary[],
  missing: readonly string[] = [],
): Promise<ReceiptWish> {
  const named = [...new Set(summaries.flatMap(({ mailSwitch }) => mailSwitch ?? []))]
  if (named.length === 0 || !sender.confirmed) return { wanted: true }
  const permissions = await Promise.all(named.map((name) => services.mailPermission(sender.id, name)))
  const off = new Set(named.filter((_, index) => permissions[index] === null))
  if (missing.length === 0 && summaries.every((one) => isLeftOut(one, off))) return { wanted: false }
  return { wanted: true, ...permissions.find((one) => one !== null) }
}

function isLeftOut(summary: Summary, off: ReadonlySet<MailSwitch>): boolean {
  const { mailSwitch, asked, changeLines, notUnderstood, notes, sections } = summary
  if (!mailSwitch || !off.has(mailSwitch)) return false
  return [asked, changeLines, notUnderstood, notes, sections].every((part) => part.length === 0)
}
