// What documents say to questions: their own sentences with the page, of those that the words of the question find.
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import type { Asks, Statement } from '../../records/asks.ts'
import { documentContent } from './document-content-store.ts'
import { documentPath } from './document-path.ts'
import type { DocumentServices } from './document-services.ts'
import { type DocumentRow, listDocuments, requireDocument } from './document-store.ts'
import { DOCUMENT } from './document-subject.ts'

/** Each is read through, so that few are. */
const MOST_READ = 4
const MOST_SAID = 2

type Services = Pick<DocumentServices, 'db' | 'answerFromFile'>

export function documentAsks(services: Services): Asks {
  const { db } = services
  return {
    async answer(scope, { said, about, found, shown }) {
      if (about.wanted === 'changes') return lately(db, scope, about.since ?? '')
      if (about.wanted !== 'passage' && about.wanted !== 'fact') return null
      const onScreen = shown?.kind === DOCUMENT ? [shown.id] : []
      const named = found.get(DOCUMENT) ?? []
      const ids = [...new Set([...onScreen, ...named])].slice(0, MOST_READ)
      for (const id of ids) {
        const statements = await saidBy(services, scope, id, said)
        if (statements.length > 0) return { sureness: about.wanted === 'passage' ? 0.8 : 0.58, statements }
      }
      return null
    },
  }
}

async function saidBy(
  { db, answerFromFile }: Services,
  scope: Scope,
  id: number,
  question: string,
): Promise<Statement[]> {
  const { document } = await requireDocument(db, scope, id)
  const content = await documentContent(db, document.id)
  if (!content) return []
  const asked = { document: content, question: matterOf(question) }
  const answers = await answerFromFile(asked, `person ${scope.userId}`)
  return answers.slice(0, MOST_SAID).map(({ text, part, quote }) => ({
    text: `${text} (${document.name}, page ${part})`,
    sources: [sourceOf(document, quote)],
  }))
}

/** "What does the lease say about notice" asks it about notice: its own name stands on every page. */
function matterOf(question: string): string {
  const about = /\b(?:say|says|state|states|require|requires) (?:about|on|of|regarding) /i.exec(question)
  return about ? question.slice(about.index + about[0].length) : question
}

async function lately(db: Database, scope: Scope, since: string) {
  const rows = await listDocuments(db, scope, undefined)
  const fresh = rows.filter(({ document }) => document.createdAt.toISOString() >= since).slice(0, 10)
  if (fresh.length === 0) return null
  const statements = fresh.map(({ document }) => ({
    text: `\u2022 A new file: ${document.name}`,
    sources: [sourceOf(document, null)],
  }))
  return { sureness: 0.9, statements }
}

const sourceOf = (document: DocumentRow, quote: string | null) => ({
  ...{ kind: DOCUMENT, id: document.id, title: document.name, path: documentPath(document.id) },
  ...{ quote, at: document.createdAt.toISOString() },
})
