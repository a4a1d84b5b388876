// The names of the months and their short forms, in the languages of the readers.
import { fold } from '../fold.ts'

const CODES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt']
let months: Map<string, number> | null = null

/** 1 for January; null for another word. The word is folded. */
export function monthNamed(word: string): number | null {
  months ??= gather()
  return months.get(word) ?? null
}

function gather(): Map<string, number> {
  const names = new Map<string, number>([['sept', 9]])
  for (const code of CODES)
    for (const length of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(code, { month: length, timeZone: 'UTC' })
      for (let month = 0; month < 12; month++) {
        const name = fold(format.format(Date.UTC(2026, month, 1))).replaceAll('.', '')
        if (!names.has(name)) names.set(name, month + 1)
      }
    }
  return names
}
