// The board's view in the address.
import { expect, it } from 'vitest'
import { type BoardView, filterCount, plainView, withoutFilters } from './board-view.ts'
import { readOpenMail, writeOpenMail } from './mail-address.ts'
import { readView, writeView } from './view-address.ts'

const view: BoardView = {
  search: 'hall & deck',
  priorities: ['high', 'low'],
  assignees: ['amara+x@example.com'],
  statuses: ['blocked'],
  due: 'week',
  sort: 'due',
  direction: 'asc',
}

it('a view survives the address, and other parameters stay', () => {
  const query = writeView(new URLSearchParams('highlightTask=7'), view)
  expect(readView(new URLSearchParams(query.toString()))).toEqual(view)
  expect(query.get('highlightTask')).toBe('7')
})

it('the plain view writes nothing, and what is unknown is left out', () => {
  expect(writeView(new URLSearchParams(), plainView).toString()).toBe('')
  expect(readView(new URLSearchParams('priority=urgent&due=never&sort=colour&order=up'))).toEqual(plainView)
})

it('filters are counted and cleared, the sort stays', () => {
  expect(filterCount(view)).toBe(6)
  expect(withoutFilters(view)).toEqual({ ...plainView, sort: 'due', direction: 'asc' })
})

it('a mail and its sentence are opened and closed by the address', () => {
  const opened = writeOpenMail(new URLSearchParams('q=hall'), { mailId: 12, markKey: 't7' })
  expect(opened.toString()).toBe('q=hall&mail=12&mark=t7')
  expect(readOpenMail(opened)).toEqual({ mailId: 12, markKey: 't7' })
  expect(writeOpenMail(opened, null).toString()).toBe('q=hall')
  expect(readOpenMail(new URLSearchParams('mail=x'))).toBeNull()
})
