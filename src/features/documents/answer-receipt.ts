// What Alex answers to a question about files that he has read: their own sentences, or that they do not say.
import { emptyOutcome, type Outcome } from '../../agent/outcome.ts'
import { wordsIn } from '../../mail/words/words.ts'
import type { AnsweredFile } from './document-proposal.ts'
import { documentUrl, type FileUnit, type ReceiptContext, short } from './document-receipt.ts'

export function answeredOutcome(
  answered: readonly AnsweredFile[],
  { hueHex, publicUrl, reader, question }: ReceiptContext & { question: string },
): Outcome {
  const { document: words } = wordsIn(reader.language)
  const asked = { kind: 'paragraph' as const, text: wordsIn(reader.language).quote(short(question)) }
  if (answered.length === 0)
    return { ...emptyOutcome(words.noAnswer), sections: [asked], notes: [words.noAnswerNote] }
  const files = answered.map(({ name, unit, documentId, answers }) => ({
    ...{ kind: 'rows' as const, heading: name },
    rows: answers.map(({ text, part }) => ({
      ...{ number: null, hueHex, title: short(text), meta: words.place((unit ?? 'page') as FileUnit, part) },
      link: { text: words.open, url: documentUrl(publicUrl, documentId) },
    })),
  }))
  return { ...emptyOutcome(words.answer), sections: [asked, ...files] }
}
