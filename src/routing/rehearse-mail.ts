// What would become of a mail, found out by doing it all in a transaction that is rolled back: nothing is kept or sent.
import { randomUUID } from 'node:crypto'
import type { StoredEnvelope } from '../../db/schema/mails.ts'
import { asSystem } from '../kit/db/acting-database.ts'
import { NotNow } from '../kit/thread-pool.ts'
import { arrivedMail } from '../mail/intake/arrived-mail.ts'
import { cameBefore, intakeStore } from '../mail/intake/intake-store.ts'
import type { MailFiles } from '../mail/intake/mail-files.ts'
import { type MachineMail, readMachineMail } from '../mail/machine-mail.ts'
import type { ParsedMail } from '../mail/parsed-mail.ts'
import type { SenderVerdict } from '../mail/sender.ts'
import { createDnsResolver, type DnsResolver } from '../mail/sender-dns.ts'
import { readHeaderFields } from '../mail/sender-headers.ts'
import { deliveryContext } from './delivery-context.ts'
import type { DeliveryServices } from './delivery-services.ts'
import { claimWithin } from './delivery-store.ts'
import { floodSince } from './flood.ts'
import { processClaimed } from './process-delivery.ts'
import { type RehearsedDelivery, type RehearsedMail, readRehearsed } from './rehearsal-store.ts'
import { judgeSender } from './sender-proof.ts'

export interface MailToRehearse {
  envelope: StoredEnvelope
  raw: Buffer
}

export interface Rehearsal {
  machine: MachineMail
  sender: SenderVerdict
  parsed: ParsedMail
  /** When the same mail came; null for a new one. */
  cameBefore: Date | null
  deliveries: readonly RehearsedDelivery[]
  /** What would go out. */
  mails: readonly RehearsedMail[]
}

/** By rules: no model is asked. @throws what parsing throws, and whatever hinders its course. */
export async function rehearseMail(
  services: DeliveryServices,
  { envelope, raw }: MailToRehearse,
): Promise<Rehearsal> {
  const { db, system } = services
  // What takes long is done before the transaction holds anything.
  const resolver = remembering(services.resolver ?? createDnsResolver())
  const parsed = await services.parse(raw, { sender: `rehearsal ${randomUUID()}`, commandsOnly: false })
  const own: DeliveryServices = {
    ...services,
    resolver,
    files: onlyMail(raw),
    model: { open: async () => null },
    checkTurn: () => {},
    again: async () => {},
    parse: async () => parsed,
  }
  const sender = await judgeSender(own, raw, envelope)
  const arrived = arrivedMail({ entry: { traceId: randomUUID(), source: 'smtp', envelope }, raw })
  const before = await cameBefore(asSystem(db, system), arrived)
  // Under a key of its own it is new, whatever came before.
  const mail = { ...arrived, key: { hash: `rehearsal ${randomUUID()}`, lasting: true } }
  const ids: number[] = []
  const store = intakeStore(db, system, async (made) => void ids.push(...made))
  const { deliveries, mails } = await db.rehearse(
    async () => {
      await store.save([mail], new Map())
      for (const id of ids) await course(own, id)
    },
    () => readRehearsed(asSystem(db, system), ids),
  )
  const machine = readMachineMail(readHeaderFields(raw), {
    mailFrom: envelope.mailFrom,
    ourDomain: services.domain,
  })
  return { machine, sender, parsed, cameBefore: before, deliveries, mails }
}

/** As a worker does it, but for the claim's own commit. A flood does not put it off. */
async function course(services: DeliveryServices, id: number): Promise<void> {
  const claimed = await claimWithin(asSystem(services.db, services.system), id, floodSince(services.clock()))
  if (!claimed) return
  try {
    await processClaimed(deliveryContext(services, claimed, true))
  } catch (error) {
    // Its delivery stands as open: it would be tried again.
    if (!(error instanceof NotNow)) throw error
  }
}

function onlyMail(raw: Buffer): MailFiles {
  return { read: async () => raw, write: async () => {}, remove: async () => {} }
}

/** Every question is asked once, so that nothing waits for the DNS within the transaction. */
function remembering(resolver: DnsResolver): DnsResolver {
  const asked = new Map<string, ReturnType<DnsResolver>>()
  return (name, type) => {
    const key = `${type} ${name.toLowerCase()}`
    const answer = asked.get(key) ?? resolver(name, type)
    asked.set(key, answer)
    return answer
  }
}
