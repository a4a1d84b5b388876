// What is said to people about the reading of a file: how much of it was read, and what was left out.
import type { Content, Note, Unit } from './document.ts'

export const noteWords: Record<Note, string> = {
  cut: 'The file is longer than what is read of one.',
  late: 'Reading took long and stopped before the end.',
  recognised: 'Text was recognised in pictures, so single letters may be wrong.',
  unreadable_pages: 'Some parts of it are damaged and could not be read.',
  macros: 'It contains macros; they were not run.',
  invisible_text: 'It contains text that readers do not see; that was left out.',
  tracked_changes: 'It has tracked changes; it was read as if all were accepted.',
  hidden_sheets: 'It has hidden sheets or slides; they were read, too.',
  embedded_files: 'Files that are embedded in it were not opened.',
  pictures_not_read: 'Some pages are pictures whose text was not recognised.',
}

const nouns: Record<Unit, readonly [one: string, many: string]> = {
  page: ['page', 'pages'],
  sheet: ['sheet', 'sheets'],
  slide: ['slide', 'slides'],
  section: ['section', 'sections'],
  image: ['picture', 'pictures'],
  mail: ['mail', 'mails'],
  entry: ['entry', 'entries'],
  file: ['file', 'files'],
}

/** Such as `read 12 of 40 pages`. Of an archive it is its files that count. */
export function howMuchWasRead(content: Content, files = 0): string {
  const [one, many] = nouns[content.unit]
  const read = content.unit === 'file' ? files : content.parts.length
  return `read ${read} of ${content.total} ${content.total === 1 ? one : many}`
}
