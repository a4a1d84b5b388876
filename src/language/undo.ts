// Tells a sentence that says nothing but that what was done is to be taken back.
import { fold, singleSpaced } from './fold.ts'

const UNDO = new Set([
  ...[
    'undo',
    'undo it',
    'undo that',
    'undo this',
    'undo all',
    'undo everything',
    'take it back',
    'take that back',
  ],
  ...['take them back', 'revert', 'revert it', 'revert that', 'roll it back'],
  ...[
    'ruckgangig',
    'mach es ruckgangig',
    'mach das ruckgangig',
    'ruckgangig machen',
    'nimm es zuruck',
    'nimm das zuruck',
  ],
  ...['annuler', 'annule', 'annulez', 'annule ca', 'annule tout', 'defais', 'reviens en arriere'],
  ...['deshacer', 'deshaz', 'deshazlo', 'deshaz todo', 'deshagalo', 'revertir'],
  ...['annulla', 'annullalo', 'annulla tutto', 'ripristina'],
  ...['ongedaan', 'ongedaan maken', 'maak het ongedaan', 'maak dat ongedaan', 'draai het terug'],
  ...['desfazer', 'desfaz', 'desfaca', 'desfaz tudo', 'reverter'],
])

/** "Please undo that." */
export function isUndo(sentence: string): boolean {
  if (sentence.length > 60 || sentence.includes('?')) return false
  const plain = singleSpaced(fold(sentence))
    .replace(/[^\p{L}\p{N} ]/gu, ' ')
    .trim()
  return UNDO.has(withoutCourtesy(singleSpaced(plain).trim()))
}

const COURTESY = new Set(
  'please bitte merci s il te plait vous por favor per favore alsjeblieft thanks danke gracias grazie'.split(
    ' ',
  ),
)

function withoutCourtesy(plain: string): string {
  const words = plain.split(' ')
  const first = words.findIndex((word) => !COURTESY.has(word))
  const last = words.findLastIndex((word) => !COURTESY.has(word))
  return words.slice(Math.max(0, first), last + 1).join(' ')
}
