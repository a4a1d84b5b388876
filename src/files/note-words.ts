// What is said to people about the reading of a file: what was left out, and what may be wrong.
import type { Note } from './document.ts'

export const noteWords: Record<Note, string> = {
  cut: 'The file is longer than what is read of one.',
  late: 'Reading took long and stopped before the end.',
  recognised: 'Text was recognised in pictures, so single letters may be wrong.',
  unreadable_pages: 'Some parts of it are damaged and could not be read.',
  turned_pages: 'A page could not be read, it may be turned.',
  macros: 'It contains macros; they were not run.',
  invisible_text: 'It contains text that readers do not see; that was left out.',
  tracked_changes: 'It has tracked changes; it was read as if all were accepted.',
  hidden_sheets: 'It has hidden sheets or slides; they were read, too.',
  embedded_files: 'Files that are embedded in it were not opened.',
  pictures_not_read: 'Some pages are pictures whose text was not recognised.',
}
