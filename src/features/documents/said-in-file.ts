// What a task is made of: an action, a date, or a change since an earlier version, in the words of the file.
import { AppError } from '../../kit/errors.ts'
import type { LineChange } from '../../language/documents/compare.ts'
import type { DocumentRow } from './document-store.ts'
import type { Said } from './make-task.ts'

const flat = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Throws not_found where the file says no such thing. */
export function saidIn({ analysis }: DocumentRow, list: 'actions' | 'dates', index: number): Said {
  if (list === 'actions') {
    const action = analysis?.actions[index]
    if (action) return { title: flat(action.text), due: action.due, quote: flat(action.place.quote) }
  }
  const date = list === 'dates' ? analysis?.dates[index] : undefined
  if (!date) throw new AppError('not_found', 'This is not in the file')
  return { title: flat(date.what ?? date.text), due: dayOf(date.iso), quote: flat(date.place.quote) }
}

const dayOf = (iso: string): string | null => (iso.length === 10 ? iso : null)

/** Due on the day that the new words name, where they name one. */
export function changeSaid({ analysis }: DocumentRow, change: LineChange | undefined): Said {
  if (!change) throw new AppError('not_found', 'This is not among the changes')
  const { before, after, title } = change
  const date = analysis?.dates.find(
    ({ text, place, iso }) =>
      dayOf(iso) !== null && place.part === change.partAfter && after !== null && after.includes(text),
  )
  const under = title === '' ? '' : `${flat(title)}: `
  return {
    title: `${titles[change.kind]} ${under}${flat(after ?? before ?? '')}`,
    due: date ? dayOf(date.iso) : null,
    quote: [before, after].flatMap((text) => (text === null ? [] : [flat(text)])).join(' \u2192 '),
  }
}

const titles = { added: 'Check what is new:', removed: 'Check what is gone:', changed: 'Check the change:' }
