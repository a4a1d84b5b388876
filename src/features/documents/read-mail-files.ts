// Reads a mail to Alex by rules: what its files say, what is other than before in them, and what a reply asks.
import type { AgentMail } from '../../agent/agent.ts'
import type { Document } from '../../files/document.ts'
import { actingAs } from '../../kit/db/acting-database.ts'
import type { Scope } from '../../kit/scope.ts'
import { readCommands } from '../../language/commands.ts'
import { askedOfFiles, tellsOnly } from '../../language/documents/asked.ts'
import { wantsNoAnswer } from '../../language/small-talk.ts'
import { answerQuestions, unlessTooMuch } from './answer-questions.ts'
import { asksForTasks } from './asks-for-tasks.ts'
import type { DocumentProposal, EarlierVersion, KnownFiles, ReadFile } from './document-proposal.ts'
import type { DocumentServices } from './document-services.ts'
import { documentsOfThread, sameElsewhere } from './document-store.ts'
import { familyName } from './family.ts'

/** A reply is compared and asked by so many files of its thread. */
const MOST_ASKED = 20
/** Texts that are as alike as this are versions of one file, whatever their names. */
const ALIKE = 0.7
const MOST_LIKENED = 5

export async function knownFiles(
  { db, mailFiles }: DocumentServices,
  scope: Scope,
  mail: AgentMail,
): Promise<KnownFiles> {
  const files = await mailFiles.filesOf(scope, mail)
  const isInThread = mail.isReply && !mail.isStranger && mail.threadId !== null
  const rows = isInThread ? await documentsOfThread(actingAs(db, scope), mail.threadId ?? 0) : []
  const readingIds = files.map(({ readingId }) => readingId)
  const same = mail.isStranger ? [] : await sameElsewhere(db, scope, { readingIds, mailId: mail.mailId })
  return {
    scope,
    files: files.map((file) => {
      const before = same.find(({ readingId }) => readingId === file.readingId)
      const isOwn = before?.creatorId === scope.userId
      return { ...file, sameAs: before ? { at: before.createdAt.toISOString(), isOwn } : null }
    }),
    documents: rows
      .filter(({ document }) => !rows.some(({ document: later }) => isLater(later, document)))
      .map(({ document: { id, name, version, readingId }, reading }) => ({
        ...{ id, name, version, readingId, unit: reading.unit },
      })),
  }
}

interface Versioned {
  id: number
  familyId: number | null
  version: number
}

const isLater = (one: Versioned, other: Versioned) =>
  (one.familyId ?? one.id) === (other.familyId ?? other.id) && one.version > other.version

export async function readMailFiles(
  services: DocumentServices,
  mail: AgentMail,
  known: KnownFiles,
): Promise<DocumentProposal> {
  const { commands, rest } = readCommands(mail.parsed.newest.text)
  const nothing = { commands, files: [], asked: [], isRemark: false, wantsTasks: false }
  if (mail.commandsOnly) return nothing
  const files: ReadFile[] = []
  for (const file of known.files) files.push(await readOne(services, mail, { file, known }))
  const text = rest.trim()
  const questions = askedOfFiles(text)
  if (files.length > 0) {
    const readable = files.filter(({ failure }) => failure === null).slice(0, MOST_ASKED)
    const asked = readable.map(({ name, unit, readingId }) => ({
      documentId: null,
      name,
      unit,
      read: () => documentIn(services, mail, known, readingId),
    }))
    const answers = await answerQuestions(services.answerFromFile, mail, questions, asked)
    return { ...nothing, files, asked: answers, wantsTasks: asksForTasks(text) }
  }
  const isTalk = text === '' || tellsOnly(text) || wantsNoAnswer(mail.parsed.subject, text)
  if (known.documents.length === 0) return nothing
  if (isTalk) return { ...nothing, isRemark: true }
  const kept = known.documents.slice(-MOST_ASKED).map(({ id, name, unit, readingId }) => ({
    documentId: id,
    name,
    unit,
    read: () => documentIn(services, mail, known, readingId),
  }))
  const whole = questions.length > 0 ? questions : [text.slice(0, 500)]
  const asked = await answerQuestions(services.answerFromFile, mail, whole, kept)
  const isFound = asked.some(({ answered, nearest }) => answered.length > 0 || nearest !== null)
  return questions.length > 0 || isFound ? { ...nothing, asked } : { ...nothing, isRemark: true }
}

async function readOne(
  services: DocumentServices,
  mail: AgentMail,
  { file, known }: { file: KnownFiles['files'][number]; known: KnownFiles },
): Promise<ReadFile> {
  const read: ReadFile = { ...file, analysis: null, notes: [], earlier: null }
  if (file.failure !== null) return read
  const document = await documentIn(services, mail, known, file.readingId)
  if (!document) return { ...read, failure: 'gone' }
  const given = { name: file.name, sentOn: mail.sentAt.toISOString().slice(0, 10), language: mail.writtenIn }
  const analysis = await unlessTooMuch(() => services.understandFile({ document, given }, mail.sender.email))
  const earlier = await earlierOf(services, mail, { file, document, known })
  return { ...read, analysis, notes: document.notes, earlier }
}

const documentIn = (
  { mailFiles }: DocumentServices,
  mail: AgentMail,
  { scope }: KnownFiles,
  readingId: number,
): Promise<Document | null> => mailFiles.documentOf(scope, mail, { readingId })

/** The version that the thread has: by its name, else by a text that is nearly the same. */
async function earlierOf(
  services: DocumentServices,
  mail: AgentMail,
  { file, document, known }: { file: KnownFiles['files'][number]; document: Document; known: KnownFiles },
): Promise<EarlierVersion | null> {
  const named = known.documents.filter(({ name }) => familyName(name) === familyName(file.name))
  const others = named.length > 0 ? named.slice(-1) : known.documents.slice(-MOST_LIKENED)
  for (const before of others) {
    if (before.readingId === file.readingId)
      return { documentId: before.id, version: before.version, changes: [], moved: 0 }
    const old = await documentIn(services, mail, known, before.readingId)
    const compared =
      old &&
      (await unlessTooMuch(() => services.compareFiles({ before: old, after: document }, mail.sender.email)))
    const isSame = named.length > 0 || (compared !== null && compared.likeness >= ALIKE)
    if (isSame)
      return {
        documentId: before.id,
        version: before.version,
        changes: (compared?.changes ?? []).slice(0, MOST_CHANGES),
        moved: compared?.moved ?? 0,
      }
  }
  return null
}

/** In a mail; the page has all. */
const MOST_CHANGES = 10
