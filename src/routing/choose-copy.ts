// Which copy of a mail is processed: of those that came for the recipient the first whose sender is proved (agents.md 1.6).
import { asSystem } from '../kit/db/acting-database.ts'
import { copiesFor, type KeptCopy, type MailCopy, promoteCopy } from '../mail/copy-store.ts'
import { DamagedObject } from '../mail/intake/sealed-object.ts'
import { isIgnored, type MachineMail, readMachineMail } from '../mail/machine-mail.ts'
import type { SenderVerdict } from '../mail/sender.ts'
import { readHeaderFields } from '../mail/sender-headers.ts'
import { bodyStart, readRawHeaders, readTopHeaders } from '../mail/top-headers.ts'
import { type DeliveryContext, KnownTrouble } from './delivery-context.ts'
import type { DeliveryServices } from './delivery-services.ts'
import { judgeSender } from './sender-proof.ts'

export interface ChosenCopy {
  raw: Buffer
  machine: MachineMail
  /** Null where it was not asked: a machine's mail is nobody's. */
  verdict: SenderVerdict | null
}

type StoredMail = Pick<MailCopy, 'object' | 'size'>

const DAMAGED = 'This mail was damaged where it is stored: please ask for it again'

/** Looked at in one go; the rest is looked at afterwards. */
const COPIES_AT_ONCE = 20

/** The mail as it is kept, which nearly always came once. */
export async function onlyCopy({ services, mail }: DeliveryContext): Promise<ChosenCopy> {
  const raw = await readStored(services, mail)
  const machine = machineOf(services, raw, mail)
  if (isMachine(machine)) return { raw, machine, verdict: null }
  return { raw, machine, verdict: await judgeSender(services, raw, mail.envelope) }
}

/**
 * One copy says nothing about another, nor about an address that it did not come for: it may be somebody else's
 * who saw the mail. A better copy takes the mail's place, and then the delivery begins anew: null.
 */
export async function bestCopy(context: DeliveryContext): Promise<ChosenCopy | null> {
  const { services, delivery, mail } = context
  const { db, system } = services
  const kept = await copiesFor(asSystem(db, system), delivery, COPIES_AT_ONCE)
  const own = await judge(services, mail)
  const isForUs = mail.envelope.rcptTo.some((one) => one.toLowerCase() === delivery.recipient)
  let best: (Judged & { copy: KeptCopy | null }) | null = isForUs ? { ...own, copy: null } : null
  let isDnsAway = own.verdict.temporary
  for (const copy of kept) {
    const judged = await judge(services, copy)
    context.judged.push(copy.id)
    isDnsAway ||= judged.verdict.temporary
    if (!best || judged.rank > best.rank) best = { ...judged, copy }
  }
  if (!best) return unproved(own, false)
  if (best.copy && best.rank > own.rank) {
    const headers = readTopHeaders(readRawHeaders(best.raw, bodyStart(best.raw)))
    await promoteCopy(asSystem(db, system), mail, { copy: best.copy, headers })
    return null
  }
  return best.rank === 0 ? unproved(best, isDnsAway) : best
}

function unproved({ raw, machine, verdict }: Judged, temporary: boolean): ChosenCopy {
  return { raw, machine, verdict: { ...verdict, authenticated: false, how: 'none', temporary } }
}

interface Judged extends ChosenCopy {
  verdict: SenderVerdict
  /** 2 for a proved person, 1 for a proved machine, 0 for what anybody could have sent. */
  rank: 0 | 1 | 2
}

async function judge(services: DeliveryServices, copy: MailCopy): Promise<Judged> {
  const raw = await readStored(services, copy)
  const machine = machineOf(services, raw, copy)
  const verdict = await judgeSender(services, raw, copy.envelope)
  const rank = !verdict.authenticated ? 0 : isMachine(machine) ? 1 : 2
  return { raw, machine, verdict, rank }
}

/** Another try would read the same. */
async function readStored(services: DeliveryServices, { object, size }: StoredMail): Promise<Buffer> {
  const raw = await services.files.read(object).catch((error: unknown) => {
    if (error instanceof DamagedObject) throw new KnownTrouble(DAMAGED, true)
    throw error
  })
  if (raw.length !== size) throw new KnownTrouble(DAMAGED, true)
  return raw
}

const machineOf = ({ domain }: DeliveryServices, raw: Buffer, { envelope }: MailCopy) =>
  readMachineMail(readHeaderFields(raw), { mailFrom: envelope.mailFrom, ourDomain: domain })

const isMachine = (machine: MachineMail) => machine.kind === 'bounce' || isIgnored(machine)
