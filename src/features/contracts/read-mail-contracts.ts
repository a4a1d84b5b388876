// Reads a mail to Dina by rules: its files, or a contract that stands in the mail itself.
import type { AgentMail, InThread } from '../../agent/agent.ts'
import type { Document } from '../../files/document.ts'
import { TookTooMuch } from '../../kit/own-thread.ts'
import { readCommands } from '../../language/commands.ts'
import type { ContractReading } from '../../language/documents/contracts/contract-reading.ts'
import { plainWords, saysAny } from '../../language/documents/contracts/cues.ts'
import type { MailFilesRead } from '../documents/index.ts'
import type { ContractProposal, KnownContracts, ReadContractFile } from './contract-proposal.ts'
import type { readContractFile } from './contract-rules.ts'

export interface ReadingServices {
  mailFiles: MailFilesRead
  /** Reading takes time, and has a thread of its own. */
  readContractFile: InThread<typeof readContractFile>
}

/** A shorter text in a mail is a mail. */
const LEAST_CHARACTERS = 600

/** "Remind me", in the languages that mails are read in. */
const REMIND = ['remind', 'erinner', 'rappel', 'recuerd', 'recordar', 'record', 'ricord', 'herinner', 'lembr']
/** Words that stand before what is pasted below them. */
const MOST_ASKED = 600

export async function readMailContracts(
  services: ReadingServices,
  mail: AgentMail,
  known: KnownContracts,
): Promise<ContractProposal> {
  const { commands, rest } = readCommands(mail.parsed.newest.text)
  if (mail.commandsOnly) return { commands, files: [], wantsReminders: false }
  const wantsReminders = saysAny(plainWords(rest.slice(0, MOST_ASKED)), REMIND)
  const files: ReadContractFile[] = []
  for (const file of known.files) {
    const { name, unit, partsRead, partsTotal, failure } = file
    const about = { name, unit, partsRead, partsTotal, failure, contract: null, notes: [] }
    const document = failure === null ? await services.mailFiles.documentOf(known.scope, mail, file) : null
    if (failure !== null || !document) files.push({ ...about, failure: failure ?? 'gone' })
    else files.push({ ...about, contract: await read(services, mail, document, name), notes: document.notes })
  }
  if (files.length > 0) return { commands, files, wantsReminders }
  const pasted = await readPasted(services, mail)
  return { commands, files: pasted, wantsReminders }
}

/** A text that takes too long is left out, and the rest of the mail is read. */
async function read(
  services: ReadingServices,
  mail: AgentMail,
  document: Document,
  name: string,
): Promise<ContractReading | null> {
  const given = { name, sentOn: mail.sentAt.toISOString().slice(0, 10), language: mail.writtenIn }
  try {
    return await services.readContractFile({ document, given }, mail.sender.email)
  } catch (error) {
    if (error instanceof TookTooMuch) return null
    throw error
  }
}

/** Of a reply its newest text alone: what it quotes was sent before. */
async function readPasted(services: ReadingServices, mail: AgentMail): Promise<ReadContractFile[]> {
  const text = mail.isReply ? mail.parsed.newest.text : mail.parsed.text
  if (text.length < LEAST_CHARACTERS) return []
  const name = mail.parsed.subject ?? ''
  const contract = await read(services, mail, asDocument(text), name)
  if (!contract?.isContract) return []
  return [{ name, unit: 'mail', partsRead: 1, partsTotal: 1, failure: null, contract, notes: [] }]
}

function asDocument(text: string): Document {
  const blocks = text
    .replace(/^[> ]{1,8}/gm, '')
    .split(/\n[ \t]*\n/)
    .map((paragraph) => ({ kind: 'paragraph' as const, text: paragraph.trim() }))
    .filter((one) => one.text !== '')
  return {
    ...{ kind: 'mail', title: null, unit: 'mail', total: 1, notes: [], files: [] },
    parts: [{ number: 1, name: null, isRecognised: false, blocks }],
  }
}
