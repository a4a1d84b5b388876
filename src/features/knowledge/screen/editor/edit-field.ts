// Edits the text of a field as if it were typed, so that the browser's own undo takes it back.
import type { Edit, Selection } from './edit-text.ts'

export const selectionOf = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selection => ({
  text: value,
  from: selectionStart,
  to: selectionEnd,
})

export function editField(field: HTMLTextAreaElement, { from, to, by, select }: Edit): void {
  field.focus()
  field.setSelectionRange(from, to)
  // The only way of a browser to change a field with its undo; it is heard as typing.
  const isDone = by === '' ? document.execCommand('delete') : document.execCommand('insertText', false, by)
  if (!isDone && from !== to + by.length) {
    field.setRangeText(by, from, to, 'end')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  field.setSelectionRange(...select)
}
