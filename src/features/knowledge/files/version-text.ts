// A document's text as its versions keep it, to be compared: its sentences and rows under their headings.
import type { Document } from '../../../files/document.ts'
import { passagesOfDocument } from '../../../language/knowledge/document-passages.ts'

/** Characters; what is longer is compared by its beginning. */
const LONGEST = 500_000

export function versionText(content: Document, title: string): string {
  let under = ''
  const pieces = passagesOfDocument(content, title).flatMap(({ headings, sentences }) => {
    const head = headings.slice(1).join(' \u203a ')
    const isNew = head !== '' && head !== under
    under = head
    return [...(isNew ? [`## ${head}`] : []), ...sentences.map(({ text }) => text)]
  })
  return pieces.join('\n\n').slice(0, LONGEST)
}
