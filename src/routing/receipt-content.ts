// What a receipt says: what all deliveries of a mail did, in the words and the time zone of its reader.
import { agentFrom, cardOf } from '../crew/crew.ts'
import type { ReceiptContent, ReceiptPart } from '../mail/layout-receipt.ts'
import { PRODUCT_HUE } from '../mail/layout-tokens.ts'
import { momentWords } from '../mail/words/days.ts'
import { wordsIn } from '../mail/words/words.ts'
import type { DeliveryServices } from './delivery-services.ts'
import type { MailRow } from './delivery-store.ts'
import type { Answered } from './summary.ts'
import { withoutRepeats } from './without-repeats.ts'

/** Rows of one agent; more are in the app. */
const SHOWN = 50

export interface ReceiptFacts {
  row: MailRow
  /** In the mail's own order of recipients. */
  parts: readonly Answered[]
  /** The one of them whose agent sends it. */
  first: Answered
  missing: readonly string[]
  at: Date
}

export async function receiptContent(
  services: DeliveryServices,
  facts: ReceiptFacts,
): Promise<ReceiptContent> {
  const { row, parts, first, missing } = facts
  const [own, ...others] = withoutRepeats([first, ...parts.filter((one) => one !== first)].map(partOf))
  if (!own) throw new Error('a receipt has the part of the agent that sends it')
  const { from, to, subject, sentAt, zone, language } = first.header
  const claimUrl = to.confirmed ? null : await services.claimUrl(to)
  return {
    language,
    ...own,
    others,
    missing,
    mail: { subject, date: momentWords(new Date(sentAt), zone, language) },
    readBy: readBy(facts),
    help: [...new Set(parts.flatMap((one) => one.help))],
    isCorrectable: parts.some((one) => one.isCorrectable !== false),
    ...(claimUrl ? { claimUrl } : {}),
    mailHash: row.key,
    ...(from.isSet && { voice: { tone: from.tone, reader: to.name, signOff: from.signOff } }),
  }
}

function partOf({ header: { from }, headline, place, ...told }: Answered): ReceiptPart {
  const type = agentFrom(from.agentType)
  return {
    agent: { name: from.name, hueHex: type ? cardOf(type).hue.light : PRODUCT_HUE },
    headline: `${headline}.`,
    items: told.made.slice(0, SHOWN),
    suggestions: told.asked,
    changed: told.changeLines,
    sections: told.sections,
    notUnderstood: told.notUnderstood,
    notes: [...new Set(told.notes)],
    projectUrl: place?.url ?? null,
    projectName: place?.name ?? null,
  }
}

/** "Read by rules in 0.4 s"; after a long wait the time says nothing. */
function readBy({ parts, first, row, at }: ReceiptFacts): string {
  const model = parts.find((one) => one.model !== null)?.model ?? null
  const seconds = Math.max(0.1, (at.getTime() - row.receivedAt.getTime()) / 1000)
  return wordsIn(first.header.language).receipt.readBy(model, seconds < 600 ? seconds : null)
}
