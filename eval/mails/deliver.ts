// Reads a raw mail as its delivery does, from the bytes to what Tula would make of it, without a database.
import type { AgentMail, MailPerson } from '../../src/agent/agent.ts'
import { CONFIDENCE_GATE } from '../../src/agent/agent.ts'
import { readMail } from '../../src/agent/read-mail.ts'
import type { ProposedTask, TaskProposal } from '../../src/features/tula/task-proposal.ts'
import { readByRules } from '../../src/features/tula/task-rules.ts'
import { tula } from '../../src/features/tula/tula-agent.ts'
import type { TulaServices } from '../../src/features/tula/tula-services.ts'
import { mintScope } from '../../src/kit/scope.ts'
import { nothingLearned } from '../../src/language/learned/learned-reading.ts'
import { parseMail } from '../../src/mail/parse.ts'
import type { ModelClient } from '../../src/model/client.ts'
import { agentMailOf } from '../../src/routing/agent-mail.ts'
import type { DeliveryContext } from '../../src/routing/delivery-context.ts'
import { findPeople } from '../../src/routing/participants.ts'
import type { Account, PeoplePort } from '../../src/routing/ports.ts'
import type { AgentRoute } from '../../src/routing/route-shapes.ts'

const DOMAIN = 'mailcrew.localhost'
const TULA = `tula@${DOMAIN}`

/** A mail that has been read, with all that a scorer asks about. */
export interface ReadMail {
  mail: AgentMail
  proposal: TaskProposal
  /** Made at once: at or above the gate. */
  direct: ProposedTask[]
  /** CPU milliseconds of parsing and of reading. */
  parseMs: number
  readMs: number
}

/** Nobody has an account yet: everybody on the mail becomes a guest. */
function guests(): PeoplePort {
  const known = new Map<string, Account>()
  const guestAt = async (address: string, name: string | null) => {
    const email = address.toLowerCase()
    const guest = {
      id: known.size + 1,
      email,
      name,
      timeZone: null,
      language: null,
      mailLanguage: null,
      confirmed: false,
      isDisabled: false,
    }
    const account = known.get(email) ?? guest
    known.set(email, account)
    return account
  }
  return {
    guestAt,
    noteLanguage: async () => {},
    accountAt: async () => null,
    knownAt: async (addresses) =>
      new Map(addresses.flatMap((one) => (known.has(one) ? [[one, known.get(one) as Account]] : []))),
    blockersOf: async () => new Set(),
    roleIn: async () => null,
  }
}

/** As its agent gets it: parsed, and its people known. Nobody of it has written before. */
export async function agentMail(raw: Buffer): Promise<AgentMail> {
  const parsed = await parseMail(raw)
  const context = {
    delivery: { id: 1, recipient: TULA },
    mail: { id: 1, receivedAt: parsed.date?.at ?? new Date() },
    services: { people: guests(), domain: DOMAIN },
  } as unknown as DeliveryContext
  const route = {
    address: TULA,
    ownerId: null,
    settings: null,
    thread: null,
    isStranger: false,
  } as unknown as AgentRoute
  const people = await findPeople(context, parsed, null, parsed.from?.address ?? '')
  const others = await people.others(new Set())
  return agentMailOf(context, parsed, route, { sender: people.sender, others, blockers: new Set() })
}

/** Of a first mail: nothing of it is looked up in a database. */
export async function deliver(raw: Buffer, model: ModelClient | null = null): Promise<ReadMail> {
  const began = process.cpuUsage()
  const mail = await agentMail(raw)
  const parseMs = milliseconds(began)
  const agent = tula({
    readByRules: async (...given: Parameters<typeof readByRules>) => readByRules(...given),
    readingFor: async () => nothingLearned,
  } as unknown as TulaServices)
  const reads = process.cpuUsage()
  const reading = await readMail(agent, {
    ...{ scope: mintScope(mail.sender.userId), mail, model },
    placeOf: async () => null,
  })
  const readMs = milliseconds(reads)
  const proposal = reading.proposal as TaskProposal
  const tasks = proposal.tasks.map((task) => ({ ...task, assignees: assigned(task, mail) }))
  const direct = tasks.filter(({ confidence }) => confidence >= CONFIDENCE_GATE)
  return { mail, proposal: { ...proposal, tasks }, direct, parseMs, readMs }
}

/** In a project of one, all is that person's (MAIL-17). */
function assigned(task: ProposedTask, mail: AgentMail): string[] {
  return mail.to.length + mail.cc.length === 0 ? [mail.sender.email] : task.assignees
}

export const everybody = ({ sender, to, cc }: AgentMail): MailPerson[] => [sender, ...to, ...cc]

function milliseconds(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1_000
}
