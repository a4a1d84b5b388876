// What documents say to questions: their own sentences with the page, of those that the words of the question find.
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { passagesOfDocument } from '../../language/knowledge/document-passages.ts'
import type { Answered, Asks, SourcePassage } from '../../records/asks.ts'
import type { DocumentServices } from './document-services.ts'
import { listDocuments } from './document-store.ts'
import { DOCUMENT } from './document-subject.ts'
import { type AskedDocument, documentsToAsk, sourceOf } from './documents-to-ask.ts'

export function documentAsks({ db }: Pick<DocumentServices, 'db'>): Asks {
  return {
    async answer(scope, { about }) {
      return about.wanted === 'changes' ? lately(db, scope, about.since ?? '') : null
    },
    async passages(scope, { found, shown }) {
      const onScreen = shown?.kind === DOCUMENT ? [shown.id] : []
      const ids = [...new Set([...onScreen, ...(found.get(DOCUMENT) ?? [])])]
      return (await documentsToAsk(db, scope, ids)).flatMap(passagesIn)
    },
  }
}

function passagesIn({ document: { name }, content, source }: AskedDocument): SourcePassage[] {
  const { unit } = content
  return passagesOfDocument(content, name).map((passage) => ({
    // A file is asked for by its name, whatever title stands in it.
    passage: { ...passage, headings: [nameWords(name), ...passage.headings] },
    place: passage.part === null ? name : `${name}, ${unit} ${passage.part}`,
    source,
  }))
}

/** "Rental-agreement_2026.pdf" is called rental agreement 2026. */
const nameWords = (name: string) => name.replace(/\.\w{1,5}$/, '').replace(/[-_]+/g, ' ')

async function lately(db: Database, scope: Scope, since: string): Promise<Answered | null> {
  const rows = await listDocuments(db, scope, undefined)
  const fresh = rows.filter(({ document }) => document.createdAt.toISOString() >= since).slice(0, 10)
  if (fresh.length === 0) return null
  const statements = fresh.map(({ document }) => ({
    text: `\u2022 A new file: ${document.name}`,
    sources: [sourceOf(document, null)],
  }))
  return { sureness: 0.9, statements }
}
